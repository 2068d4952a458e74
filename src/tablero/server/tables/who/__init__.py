"""Who is meant and who is asking: sittings, browsers, names, and what is given out signed."""
