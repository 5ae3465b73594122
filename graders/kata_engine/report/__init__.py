"""Draws what the other rooms found: for a terminal, as Markdown, HTML and JSON; it measures and decides nothing."""
