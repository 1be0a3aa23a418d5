# What the table itself says: buttons, states, answers.

ui-you = You
ui-play = Play
ui-go-on = Go on
ui-why = Why?
ui-hint = Hint
ui-hint-more = One more hint
ui-undo = Undo
ui-redo = Redo
ui-last-trick = Last trick
ui-score = Score
ui-log = What happened
ui-settings = Settings
ui-language = Language
ui-pace = After a trick
ui-pace-wait = wait for me
ui-pace-slow = go on after 3 seconds
ui-pace-quick = go on after 1 second
ui-index = Letters on the cards
ui-index-auto = only where cards overlap
ui-index-always = always
ui-next-deal = Next deal
ui-new-match = New match
ui-keys = Keys: arrows choose a card, Enter plays it, Space lifts it, ? says why, H hint, Z undo, L last trick.
ui-coach = Coach
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
ui-direction =
    { $direction ->
        [ccw] Play runs anticlockwise, to the right.
       *[cw] Play runs clockwise, to the left.
    }
ui-trouble = Something went wrong at this table: { $error } Nothing was played. You can go on, or undo.
ui-unheard = The table could not use this message: { $error }. Nothing has changed.
ui-stale = The table has moved on: that was meant for an earlier moment. Nothing was played.
ui-silent = The table does not answer. It may have been shut down: reload the page to start again.
ui-nothing-to-undo = There is nothing to undo: you have not played yet.
ui-nothing-to-redo = There is nothing to redo.
ui-no-hint-now = There is no hint to give here now.
ui-not-over = The deal is not over yet.
ui-no-setting = There is no setting { $name } = { $value }.

## The status line

status-lead = Your turn: you lead.
status-follow = Your turn. { $seat-name } led { CARD($card, form: "the") }.
status-move = Your turn.
status-bot = { $seat-name } is to play.
status-taken =
    { $seat ->
        [you] You take the trick.
       *[other] { $seat-name } takes the trick.
    }
status-go-on = Go on when you are ready.
status-over = Have a look at the score.

## The coach

coach-look = Where to look
coach-candidates = What each card would do
coach-error = Each card was tried on { $playouts } deals that fit what you know; ± is the error that chance leaves.
coach-move = The move

## Lessons

ui-progress = How far you are
ui-back = Back
ui-again = Try again
ui-next = Next
ui-answered = Answered
ui-ask-card = Choose a card to ask about it.
ui-ladder = From high to low
ui-no-answer = There is no answer { $choice } here.
lesson-count = Step { $step } of { $steps }
lesson-right = Right.
lesson-wrong = Not this time.
lesson-not-now = Nothing is to be played here now.
lesson-answer-first = Answer the question first.
lesson-play-it = Now play it.
lesson-chose = No, you chose { CARD($card, form: "the") }.
lesson-goal-reached =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-goal-missed =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-second-try = One card of yours could have been another: try again from there.
question-nobody = Nobody
question-yes = Yes
question-no = No
question-who-takes = { $seat-name } led { CARD($led, form: "the") }. You answer with { CARD($card, form: "the") }. Who takes?
question-points = You play { CARD($card, form: "the") }. How many points does this trick hold?
question-points-because =
    { $points ->
        [one] This trick holds { $points } point.
       *[other] This trick holds { $points } points.
    }
question-which-card = Which one is { CARD($card, form: "the") }?
question-which-card-because = { CARD($card, form: "the") } is the one with the mark ✓.
question-may-play = May you play { CARD($card, form: "the") } here?
ui-no-lesson = There are no steps at this table: it is not a lesson.
ui-level = The others play
ui-level-easy = like a beginner
ui-level-medium = trick by trick
ui-level-hard = as well as they can
ui-no-review = There is nothing to review here now.

## The review

ui-review = Review
ui-review-show = Show me
ui-review-again = Try again
ui-review-cards = With all cards open
ui-review-close = Back to the score
ui-review-line = The points to be expected, decision by decision
ui-review-table = The same as a table
ui-review-trick = Trick
ui-review-played = Played
ui-review-before = Best
ui-review-after = After it
ui-review-cost = Cost
score-hinted = Played with hints.
review-working = Looking at your decisions again: { $number } so far.
review-choose = Choose a decision, and find the better card.
review-none = Nothing that you played cost you anything that can be shown.
review-try = Find the better card.
review-reply = This is how it goes on.
review-right = That is right.
review-wrong = That costs points too.
review-shown = This is the better card.
review-note = What each decision cost, with what you knew then. The dearest comes first.
review-note-open = Hindsight: what each decision cost with all cards open, yours and theirs.
review-decision = Trick { $number }: { $move }
review-point =
    Trick { $number }: { $move }, then { NUMBER($points, maximumFractionDigits: 1) } points to be expected
review-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lost-proven =
    { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
