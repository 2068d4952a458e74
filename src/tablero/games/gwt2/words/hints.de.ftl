field-steps_left = Schritte bis { TERM("kansas_city") }
why-reach = { $against ->
    [first] Hand und Zertifikate reichen bis { TERM($after) } (beim ersten bis { TERM($low) })
    [some] Hand und Zertifikate reichen bis { TERM($after) } (bei einem anderen bis { TERM($low) })
    [one] Hand und Zertifikate reichen bis { TERM($after) } (sonst bis { TERM($low) })
   *[two] Hand und Zertifikate reichen bis { TERM($after) } (sonst bis { TERM($low) } oder bis { TERM($high) })
}
