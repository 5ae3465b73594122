"""Laws: properties every right answer has, examined without an expected answer and told in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kata_engine.checks.bench import Bench, Report
from kata_engine.grader import Law
from kata_engine.judge import Complaint
from kata_engine.outcome import Arguments, Outcome, Raised, Returned, Stopped
from kata_engine.signature import type_problem
from kata_engine.text import show, show_call
from kata_engine.values import first_difference, same
from kata_engine.words import LawName, Verdict

FIRST_CODE, STRIDE = 0x3403, 7  # a renaming maps characters to ideographs, in the same order


@dataclass(frozen=True)
class Rule:
    """How a law is examined: the second call that follows the first, and what is broken about both answers."""

    broken: Callable[[Arguments, Any, Any], str] = lambda arguments, first, second: ""
    follow: Callable[[Arguments], Arguments] = lambda arguments: arguments
    other_hash_seed: bool = False
    spoiled: bool = False  # the first answer is changed by whom it was given to, before the second call


def run(bench: Bench, law: Law) -> Report:
    """The smallest input found on which the law does not hold, or none."""
    from kata_engine.inputs import wide  # Hypothesis takes 0.2 s to import

    rule, random = RULES[law.law], bench.random(law.name)
    inputs = wide.sample(law.wide.make, law.wide.examples, bench.random("laws").getrandbits(32))
    order = random.sample(range(len(inputs)), len(inputs))
    follows = [rule.follow(inputs[place]) for place in order]
    with bench.worker() as worker:
        outcomes = list(worker.call(inputs, spoiled=rule.spoiled))
        if len(outcomes) < len(inputs) or isinstance(outcomes[-1], Stopped):
            return Report(bench.judge.complaint(inputs[len(outcomes) - 1], outcomes[-1], ()), output=worker.output)
        if rule.other_hash_seed:
            with bench.worker_with_hash_seed(random.getrandbits(32)) as other:
                followed = list(other.call(follows))
        else:
            followed = list(worker.call(follows))
        output = worker.output
    if len(followed) < len(follows) or isinstance(followed[-1], Stopped):
        return Report(bench.judge.complaint(follows[len(followed) - 1], followed[-1], ()), output=output)
    second = dict(zip(order, zip(follows, followed, strict=True), strict=True))
    for place, (arguments, outcome) in enumerate(zip(inputs, outcomes, strict=True)):
        complaint = _complaint(bench, law.law, (arguments, outcome), second[place])
        if complaint:
            return Report(complaint, output=output)
    return Report(None, output=output)


def _complaint(
    bench: Bench, name: LawName, one: tuple[Arguments, Outcome], two: tuple[Arguments, Outcome]
) -> Complaint | None:
    for arguments, outcome in (one, two):
        if isinstance(outcome, Returned):
            complaint = bench.judge.of_side_effect(arguments, outcome)
        else:
            complaint = bench.judge.complaint(arguments, outcome, bench.right(arguments))
        if complaint:
            return complaint
    (arguments, first), (again, second) = one, two
    if isinstance(first, Returned) and isinstance(second, Returned):
        text = _broken(bench, name, arguments, first, second)
    elif isinstance(first, Raised) and isinstance(second, Raised):
        text = ""
    else:
        text = f"one of two calls raised, the other returned; the other call: {show_call('', again, 200)}"
    if not text:
        return None
    return Complaint(Verdict.WRONG_ANSWER, show_call(bench.program.function, arguments), text, arguments=arguments)


def _broken(bench: Bench, name: LawName, arguments: Arguments, first: Returned, second: Returned) -> str:
    problem = type_problem(first.value, bench.judge.signature.returns)
    if problem:
        return f"wrong type {problem}"
    if name is LawName.NEW_OBJECT and first.is_argument:
        return "the function returned the very list it was given: return a new one, also where nothing changes"
    return RULES[name].broken(arguments, first.value, second.value)


def _differs(arguments: Arguments, first: Any, second: Any) -> str:
    if same(first, second):
        return ""
    return f"two calls, two answers: first  {show(first)}\nthen  {show(second)}"


def _differs_though_spoiled(arguments: Arguments, first: Any, second: Any) -> str:
    text = _differs(arguments, first, second)
    return text and f"{text}\nin between the caller changed the first answer, which is his: keep nothing between calls"


def _rows(arguments: Arguments, first: Any, second: Any) -> str:
    corpus: Any = arguments[0]
    rows = first[0] if isinstance(first, tuple) else first
    given, spelled = (["".join(row) for row in one] for one in (corpus, rows))
    if given == spelled:
        return ""
    return f"a merge never changes what a sequence spells, but {first_difference(spelled, given)}"


def _ids(arguments: Arguments, first: Any, second: Any) -> str:
    text: Any = arguments[0]
    alphabet: Any = arguments[1]
    outside = next((number for number in first if not 0 <= number < len(alphabet)), None)
    if outside is not None:
        return f"returned  {show(first)}\n{outside} is no id: the alphabet has {len(alphabet)} entries"
    spelled = "".join(alphabet[number] for number in first)
    if spelled == text:
        return ""
    return f"returned  {show(first)}\nthese ids spell {show(spelled, 200)}, not the text"


def _renamed(arguments: Arguments) -> Arguments:
    return tuple(_mapped(argument, _names(arguments)) for argument in arguments)


def _names(arguments: Arguments) -> dict[str, str]:
    letters: set[str] = set()
    _collect(arguments, letters)
    return {letter: chr(FIRST_CODE + STRIDE * place) for place, letter in enumerate(sorted(letters))}


def _collect(value: Any, letters: set[str]) -> None:
    if isinstance(value, str):
        letters.update(value)
    else:
        for item in value:
            _collect(item, letters)


def _mapped(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return "".join(names.get(letter, letter) for letter in value)
    if isinstance(value, dict):
        return {_mapped(key, names): _mapped(item, names) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_mapped(item, names) for item in value)
    return value


def _renaming(arguments: Arguments, first: Any, second: Any) -> str:
    expected = _mapped(first, _names(arguments))
    if same(second, expected):
        return ""
    return (
        f"returned  {show(first)}\nother letters in the same order must give the same answer, but\n"
        f"{show_call('', _renamed(arguments))}\nreturned  {show(second)}"
    )


RULES: dict[LawName, Rule] = {
    LawName.ARGUMENT_UNCHANGED: Rule(),
    LawName.NEW_OBJECT: Rule(),
    LawName.SAME_WHEN_CALLED_AGAIN: Rule(_differs_though_spoiled, spoiled=True),
    LawName.SAME_UNDER_ANOTHER_HASH_SEED: Rule(_differs, other_hash_seed=True),
    LawName.ROWS_SPELL_THE_SAME: Rule(_rows),
    LawName.IDS_SPELL_THE_TEXT: Rule(_ids),
    LawName.RENAMING: Rule(_renaming, _renamed),
}
