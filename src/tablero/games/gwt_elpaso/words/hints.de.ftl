field-steps_left = Schritte bis { TERM("el_paso") }
why-reach = { $against ->
    [first] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (beim ersten für { TERM($low, form: "acc") })
    [some] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (bei einem anderen für { TERM($low, form: "acc") })
    [one] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (sonst für { TERM($low, form: "acc") })
   *[two] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (sonst für { TERM($low, form: "acc") } oder für { TERM($high, form: "acc") })
}
