field-steps_left = Schritte bis { TERM("buenos_aires") }
field-certificate_limit = Zertifikatelimit
