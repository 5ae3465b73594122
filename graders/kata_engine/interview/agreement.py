"""How far interviewers agree: per criterion, over the candidates that at least two of them rated.

Ratings are steps 0 (absent), 1 (prompted), 2 (unprompted); what was not probed is no rating.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import mean

from kata_engine.interview.levels import POINTS
from kata_engine.interview.ratings import Rating
from kata_engine.interview.scorecard import Scorecard

Pair = tuple[int, int]  # what the first and the second interviewer rated, in steps


@dataclass(frozen=True)
class Agreement:
    """One criterion: how many pairs of ratings there are, the mean kappa of pairs of interviewers, far apart ones.

    Kappa is None where it is not defined: with fewer than two candidates in common, or where all ratings are equal.
    """

    id: str
    pairs: int
    kappa: float | None
    far_apart: float | None


@dataclass(frozen=True)
class Difference:
    """What the interviewers of one candidate rated on one criterion, in the order of the cards.

    `step` is how far the ratings lie apart, None where fewer than two interviewers probed.
    """

    candidate: str
    id: str
    observe: str
    ratings: tuple[Rating, ...]
    step: int | None


def compute_kappa(pairs: Sequence[Pair]) -> float | None:
    """Cohen's kappa with weights that grow with the square of the distance (Cohen 1968); None if undefined.

    1 minus the mean squared distance of the pairs over that of all pairs of a first and a second rating.
    """
    if len(pairs) < 2:
        return None
    seen = sum((first - second) ** 2 for first, second in pairs) / len(pairs)
    chance = sum((first - second) ** 2 for first, _ in pairs for _, second in pairs) / len(pairs) ** 2
    return 1 - seen / chance if chance else None


def measure_agreement(cards: Sequence[Scorecard]) -> list[Agreement]:
    """Each criterion of the cards, in their order."""
    found: dict[str, dict[tuple[str, str], list[Pair]]] = {one.id: defaultdict(list) for one in cards[0].ratings}
    for first, second in combinations(sorted(cards, key=lambda card: card.interviewer), 2):
        if first.candidate != second.candidate or first.interviewer == second.interviewer:
            continue
        others = _count_steps(second)
        for identifier, step in _count_steps(first).items():
            if identifier in others and identifier in found:
                found[identifier][first.interviewer, second.interviewer].append((step, others[identifier]))
    return [_summarise(identifier, by_interviewers) for identifier, by_interviewers in found.items()]


def find_differences(cards: Sequence[Scorecard]) -> list[Difference]:
    """Every criterion of every candidate, where the interviewers differ most first; cards of one candidate in order."""
    found = []
    for candidate in dict.fromkeys(card.candidate for card in cards):
        own = [card for card in cards if card.candidate == candidate]
        for first in own[0].ratings:
            ratings = tuple(_find_rating(card, first.id) for card in own)
            steps = [POINTS[rating] for rating in ratings if rating in POINTS]
            step = max(steps) - min(steps) if len(steps) > 1 else None
            found.append(Difference(candidate, first.id, first.observe, ratings, step))
    return sorted(found, key=lambda one: -(0.5 if one.step is None else one.step))


def _summarise(identifier: str, by_interviewers: dict[tuple[str, str], list[Pair]]) -> Agreement:
    pairs = [pair for some in by_interviewers.values() for pair in some]
    kappas = [kappa for some in by_interviewers.values() if (kappa := compute_kappa(some)) is not None]
    far = sum(abs(first - second) >= 2 for first, second in pairs)
    return Agreement(identifier, len(pairs), mean(kappas) if kappas else None, far / len(pairs) if pairs else None)


def _find_rating(card: Scorecard, identifier: str) -> Rating:
    return next((one.rating for one in card.ratings if one.id == identifier), Rating.NOT_PROBED)


def _count_steps(card: Scorecard) -> dict[str, int]:
    return {one.id: POINTS[one.rating] for one in card.ratings if one.rating in POINTS}
