"""Proves a kata's grader by submissions anyone can read, and measures how long grading takes and whether it holds."""
