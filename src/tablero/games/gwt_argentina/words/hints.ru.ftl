field-steps_left = Шагов до { TERM("buenos_aires", form: "gen") }
field-certificate_limit = Лимит сертификатов
why-reach = { $against ->
    [first] Руки и сертификатов хватит на { TERM($after, form: "acc") } (у первого на { TERM($low, form: "acc") })
    [some] Руки и сертификатов хватит на { TERM($after, form: "acc") } (у другого на { TERM($low, form: "acc") })
    [one] Руки и сертификатов хватит на { TERM($after, form: "acc") } (иначе на { TERM($low, form: "acc") })
   *[two] Руки и сертификатов хватит на { TERM($after, form: "acc") } (иначе на { TERM($low, form: "acc") } или на { TERM($high, form: "acc") })
}
