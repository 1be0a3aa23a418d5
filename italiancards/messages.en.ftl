# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## answers

attribute-is-move = A table has no { $name }. It is a move: table.play({ $move })
attribute-of-view = A table has no { $name }. To see what a seat knows, ask: table.view().{ $field }
attribute-near = A table has no { $name }.{ $hint }
no-attribute = A table has no { $name }; there is: { $known }.

## hints

no-bot-of-game = { $game } has no bot
no-bot = There is no bot

## montecarlo

playouts-not-a-number = playouts must be a whole number, 1 or more, not { $playouts }.

## history

no-moment = There is no moment { $moment }: there are moments { $moments }
nothing-to-redo = Nothing to redo: no move has been undone.
nothing-to-undo = Nothing to undo: no move has been made.

## puzzles

no-puzzles = There are no puzzles for
expected-wrong-move = one of { $moves }

## queries

no-hint-over = No hint: the deal is over.
no-legal-move = There is no legal move here.

## records

record-no-deal = no [Deal "1"]: this is not a record
record-wrong-dealer = dealer { $dealer }: seat { $due } deals now
record-no-text-file = not a text file
expected-file-path = the path of a file
expected-dealer = a dealer, one of { $seats }
expected-option-value = option=value
expected-option-once = { $option } once only
expected-position-of = a position of { $game }

## registry

no-game = There is no game

## review

no-deal-number = There is no deal { $number }: there are deals { $first } to { $last }.

## pool

thinking-cut-short = Thinking about this was cut short: ask again.
thinking-too-long = Thinking about this took over { $limit } seconds, and was stopped.
thinking-out-of-memory = Thinking about this took too much memory, and was stopped.

## start

no-such-dealer = dealer={ $dealer }: { $seats }{ $remark }.
seats-in-match = players still in the match: { $playing }
seats-from-to = there are seats { $first } to { $last }
order-and-top = order={ $order } and top={ $top }: give only one of them.
standing-over = standing={ $text }: the match is over.
order-incomplete = order names { $count } of { $all } cards: { $missing } is missing.
scores-won = scores={ $shown }: the match is already won.
hand-without-moves = hand={ $text }: there is no legal move here, so play cannot come to this.
part-too-long = { $part }={ $text } is longer than { GROUPED($most) } characters.

## card_table

only-for-game-name = { $text }: this works only for a table started by game name.

## recipe

cell-without-widget = { $line }: the last line of a cell must be a table, a lesson or another widget.

## lesson

no-steps = A lesson needs at least one step.
not-begun = { COUNT($many, "steps") }, not begun

## table

no-deal-yet = Finish this deal first.
no-deal-match-over = No new deal: the match is over.

## hints

no-hint = { $game } has no hints yet.
