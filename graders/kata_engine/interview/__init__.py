"""What comes of a conversation: ratings, the level that follows from them, scorecards, and how interviewers agree."""
