"""A candidate's own files: attempts, and the results of grading them."""
