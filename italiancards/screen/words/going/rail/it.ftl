reply-no-token = Non si può riprendere.
lesson-changed = La lezione è cambiata.
lesson-no-place = Il segno non si legge.
lesson-nothing-to-repeat = Niente da ripetere.
