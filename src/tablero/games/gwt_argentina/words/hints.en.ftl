field-steps_left = Steps to { TERM("buenos_aires") }
field-certificate_limit = Certificate limit
why-reach = { $against ->
    [first] Hand and certificates reach { TERM($after) } (the first: { TERM($low) })
    [some] Hand and certificates reach { TERM($after) } (another: { TERM($low) })
    [one] Hand and certificates reach { TERM($after) } (otherwise { TERM($low) })
   *[two] Hand and certificates reach { TERM($after) } (otherwise { TERM($low) } or { TERM($high) })
}
