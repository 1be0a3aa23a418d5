question-which-is-led = { CARD($card, form: "the") } was led. Which card of yours follows?
question-which-is-led-because = { CARD($card, form: "the") } follows suit.
goal-pairs-reached = { $number } of { $goal } pairs. Well played.
goal-pairs-missed = { $number } of { $goal } pairs.
seen-last =
    .ok = Only { CARD($card, form: "the") } is left.
question-who-takes = { CARD($card, form: "the") } on { CARD($led, form: "the") }, here: who takes?
