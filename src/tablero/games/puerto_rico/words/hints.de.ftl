# Die Zahlen, nach denen ein Tipp vergleicht.
field-harvest = Waren beim { TERM("craftsman") }
field-harvest_kinds = Warensorten beim { TERM("craftsman") }
field-quarries_working = Besetzte Steinbrüche
field-harvest_staffed = Waren, wenn alle Plätze besetzt wären
field-island_used = Plättchen auf der Insel
