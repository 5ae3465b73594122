"""Second, independent oracles: each kata solved once more, by another idea than its reference; slow on purpose."""
