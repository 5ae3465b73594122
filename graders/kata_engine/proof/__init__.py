"""Proves a kata's grader: what is right passes, what is wrong does not, by submissions anyone can read."""
