"""Shapes of large texts with alphabets; `size` counts characters."""

import math
from random import Random

import msgspec

from kata_engine.calls import Arguments
from kata_engine.inputs.letters import FIRST_WIDE_CODE, LAST_WIDE_CODE, MOST_LETTERS, Positive, draw_letters


class TextShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="make"):
    """A text with an alphabet."""

    def arguments(self, size: int, random: Random) -> Arguments:
        """(text, alphabet) with about `size` characters."""
        raise NotImplementedError


class DeBruijn(TextShape, frozen=True, tag="de_bruijn"):
    """Every ordered pair of two different letters stands exactly once, and is a merge: N = M = k(k-1)."""

    def arguments(self, size: int, random: Random) -> Arguments:
        """An Eulerian circuit over the complete graph of k letters, merges shuffled."""
        count = max(2, math.ceil((1 + math.sqrt(1 + 4 * size)) / 2))
        base = draw_letters(count, random)
        order = random.sample(range(count), count)
        ahead = [order[start:] + order[:start] for start in random.choices(range(count), k=count)]
        stack, circuit = [0], []
        while stack:
            left = stack[-1]
            while ahead[left] and ahead[left][-1] == left:
                ahead[left].pop()
            if ahead[left]:
                stack.append(ahead[left].pop())
            else:
                circuit.append(base[stack.pop()])
        merges = [left + right for left in base for right in base if left != right]
        random.shuffle(merges)
        return ("".join(circuit), base + merges)


class OneMerge(TextShape, frozen=True, tag="one_merge"):
    """Two letters in turn and the one merge that joins them: N/2 hits in a single pass."""

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and three entries."""
        base = draw_letters(2, random)
        return ("".join(base) * (size // 2 + random.randrange(1 + size // 100)), [*base, "".join(base)])


class DoublingRun(TextShape, frozen=True, tag="doubling_run"):
    """A run of one letter with a token of every power of two up to `longest`.

    The letter takes four bytes: copies of the rest of the text show.
    """

    longest: Positive = 256

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet; the text is no power of two long."""
        letter = chr(random.randrange(FIRST_WIDE_CODE, LAST_WIDE_CODE))
        powers = [letter * 2**n for n in range(1 + int(math.log2(self.longest)))]
        return (letter * (size + random.randrange(1 + size // 50)), powers)


class Composed(TextShape, frozen=True, tag="composed"):
    """Few letters; each merge joins two others, and the text is made of the tokens.

    `shuffled`, a token may come before its parts; as many tokens that stand nowhere lie between.
    """

    base: Positive = 4
    merges: Positive = 16
    shuffled: bool = False

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet; tokens have at most 32 characters."""
        alphabet = draw_letters(self.base, random)
        known = set(alphabet)
        while len(alphabet) < self.base + self.merges:
            token = random.choice(alphabet) + random.choice(alphabet)
            if len(token) <= 32 and token not in known:
                alphabet.append(token)
                known.add(token)
        tokens = list(alphabet)
        if self.shuffled:
            merges = alphabet[self.base :] + [token + "\u2717" for token in alphabet[self.base :]]
            alphabet = alphabet[: self.base] + random.sample(merges, len(merges))
        pieces, length = [], 0
        while length < size:
            pieces.append(random.choice(tokens))
            length += len(pieces[-1])
        return ("".join(pieces)[:size], alphabet)


class Hub(TextShape, frozen=True, tag="hub"):
    """One pair of letters stands between all others and merges with each: to its right, or to its left.

    All those merges meet at the same two letters.
    """

    left: bool = False

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet: size / 40 such merges, each with ten places."""
        first, second, shared, *letters_apart = draw_letters(3 + math.ceil(size / 40), random)
        hub = first + second
        others = [letter + shared if self.left else shared + letter for letter in letters_apart]
        order = random.sample(others * 10, len(others) * 10)
        merges = [other + hub if self.left else hub + other for other in random.sample(others, len(others))]
        alphabet = [first, second, shared, *letters_apart, hub, *others, *merges]
        return (hub + "".join(other + hub for other in order), alphabet)


class Between(TextShape, frozen=True, tag="between"):
    """Letters between x and y merge with the one, then with the other: all those tokens begin and end alike.

    The pair y x, a merge as well, stands everywhere at first, and loses its places one by one, in no order.
    """

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet: two merges for each kind of letter between, of which there are nearly size / 3."""
        x, y, *kinds = draw_letters(2 + min(size // 3, MOST_LETTERS - 2), random)
        text = "".join(x + random.choice(kinds) + y for _ in range(size // 3))
        pairs = [x + kind if random.random() < 0.5 else kind + y for kind in kinds]
        return (text, [x, y, *kinds, *pairs, *(x + kind + y for kind in random.sample(kinds, len(kinds))), y + x])


class NeverNeighbours(TextShape, frozen=True, tag="never_neighbours"):
    """Letters that stand in turn, all of them often, and merges of letters that are not neighbours: M = N / 3."""

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet; the last merge is the only one with places."""
        base = draw_letters(3 + math.isqrt(size // 3), random)
        apart = [
            left + right for place, left in enumerate(base) for right in base if right != base[(place + 1) % len(base)]
        ]
        return ("".join(base) * (size // len(base)), [*base, *random.sample(apart, len(apart)), base[0] + base[1]])


class IdleMerges(TextShape, frozen=True, tag="idle_merges"):
    """A text of letters that all differ, and five merges a letter, of which hardly one stands in the text."""

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet."""
        base = draw_letters(min(size, MOST_LETTERS), random)
        lefts, rights = (random.choices(base, k=6 * size) for _ in range(2))
        merges = list(dict.fromkeys(left + right for left, right in zip(lefts, rights, strict=True)))[: 5 * size]
        return ("".join(random.sample(base, len(base))), base + merges)


class EachLength(TextShape, frozen=True, tag="each_length"):
    """One token of each length from 2 to `longest`, each a letter longer than the one before."""

    longest: Positive = 200

    def arguments(self, size: int, random: Random) -> Arguments:
        """Text and alphabet; the text is made of the longer tokens."""
        base = draw_letters(3, random)
        tokens = [random.choice(base)]
        while len(tokens[-1]) < self.longest:
            tokens.append(tokens[-1] + random.choice(base))
        pieces = random.choices(tokens[len(tokens) // 2 :], k=2 * size // self.longest + 1)
        return ("".join(pieces)[:size], [*base, *tokens[1:]])
