ui-play = Play
ui-go-on = Go on
ui-why = Why?
ui-undo = Undo
ui-redo = Redo
ui-last = Last
ui-spread = All discards
ui-score = Score
ui-so-far = The count so far
ui-log = Log
ui-next-deal = Next deal
ui-new-match = New match
ui-keys = Keys: arrows choose a card, Enter plays it, Space lifts it, ? says why, H hint, Z undo, L what was taken last.
ui-keys-table = On the table: the up arrow leads there, Enter chooses a card, and then one of your hand takes; or 1 to 9 choose among the captures of a card.
ui-glossary = Glossary
ui-table = { $game }, deal { $number }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-turn = to play
ui-led = led
ui-best = takes
ui-me-led = led
ui-me-best = take
ui-going = is taken
ui-take = Take
ui-direction =
    { $direction ->
        [ccw] Play runs anticlockwise, to the right.
       *[cw] Play runs clockwise, to the left.
    }
ui-trouble = Something went wrong at this table: { $error } Nothing was played. You can go on, or undo.
ui-nothing-to-do = Nothing can be done with these cards alone.
ui-unheard = The table could not use this message: { $error }. Nothing has changed.
ui-stale = The table has moved on: that was meant for an earlier moment. Nothing was played.
ui-nothing-to-undo = There is nothing to undo: you have not played yet.
ui-nothing-to-redo = There is nothing to redo.
ui-not-over = The deal is not over yet.
status-bot = { $seat-name } is to play.
status-go-on = Go on when you are ready.
status-over = Have a look at the score.
ui-leave = Leave the table
ui-leave-class = Back to your class
ui-count = Count
ui-actions = What you can do
ui-choose-again = Choose again
ui-decided = made the difference
ui-just = Just now
ui-close = Close
ui-by-itself = goes on by itself
ui-new = new
ui-us = us
ui-them = them
ui-mine = partner
ui-dealer = dealer
ui-lesson = Lesson
ui-puzzle = Puzzle
ui-sitting = Table
ui-chosen = Chosen
ui-chosen-title = What can these do?
ui-chosen-begun = Put together so far
ui-chosen-more = One of these more:
ui-put-in = Put in
ui-take-back = Take back
ui-sort = Sort
ui-sort-suit = by suit
ui-sort-rank = by rank
ui-sort-own = as I lay it
ui-out = Out of the match
ui-came-back = came back
ui-keys-melds = Where melds are laid: 1 draws, 2 takes the discard. Space chooses cards, Enter or 1 to 9 does what they are offered; the up arrow leads to the melds. S sorts, Shift with an arrow moves a card.
ui-keys-notebook = In a notebook: Esc closes what is open; press it again to use the notebook’s own keys.
