question-which-is-led = È uscito { CARD($card, form: "the") }. Quale tua carta risponde?
question-which-is-led-because = { CARD($card, form: "the") } risponde a seme.
goal-pairs-reached = { $number } coppie su { $goal }. Ben giocato.
goal-pairs-missed = { $number } coppie su { $goal }.
seen-last =
    .ok = Resta solo { CARD($card, form: "the") }.
question-who-takes = { CARD($card, form: "the") } su { CARD($led, form: "the") }, qui: chi prende?
