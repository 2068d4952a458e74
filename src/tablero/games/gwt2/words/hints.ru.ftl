field-steps_left = Шагов до { TERM("kansas_city", form: "gen") }
why-reach = { $against ->
    [first] Руки и сертификатов хватит до { TERM($after, form: "gen") } (у первого до { TERM($low, form: "gen") })
    [some] Руки и сертификатов хватит до { TERM($after, form: "gen") } (у другого до { TERM($low, form: "gen") })
    [one] Руки и сертификатов хватит до { TERM($after, form: "gen") } (иначе до { TERM($low, form: "gen") })
   *[two] Руки и сертификатов хватит до { TERM($after, form: "gen") } (иначе до { TERM($low, form: "gen") } или до { TERM($high, form: "gen") })
}
