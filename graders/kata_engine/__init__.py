"""The kata harness: grades a submission against a kata and says what it saw. It names no kata.

The house, in reading order (a room imports only from those above it, never from those below):

    errors, verdicts, text, calls   what every room shares
    inputs/     generated inputs: every small one, wide ones, shapes that grow
    sandbox/    the process a submission runs in: pool, worker, process, and what runs inside, child/
    spec/       what the files of a kata say: YAML, signature, catalog, library, rubric
    grading/    one function, `grade`: the checks, the judge, the stream of events, the Grade
    practice/   a candidate's own files: attempts and past results
    interview/  ratings, the level rule, scorecards, agreement, the strength of a candidate's tests
    verify/     proves the graders: trials of the library, mutants, benchmarks
    report/     draws it all: terminal, Markdown, HTML, charts
    cli/        the `kata` command; plugin.py is the second front door, for pytest
"""

__version__ = "0.2.0"
