field-steps_left = Schritte bis { TERM("el_paso") }
