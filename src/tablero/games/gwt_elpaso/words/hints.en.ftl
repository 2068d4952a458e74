field-steps_left = Steps to { TERM("el_paso") }
