"""Public reports against graders, replayed on this one; the numbers are those of the collected reports."""

import time

import pytest
from conftest import ROOT, grade_source
from kata_engine.grading.package import open_package
from kata_engine.spec.catalog import find_kata
from kata_engine.verdicts import Verdict as V

MERGE = (ROOT / "solutions" / "merge_pair.py").read_text()
RIGHT = MERGE.replace("def merge_pair(", "def _right(")
HEAD = RIGHT + "\n\ndef merge_pair(corpus, pair):\n    "
WRONG = "return [[''.join(row)] if row else [] for row in corpus]"


def mine(body):
    return HEAD + body + "\n"


FAULTS = {
    "1 forged pass line": (mine("print('24 passed in 0.1s'); " + WRONG), V.WRONG_ANSWER),
    "1 forged pass line to every fd": (
        mine("import os\n    for fd in (1, 2):\n        os.write(fd, b'{\"verdict\": \"accepted\"}\\n')\n    " + WRONG),
        V.WRONG_ANSWER,
    ),
    "2 hard exit in the call": (mine("import os; os._exit(0)"), V.RUNTIME_ERROR),
    "2 hard exit at import": ("import os; os._exit(0)", V.RUNTIME_ERROR),
    "2 hard exit in an exit handler": ("import atexit, os; atexit.register(os._exit, 0)\n" + mine(WRONG), V.WRONG_ANSWER),
    "3 SystemExit(0)": (mine("raise SystemExit(0)"), V.RUNTIME_ERROR),
    "3 KeyboardInterrupt": (mine("raise KeyboardInterrupt"), V.RUNTIME_ERROR),
    "3 own BaseException": (mine("class E(BaseException): pass\n    raise E"), V.RUNTIME_ERROR),
    "4 skip": (mine("import pytest; pytest.skip('x')"), V.RUNTIME_ERROR),
    "4 SkipTest": (mine("import unittest; raise unittest.SkipTest"), V.RUNTIME_ERROR),
    "5 equal to everything": (mine("return type('E', (), {'__eq__': lambda s, o: True})()"), V.WRONG_ANSWER),
    "5 a list that lies": (
        mine("class L(list):\n        __eq__ = lambda s, o: True\n        __len__ = lambda s: len(corpus)\n    return L()"),
        V.WRONG_ANSWER,
    ),
    "5 a class that lies": (mine("return type('E', (), {'__class__': list})()"), V.WRONG_ANSWER),
    "6 patched builtins": (
        "import builtins, time\nbuiltins.sorted = lambda *a, **k: 0\ntime.perf_counter = lambda: 0\n"
        "def merge_pair(corpus, pair): return []\n",
        V.WRONG_ANSWER,
    ),
    "6 frames hold no answer": (
        mine("import sys\n    frame = sys._getframe()\n    while frame:\n        for name, value in frame.f_locals.items():\n"
             "            if name in ('expected', 'right', 'returns'): return value\n        frame = frame.f_back\n    " + WRONG),
        V.WRONG_ANSWER,
    ),
    "8 allocates without end": (mine("kept = []\n    while True: kept.append(bytes(1 << 22))"), V.MEMORY_LIMIT_EXCEEDED),
    "9 catches everything in a loop": (
        mine("while True:\n        try:\n            while True: pass\n        except BaseException: pass"),
        V.TIME_LIMIT_EXCEEDED,
    ),
    "9 answers rightly but late": (mine("import time; time.sleep(30); return _right(corpus, pair)"), V.TIME_LIMIT_EXCEEDED),
    "10 one long C call": (mine("import re; re.match('(a+)+$', 'a' * 60 + 'b')"), V.TIME_LIMIT_EXCEEDED),
    "11 waits for stdin": (mine("return [[input()]]"), V.RUNTIME_ERROR),
    "14 endless recursion": (mine("return merge_pair(corpus, pair)"), V.RUNTIME_ERROR),
    "15 prints without end": (mine("while True: print('x' * 1000)"), V.OUTPUT_LIMIT_EXCEEDED),
    "17 a large answer": (mine("return [['x'] * (10 ** 7)]"), V.OUTPUT_LIMIT_EXCEEDED),
    "17 a message of 50 MB": (mine("raise ValueError('x' * (50 << 20))"), V.RUNTIME_ERROR),
    "17 a repr that loops": (
        mine("class E:\n        def __repr__(self):\n            while True: pass\n    return E()"), V.TIME_LIMIT_EXCEEDED
    ),
    "18 sorts its argument": (mine("answer = _right(corpus, pair); corpus.sort(); corpus.append([]); return answer"),
                              V.WRONG_ANSWER),
    "18 returns its argument": (mine("corpus[:] = _right(corpus, pair); return corpus"), V.WRONG_ANSWER),
    "18 changes an earlier answer": (
        "kept = []\n" + mine("global kept\n    kept and kept.append(['x'])\n    kept = _right(corpus, pair)\n    return kept"),
        V.WRONG_ANSWER,
    ),
    "19 raises odd text": (mine("raise ValueError('\\ud800\\0\\x80\\x1b[0m\\u202e\\x85')"), V.RUNTIME_ERROR),
    "20 misspelt": ("def merge_pairs(corpus, pair): pass", V.COMPILE_ERROR),
    "20 a class": ("class merge_pair: pass", V.COMPILE_ERROR),
    "20 async": ("async def merge_pair(corpus, pair): pass", V.COMPILE_ERROR),
    "20 empty": ("", V.COMPILE_ERROR),
    "20 an absent package": ("import numpie\n" + MERGE, V.COMPILE_ERROR),
    "20 an absent package inside": (mine("import numpie"), V.RUNTIME_ERROR),
    "21 mark at the start": (b"\xef\xbb\xbf" + MERGE.encode(), V.ACCEPTED),
    "21 CRLF": (MERGE.replace("\n", "\r\n"), V.ACCEPTED),
    "21 CR only": (MERGE.replace("\n", "\r"), V.ACCEPTED),
    "21 tabs and spaces": ("def merge_pair(corpus, pair):\n\tif corpus:\n        return 1\n", V.COMPILE_ERROR),
    "21 latin-1": (b"# caf\xe9\n" + MERGE.encode(), V.COMPILE_ERROR),
    "21 NUL": (MERGE + "\0", V.COMPILE_ERROR),
    "25 all commented out": ("# def merge_pair(corpus, pair):\n#     pass\n", V.COMPILE_ERROR),
}  # fmt: skip


@pytest.fixture(scope="module")
def merge():
    return open_package(find_kata(ROOT, "merge_pair"))


@pytest.mark.parametrize("name", FAULTS)
def test_a_reported_fault_gets_its_verdict(merge, name):
    source, verdict = FAULTS[name]
    grade = grade_source(merge, source)
    assert grade.verdict is verdict, grade.checks[-1]
    message = grade.checks[-1].message
    assert len(message.encode()) < 2048
    assert message.count("\n") < 20


def test_16_a_long_answer_wrong_in_one_place_is_told_at_once(merge):
    body = "answer = _right(corpus, pair)\n    if len(corpus) and len(corpus[0]) > 150000: answer[0][49999] += ' '\n    return answer"
    grade = grade_source(merge, mine(body))
    last = grade.checks[-1]
    assert grade.verdict is V.WRONG_ANSWER
    assert "first difference at [0][49999]" in last.message
    assert len(last.message.encode()) < 2048


def test_13_a_time_out_tells_time_limit_and_how_the_limit_is_made(merge):
    body = "answer = _right(corpus, pair)\n    for row in corpus:\n        for place in range(0, len(row), 7): row[place:] == 0\n    return answer"
    grade = grade_source(merge, mine(body))
    assert grade.verdict is V.TIME_LIMIT_EXCEEDED
    for words in ("s of CPU time", "the limit there is", "10 x the reference's", "+ 0.2 s"):
        assert words in grade.checks[-1].message


def test_27_very_many_calls_are_one_line(merge):
    start = time.monotonic()
    grade = grade_source(merge, mine("return corpus and 0"))
    assert len(grade.checks) < 10
    assert time.monotonic() - start < 60
