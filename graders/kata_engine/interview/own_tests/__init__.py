"""How strong a candidate's own tests are: run against the reference and against every known mistake."""
