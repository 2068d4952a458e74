# The figures by which a hint compares answers.
field-hand_value = Hand value
field-herd_sum = Breeding values of the herd
field-herd_breeds = Breeds in the herd
field-herd_cards = Cards in the herd
field-buildable = Buildings your crew can build
field-engine_space = Engine space
field-masters = { TERM("station_master", form: "pl") }
field-own_next = Steps to your next building
field-rivals_to_pass = Times rivals may pass your buildings
field-tasks_missing = Missing for your objectives
why-reach = { $against ->
    [first] Hand and certificates reach { TERM($after) } (with the first: { TERM($low) })
    [some] Hand and certificates reach { TERM($after) } (with another: { TERM($low) })
    [one] Hand and certificates reach { TERM($after) } (otherwise { TERM($low) })
   *[two] Hand and certificates reach { TERM($after) } (otherwise { TERM($low) } or { TERM($high) })
}
