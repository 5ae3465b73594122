"""Nodes are plain objects, with an index by spelled text.
"""

from collections import defaultdict


class Node:
    def __init__(self, place, token_id):
        self.place = place
        self.token_id = token_id
        self.left = None
        self.right = None
        self.alive = True


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    base = {}
    for token in alphabet:
        if len(token) > 1:
            break
        base[token] = len(base)
    nodes = []
    for place, character in enumerate(text):
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        nodes.append(Node(place, base[character]))
    waiting = defaultdict(list)
    for left, right in zip(nodes, nodes[1:]):
        left.right = right
        right.left = left
        waiting[text[left.place:left.place + 2]].append(left)

    for token_id in range(len(base), len(alphabet)):
        token = alphabet[token_id]
        for node in sorted(waiting.pop(token, ()), key=lambda node: node.place):
            partner = node.right
            if not node.alive or partner is None:
                continue
            if alphabet[node.token_id] + alphabet[partner.token_id] != token:
                continue
            node.token_id = token_id
            partner.alive = False
            node.right = partner.right
            if node.right is not None:
                node.right.left = node
                waiting[token + alphabet[node.right.token_id]].append(node)
            if node.left is not None:
                waiting[alphabet[node.left.token_id] + token].append(node.left)
    return [node.token_id for node in nodes if node.alive]
