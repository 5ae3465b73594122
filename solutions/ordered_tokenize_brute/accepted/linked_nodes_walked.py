"""Keeps the sequence as linked nodes and walks them all for each token.
"""

class Node:
    def __init__(self, token_id, text):
        self.token_id = token_id
        self.text = text
        self.next = None


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    head = Node(-1, "")
    last = head
    for token_id in ids:
        last.next = Node(token_id, alphabet[token_id])
        last = last.next
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        node = head.next
        while node is not None and node.next is not None:
            if node.text + node.next.text == token:
                node.token_id = token_id
                node.text = token
                node.next = node.next.next
            node = node.next
    answer = []
    node = head.next
    while node is not None:
        answer.append(node.token_id)
        node = node.next
    return answer
