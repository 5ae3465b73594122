"""The words every report uses: verdicts, kinds of check, levels, isolation; and those of rubrics."""

from enum import StrEnum


class Verdict(StrEnum):
    """What the judge says of a check or of a whole submission."""

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


class Kind(StrEnum):
    """The kinds of check, in the order in which they are graded."""

    EXAMPLES = "examples"
    ORACLE = "oracle"
    LAWS = "laws"
    HIDDEN = "hidden"
    SCALING = "scaling"


class Level(StrEnum):
    """Interview levels, lowest first: mid, senior, staff."""

    L4 = "L4"
    L5 = "L5"
    L6 = "L6"


class Isolation(StrEnum):
    """How far a worker is locked in, weakest first."""

    PROCESS = "process"
    FULL = "full"


class LawName(StrEnum):
    """The laws an answer may be held to."""

    ARGUMENT_UNCHANGED = "argument_unchanged"
    NEW_OBJECT = "new_object"
    SAME_WHEN_CALLED_AGAIN = "same_when_called_again"
    SAME_UNDER_ANOTHER_HASH_SEED = "same_under_another_hash_seed"
    ROWS_SPELL_THE_SAME = "rows_spell_the_same"
    IDS_SPELL_THE_TEXT = "ids_spell_the_text"
    RENAMING = "renaming"


class Dimension(StrEnum):
    """What side of the work a criterion looks at, in the order of an interview."""

    FRAMING = "framing"
    ALGORITHM = "algorithm"
    CODE = "code"
    VERIFICATION = "verification"
    COMMUNICATION = "communication"
    SYSTEMS = "systems"


class Need(StrEnum):
    """Whether a level asks for a criterion."""

    MUST = "must"
    NICE = "nice"


class Rating(StrEnum):
    """What an interviewer saw of a criterion, best first; nothing is said of what was not probed."""

    UNPROMPTED = "unprompted"
    PROMPTED = "prompted"
    ABSENT = "absent"
    NOT_PROBED = "not_probed"
