field-steps_left = Шагов до { TERM("buenos_aires", form: "gen") }
field-certificate_limit = Лимит сертификатов
