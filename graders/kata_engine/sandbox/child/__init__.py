"""What runs in the child, beside the submission: the standard library only, no import of the judge."""
