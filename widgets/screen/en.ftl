# What the table itself says: buttons, states, answers.

ui-you = You
ui-play = Play
ui-go-on = Go on
ui-why = Why?
ui-hint = Hint
ui-hint-more = One more hint
ui-undo = Undo
ui-redo = Redo
ui-last = Last taken
ui-score = Score
ui-so-far = The count so far
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
ui-keys = Keys: arrows choose a card, Enter plays it, Space lifts it, ? says why, H hint, Z undo, L what was taken last.
ui-keys-table = On the table: the up arrow leads there, Enter chooses a card, and then one of your hand takes; or 1 to 9 choose among the captures of a card.
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
ui-going = is taken
ui-take = Take
ui-partner = your partner
ui-direction =
    { $direction ->
        [ccw] Play runs anticlockwise, to the right.
       *[cw] Play runs clockwise, to the left.
    }
ui-trouble = Something went wrong at this table: { $error } Nothing was played. You can go on, or undo.
ui-nothing-to-do = Nothing can be done with these cards alone.
ui-unheard = The table could not use this message: { $error }. Nothing has changed.
ui-stale = The table has moved on: that was meant for an earlier moment. Nothing was played.
ui-silent = The table does not answer. It may have been shut down: reload the page to start again.
ui-nothing-to-undo = There is nothing to undo: you have not played yet.
ui-nothing-to-redo = There is nothing to redo.
ui-no-hint-now = There is no hint to give here now.
ui-not-over = The deal is not over yet.
ui-no-setting = There is no setting { $name } = { $value }.

## The status line

status-bot = { $seat-name } is to play.
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
lesson-example = Watch: press Go on, and a card is played for you.
lesson-answer-first = Answer the question first.
lesson-play-it = Now play it.
lesson-chose = No, you chose { CARD($card, form: "the") }.
lesson-tricks-reached =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-tricks-missed =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-points-reached =
    { $number ->
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-points-missed =
    { $number ->
        [0] You have no points
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-scope-reached =
    { $number ->
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-scope-missed =
    { $number ->
        [0] You made no scopa
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-carte-reached =
    { $number ->
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-carte-missed =
    { $number ->
        [0] You took no cards
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-denari-reached =
    { $number ->
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-denari-missed =
    { $number ->
        [0] You took no coins
        [one] You took { $number } coin
       *[other] You took { $number } coins
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
question-which-takes = { SUIT($suit) } are trumps. Your opponent leads { CARD($led, form: "the") }. Which of these cards takes it?
question-may-play = May you play { CARD($card, form: "the") } here?
question-nobody-yet = Nobody yet
question-draw = Nobody: a draw
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = How many points do { CARDS($cards, form: "the") } make together?
question-together-because = Together { $points }.
question-worth-most = Which of these cards is worth most?
question-who-wins = The deal is over: you have { $points } points and your opponent { $rest }. Who wins?
question-trumps-unseen = How many { SUIT($suit) }, the trumps, have you not seen yet?
question-trumps-unseen-because =
    { $number ->
        [0] You have seen none of the { $all } trumps
        [one] You have seen one of the { $all } trumps, { CARDS($seen, form: "the") }
       *[other] You have seen { $number } of the { $all } trumps, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none is left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left.
    }
question-which-unseen = Which of these cards have you not seen yet?
question-which-unseen-because = You have seen { CARDS($cards, form: "the") }; { CARD($card, form: "the") } is still out.
question-how-likely = You lead { CARD($card, form: "the") }. How often can your opponent beat it?
question-never = Never
question-seldom = Less than half the time
question-mostly = More than half the time
question-always = Every time
question-draws-first = You play { CARD($card, form: "the") }. Who draws the next card?
question-draws-first-because =
    { $seat ->
        [you] Whoever takes the trick draws first: here you do.
       *[other] Whoever takes the trick draws first: here { $seat-name } does.
    }
question-no-draw-because = The stock is gone, so nobody draws any more.
question-upcard = You play { CARD($card, form: "the") }. Who draws { CARD($upcard, form: "the") }, the card face up?
question-upcard-because =
    { $seat ->
        [you] Two cards are left to draw. The winner of the trick takes the one face down; you lost it, and draw { CARD($upcard, form: "the") }.
       *[other] Two cards are left to draw. The winner of the trick takes the one face down; { $seat-name } lost it, and draws { CARD($upcard, form: "the") }.
    }
question-upcard-later-because = The card face up is drawn last, and { $number } cards lie before it.
question-leads-first =
    { $dealer ->
        [you] You dealt. Who leads to the first trick?
       *[other] { $dealer-name } dealt. Who leads to the first trick?
    }
question-leads-first-because =
    { $seat ->
        [you] The player to the dealer’s right leads, and here that is you.
       *[other] The player to the dealer’s right leads, and here that is { $seat-name }.
    }
question-leads-next = You play { CARD($card, form: "the") }. Who leads to the next trick?
question-leads-next-because =
    { $seat ->
        [you] Whoever takes a trick leads to the next: here you do.
       *[other] Whoever takes a trick leads to the next: here { $seat-name } does.
    }
question-deals-next =
    { $dealer ->
        [you] You dealt this time. Who deals next?
       *[other] { $dealer-name } dealt this time. Who deals next?
    }
question-deals-next-because =
    { $seat ->
        [you] The deal passes to the dealer’s right, and there you sit.
       *[other] The deal passes to the dealer’s right, and there { $seat-name } sits.
    }
question-tricks-all = How many tricks are still to be played in this deal?
question-tricks-all-because = { $cards } cards are still to be played, and each trick takes { $players } of them: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-drawing = After how many of the tricks to come does each player draw a card?
question-tricks-drawing-because = { $drawn } cards are still to be drawn, { $players } after each trick: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-last = How many tricks are played at the end, when nothing is left to draw?
question-tricks-last-because = Once the stock is gone, each player plays the cards in hand: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
ui-no-lesson = There are no steps at this table: it is not a lesson.
ui-level = The others play
ui-level-easy = like a beginner
ui-level-medium = card by card
ui-level-hard = as well as they can
ui-no-review = There is nothing to review here now.

## The review

ui-review = Review
ui-review-show = Show me
ui-review-again = Try again
ui-review-cards = With all cards open
ui-review-close = Back to the score
ui-review-table = The same as a table
ui-review-trick = Card
ui-review-played = Played
ui-review-before = Best
ui-review-after = After it
ui-review-cost = Cost
score-hinted = Played with hints.
review-working = Looking at your decisions again: { $number } so far.
review-choose = Choose a decision, and find the better card.
review-none = None of your cards cost you points that can be shown.
review-try = Find the better card.
review-reply = This is how it goes on.
review-right = That is right.
review-wrong = That costs points too.
review-shown = This is the better card.
review-note = What each decision cost, with what you knew then. The dearest comes first.
review-note-open = Hindsight: what each decision cost with all cards open, yours and theirs.
review-decision = Card { $number }: { $move }
review-point = Card { $number }: { $move }, then { $worth }
review-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lost-proven =
    { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }

## Questions about agreements and endings

question-may-exchange = May you exchange { CARD($card, form: "the") } for the up-card here?
question-highest = Which of these is the highest at this table?
question-highest-because = From high to low at this table: { $ranks }.
question-turned-up = Which card names the trumps?
question-drawn-last = Which card is drawn last of all?
question-drawn-last-because = { CARD($card, form: "the") } lies face up under the stock: it is drawn last.
question-match =
    { $number ->
        [one] One deal has been played
       *[other] { $number } deals have been played
    }, your points first: { $deals }. Who has won the match?
question-match-count =
    { $unit ->
        [points] Points so far: { $mine } to { $theirs }.
       *[deals] Deals won: { $mine } to { $theirs }.
    }
question-still-needed = How many more points do you need to win this deal?
question-who-wins-last =
    The deal is over: you have { $points } points and your opponent { $rest }. { $seat ->
        [you] You
       *[other] { $seat-name }
    } took the last trick. Who wins?

## Questions about captures and piles

question-cards = { CARDS($cards, form: "the") }
question-any =
    { $number ->
        [2] My choice: either of these two
       *[other] My choice: any one of these { $number }
    }
question-either = My choice: { $first }; or { $last }
question-takes-nothing = Nothing: it stays on the table
question-what-it-takes = You play { CARD($card, form: "the") }. What does it take?
question-what-it-takes-choice =
    { $kind ->
        [equal] Each of them is worth as much as { CARD($card, form: "the") }. You take one, whichever you like, and only one.
       *[sums] Each of these makes as much as { CARD($card, form: "the") }. You take one of them, whichever you like.
    }
question-may-take = May you take { CARDS($cards, form: "the") } { CARD($card, form: "with") }?
question-may-lay = May you lay down { CARD($card, form: "the") }?
question-which-can-take = Which of these cards can take something?
question-is-scopa = You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Is it a scopa?
question-scopa-left = No scopa: there is still something on the table, { CARDS($cards, form: "the") }.
question-rest-lay = You lay down { CARD($card, form: "the") }, the last card of the deal. Who gets what is left on the table?
question-rest-take = You take { CARD($card, form: "with") }, the last card of the deal. Who gets what is left on the table?
question-on-the-table = On the table
question-scores-carte = Cards taken: { $numbers }. Who gets the point for cards?
question-scores-denari = Who gets the point for coins?
question-scores-settebello = Who gets the point for the settebello?
question-scores-primiera = Who wins the primiera?
question-scores-primiera-exact = Who wins the primiera?
question-scores-primiera-rough = Who wins the primiera at a table that counts sevens?
question-scores-because =
    { $winner ->
        [you] The point is yours.
        [us] The point goes to your side.
        [them] The point goes to { $winner-name }.
        [nobody] Nobody is ahead: nobody gets the point.
       *[other] The point goes to { $winner-name }.
    }
question-scored = How many points do you score in this deal?
question-primiera-best = Which of these cards counts most for the primiera?
question-primiera-of = How much is this for the primiera?
question-primiera-cards = In your pile
question-primiera-missing = no { SUIT($suit) }, so no primiera
question-primiera-rough =
    { $sevens ->
        [0] no sevens
        [one] one seven
       *[other] { $sevens } sevens
    }, { $sixes ->
        [0] no sixes
        [one] one six
       *[other] { $sixes } sixes
    }

## Questions about partners and pairs

question-whose-pile =
    { $seat ->
        [you] You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Whose pile do they go to?
       *[other] { $seat-name } takes { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Whose pile do they go to?
    }
question-whose-scopa =
    { $seat ->
        [you] Scopa! You sweep the table { CARD($card, form: "with") }. Whose point is it?
       *[other] Scopa! { $seat-name } sweeps the table { CARD($card, form: "with") }. Whose point is it?
    }
question-whose-because =
    { $party ->
        [us] Partners have one pile: what one of them takes counts for the whole side, here for yours.
        [them] Partners have one pile: what one of them takes counts for the whole side, here for { $party-name }.
       *[other] Here everybody plays alone, with a pile of their own.
    }
question-plays-last =
    { $dealer ->
        [you] You dealt. Who plays the last card of the deal?
       *[other] { $dealer-name } dealt. Who plays the last card of the deal?
    }
question-plays-last-because =
    { $seat ->
        [you] The dealer’s right plays first in every round, and so the dealer comes last: here you do.
       *[other] The dealer’s right plays first in every round, and so the dealer comes last: here { $seat-name } does.
    }
question-rank-unseen = { RANKS($cards) }: there are { $all } of them. How many have you not seen yet?
question-rank-unseen-because =
    { $number ->
        [0] You have seen none of them
        [one] You have seen one, { CARDS($seen, form: "the") }
       *[other] You have seen { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none is left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left, { CARDS($unseen, form: "the") }.
    }
question-breaks-pairs = Which capture breaks a pair?

## Going on

score-opened = Played with all cards open.
ui-no-token = This table cannot be gone on from a link or from what was kept.
ui-no-practice = There is nothing to set up at this table: it is not the practice page.
ui-no-table = This cannot be set up: { $error } The table is as it was.
lesson-changed = This lesson has changed since you were here: it begins anew.
lesson-no-place = Where you were in this lesson cannot be read: { $error }
lesson-nothing-to-repeat = Nothing of this lesson is left to repeat.

## The practice page

ui-seat =
    { $number ->
        [1] First to play
        [2] Second to play
        [3] Third to play
        [4] Fourth to play
        [5] Fifth to play
       *[other] Sixth to play
    }
ui-practice = This table
ui-new-deal = New deal
ui-same-deal = Same deal again
ui-deal-number = Deal number
ui-deal-it = Deal it
ui-other-table = Another table
ui-game = Game
ui-preset = Variant
ui-preset-own = your own
ui-seat-label = You play
ui-options = What is agreed
ui-source = Source
ui-sit-down = Deal at this table
ui-paste = A position, a record, a link or a deal number
ui-paste-it = Set it up
ui-share = Share
ui-copy-position = Copy the position
ui-copy-deal = Copy a link to this deal
ui-copy-moment = Copy a link to this moment
ui-copied = Copied.
ui-not-copied = Your browser does not let a page copy. Here is the text:
ui-save-record = Save the record
ui-record-later = The record tells every card: it can be saved once the deal is over, or once all cards lie open.
ui-uncover = Show all cards
ui-cover = Cover them again
ui-resumed = You go on where you were.
ui-start-over = Start over
ui-go-on-here = Go on with this hand
ui-dead = This table has been lost on the server. Your hand is kept here.
ui-cut = The table does not answer just now. The page tries again by itself, and your hand is kept here.
ui-unreachable = The site cannot be reached just now. Your hand is kept here; try again in a moment.

## The puzzles

ui-puzzle-next = Next puzzle
ui-puzzle-unseen = Cards you have not seen
ui-puzzle-all = All puzzles
ui-puzzle-one = Puzzle
ui-puzzle-solved = solved
ui-puzzle-missed = not yet solved
ui-no-puzzle-now = This puzzle has been answered: try it again, or go on to the next.
puzzle-heading = { $game }, puzzle { $number } · { $grade }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-try = Your turn: find the best play.
puzzle-reply = Watch what comes of it.
puzzle-right = Right: nothing is better.
puzzle-wrong = There is something better.
puzzle-shown = This is the best play.
puzzle-one-deal = You have seen one of the deals that fit, and one in which it costs a lot; the points are an average over all that were tried.
puzzle-played = Each play was played out in { $deals } deals that fit what you know, by players who think.
puzzle-proven = Every deal that fits was played to its end: this is certain.
