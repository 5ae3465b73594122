"""A grade told to people (text, HTML) and to programs (JSON); the only modules that import rich."""
