# The figures by which a hint compares answers.
field-harvest = Goods from a { TERM("craftsman") }
field-harvest_kinds = Kinds of goods from a { TERM("craftsman") }
field-quarries_working = Quarries at work
field-harvest_staffed = Goods if every place were manned
field-island_used = Tiles on the island
