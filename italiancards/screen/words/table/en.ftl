ui-play = Play
ui-go-on = Continue
ui-why = Why?
ui-undo = Undo
ui-redo = Redo
ui-last = Last
ui-spread = Discard pile
ui-score = Score
seat-laid = laid { COUNT($number, "cards") }
seat-threw = discarded { CARD($card, form: "the") }
ui-line-by-line = Line by line
ui-so-far = Score so far
ui-log = Log
ui-next-deal = Next deal
ui-new-match = New match
ui-keys = Keys: arrows choose a card, Enter plays it, Space lifts it, ? explains, H hint, Z undo, L last cards taken.
ui-keys-table = On the table: up arrow goes there, Enter chooses a card, then choose one from your hand to take it; or press 1 to 9 to choose a capture.
ui-glossary = Glossary
table-number = { $game }, deal { $number }
seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-turn = to play
ui-led = led
ui-best = winning
ui-me-led = led
ui-me-best = winning
ui-captures = capturing
ui-going = taken
ui-take = Take
ui-direction =
    { $direction ->
        [ccw] Play runs anticlockwise, to the right.
       *[cw] Play runs clockwise, to the left.
    }
reply-trouble = Something went wrong at this table: { $error } Nothing was played. You can continue or undo.
reply-nothing-to-do = You cannot do anything with these cards alone.
reply-none-fits = None of your cards fits there.
reply-unheard = The table did not understand: { $error }. Nothing has changed.
reply-stale = The table has moved on, so your move came too late. Nothing was played.
reply-nothing-to-undo = There is nothing to undo: you have not played yet.
reply-nothing-to-redo = There is nothing to redo.
reply-not-over = The deal is not over yet.
status-bot = It is { $seat-name }’s turn.
status-go-on = Continue when you are ready.
status-over = Have a look at the score.
ui-leave = Leave the table
ui-leave-class = Back to your class
ui-count = Score
ui-actions = Actions
ui-choose-again = Choose again
ui-decided = made the difference
ui-just = Just now
ui-close = Close
ui-by-itself = continues automatically
ui-new = new
ui-us = us
ui-them = them
ui-mine = partner
ui-dealer = dealer
ui-lesson = Lesson
ui-puzzle = Puzzle
ui-sitting = Table
ui-chosen = Chosen
ui-chosen-title = What can these cards do?
ui-chosen-begun = So far
ui-chosen-more = Add one of these:
ui-put-in = Put in
ui-pile-stock = Stock
ui-pile-discards = Discards
ui-take-back = Take back
ui-sort = Sort
ui-sort-suit = By suit
ui-sort-rank = By rank
ui-sort-own = My order
ui-out = Out of the match
ui-came-back = came back
ui-keys-melds = Rummy tables: 1 draws, 2 picks up the discard. Space chooses cards; Enter or 1 to 9 picks an action. Up arrow goes to the melds. S sorts; Shift and an arrow moves a card.
ui-keys-notebook = In a notebook: Esc closes what is open; press it again to use the notebook’s own keys.
ui-say = Say…
ui-say-card = Now choose the card.
ui-held = in your hand
ui-left = left
