"""Exit statuses of the `kata` command."""

ACCEPTED, REFUSED, USAGE, JUDGE_ERROR = 0, 1, 2, 3
INTERRUPTED = 130
