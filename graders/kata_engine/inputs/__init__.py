"""Kinds of generated input: every small one, wide ones (Hypothesis), and shapes that grow."""
