"""What the bots of the trail titles share: a mind at a question, and a look to the turn's end."""
