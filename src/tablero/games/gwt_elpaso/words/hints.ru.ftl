field-steps_left = Шагов до { TERM("el_paso", form: "gen") }
