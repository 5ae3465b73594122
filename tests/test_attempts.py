from conftest import TOY, grade_source
from kata_engine.grading.package import open_package
from kata_engine.practice import attempts
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.level import Level
from kata_engine.verdicts import Verdict
from msgspec.structs import replace


def test_a_fresh_attempt_keeps_the_old_one(toy):
    kata = find_kata(toy, "count_tokens")
    assert attempts.choose_own_file(kata) == kata.stub
    path, kept = attempts.start_attempt(kata)
    assert kept is None
    assert attempts.choose_own_file(kata) == path
    contents = []
    for number in range(3):
        path.write_text(f"attempt {number}")
        _, kept = attempts.start_attempt(kata)
        contents.append(kept)
    assert [kept.read_text() for kept in contents] == ["attempt 0", "attempt 1", "attempt 2"]
    assert path.read_text() == TOY["katas/count_tokens.py"]


def test_the_best_result_is_kept_and_broken_lines_are_passed_over(toy):
    kata = find_kata(toy, "count_tokens")
    package = open_package(kata)
    assert attempts.find_best(toy, kata) is None
    bad = grade_source(package, "def count_tokens(corpus): return 3")
    attempts.record_grading(toy, bad)
    attempts.record_grading(toy, replace(bad, verdict=Verdict.NOT_ATTEMPTED))
    (toy / "attempts" / "results.jsonl").open("a").write('{"half a li\n')
    attempts.record_grading(toy, grade_source(package, TOY["solutions/count_tokens.py"]))
    attempts.record_grading(toy, bad)
    best = attempts.find_best(toy, kata)
    assert (best.verdict, best.level, best.accepted) == (Verdict.ACCEPTED, Level.L6, best.checks)
    assert len((toy / "attempts" / "results.jsonl").read_text().splitlines()) == 4
