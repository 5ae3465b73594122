"""Shapes of large inputs that grow with one size and tell slow submissions from fast ones.

Every draw renames the characters and varies the order, so that no two inputs are the same and a cache of
earlier answers does not help.
"""

from kata_engine.inputs.corpus_shapes import (
    Alternating,
    DistinctTokens,
    HubToken,
    LeftsAndRights,
    LongTwins,
    ManySequences,
    MostlyEmpty,
    RandomTokens,
    RepeatedToken,
)
from kata_engine.inputs.text_shapes import (
    Between,
    Composed,
    DeBruijn,
    DoublingRun,
    EachLength,
    Hub,
    IdleMerges,
    NeverNeighbours,
    OneMerge,
)

Shape = (
    RepeatedToken
    | Alternating
    | RandomTokens
    | DistinctTokens
    | HubToken
    | LeftsAndRights
    | LongTwins
    | ManySequences
    | MostlyEmpty
    | DeBruijn
    | OneMerge
    | DoublingRun
    | Composed
    | Hub
    | EachLength
    | Between
    | IdleMerges
    | NeverNeighbours
)
