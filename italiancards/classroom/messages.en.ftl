# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## proof

line-refused = { $kind } { $which }: { $error }
expected-result-of-class = a result of this class’s current list, task { $mark }
expected-lesson-and-question = a lesson and a question
expected-short-question = a question of { $most } characters at most
expected-finished-deal = a finished deal
replay-differs = It says { $matched }, but a replay gives { $came }.
expected-line-once = this line only once

## result

expected-heading = '{ $heading }' as its first line
expected-date = a date such as '2026-11-22 21:40'
expected-learner-name = a name of 1 to { $most } visible characters
expected-shorter-result = a result of { $most } characters at most
expected-one-result = the result of one learner
result-changed = The text was changed or part is missing: its last line, { $last }, does not fit those above it: ask for it again.
expected-fewer-lines = { $most } lines at most
expected-this-once = this once only

## task

expected-first-deal = the first deal of a match, by its number, such as 'GAME; number=7'
too-many-tasks = A class can have 1 to { $most } tasks, not { $count }.
expected-shorter-title = a title of { $most } characters at most
expected-class-link = a class link
task-of-other-class = { $text } is not part of this class.
