"""One module a kind of check; each runs a check of the grader file and says what is wrong, if anything."""
