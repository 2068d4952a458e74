field-steps_left = Steps to { TERM("buenos_aires") }
field-certificate_limit = Certificate limit
