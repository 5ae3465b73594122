"""The verdicts, as online judges name them."""

from enum import StrEnum


class Verdict(StrEnum):
    """What the judge says about a check or about a whole submission."""

    ACCEPTED = "accepted"
    WRONG_ANSWER = "wrong_answer"
    TIME_LIMIT_EXCEEDED = "time_limit_exceeded"
    MEMORY_LIMIT_EXCEEDED = "memory_limit_exceeded"
    OUTPUT_LIMIT_EXCEEDED = "output_limit_exceeded"
    RUNTIME_ERROR = "runtime_error"
    COMPILE_ERROR = "compile_error"
    NOT_ATTEMPTED = "not_attempted"
    SKIPPED = "skipped"
    JUDGE_ERROR = "judge_error"
