# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## coaching

no-moment-of-coach = There is no moment

## looking_on

watch-unfinished = You can watch only a finished deal: play it out with autoplay().
no-event-after = After that point no event is called

## memory

no-memory-trainer = There is no memory trainer for
no-such-pace = There is no pace

## place

expected-place = a place in this lesson

## plan

house-rules-not-first = house_rules() must come first in a lesson.
no-house-rules = rule({ $option }): only a page that begins with house_rules() has rules.
recall-not-first = recall(of={ $of }): recall() must come first in a lesson.
watched-no-example = watched(): the step before is not an example.

## resume

expected-answer-of-step = an answer of this step

## telling

expected-words = words in a language or both, such as say(en="…", it="…")
expected-zones = zone names in one string, separated by spaces
expected-ranks = ranks in one string, separated by spaces
no-rank-to-light = There is no rank
no-button = There is no button
no-table-for-move = { $text }: there is no table to play it at, here or before.
nothing-to-hide = There is nothing to hide called
lit-without-table = lit={ $text }: only a step with its own table can light up ranks.
lit-without-ranks = lit={ $text }: this game has no row of ranks to show.
press-without-table = press={ $name }: there is no table, here or before.
expected-card-count = how many cards to play for the learner, at least 1
cards-to-come = cards={ $cards }: the learner plays { $to_come } more in this deal.
expected-question = a question such as who_takes(table, move)
