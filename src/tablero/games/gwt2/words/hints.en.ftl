field-steps_left = Steps to { TERM("kansas_city") }
