# Die Zahlen, nach denen ein Tipp vergleicht.
field-hand_value = Handwert
field-herd_sum = Zuchtwerte der Herde
field-herd_breeds = Rinderarten in der Herde
field-herd_cards = Karten in der Herde
field-buildable = Gebäude, die deine Handwerker bauen können
field-engine_space = Lokfeld
field-masters = { TERM("station_master", form: "pl") }
field-own_next = Schritte bis zum nächsten eigenen Gebäude
field-rivals_to_pass = So oft können andere an deinen Gebäuden vorbeikommen
field-tasks_missing = Für deine Aufträge fehlen
why-reach = { $against ->
    [first] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (beim ersten für { TERM($low, form: "acc") })
    [some] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (bei einem anderen für { TERM($low, form: "acc") })
    [one] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (sonst für { TERM($low, form: "acc") })
   *[two] Hand und Zertifikate reichen für { TERM($after, form: "acc") } (sonst für { TERM($low, form: "acc") } oder für { TERM($high, form: "acc") })
}
