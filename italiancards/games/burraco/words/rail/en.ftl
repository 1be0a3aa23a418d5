# Short forms of Burraco's sentences, for the rail: thirty characters at most.

## Rules

draw-first =
    .broken = Draw or pick up first.
draw-once =
    .broken = You have already drawn.
meld-lies-there =
    .broken = There is no such meld.
three-cards =
    .broken = A meld needs three cards.
one-wild =
    .broken = Only one wild card in a meld.
wild-is-said =
    .broken = Say where the wild card goes.
sequence-or-set =
    .broken =
        { $why ->
            [wild] No sets of twos or jokers.
            [long] A set has nine at most.
            [wrap] Not past the ace.
            [aces] Only one ace in a sequence.
            [room] No place for the wild card.
            [gap] Not consecutive.
           *[mixed] Neither a suit nor a rank.
        }
no-second-set =
    .broken = You have a set of that rank.
first-meld-worth =
    .broken = { $points } of the { $least } needed.
own-melds =
    .broken = That meld is not yours.
fits-the-meld =
    .broken =
        { $why ->
            [wild] It has a wild card already.
            [nowhere] Its wild card cannot move.
            [full] That meld is full.
            [end] Say which end it goes to.
            [locked] Its wild card is locked.
           *[no] It does not fit there.
        }
pozzetto-at-once =
    .broken = Keep a card to discard.
not-thrown-back =
    .broken = Not the card you picked up.
burraco-to-close =
    .broken =
        { $way ->
            [clean_burraco] A clean burraco is needed.
           *[any_burraco] To close you need a burraco.
        }
no-wild-to-close =
    .broken = Not with a wild card.
can-finish =
    .broken = You could not finish the turn.

## What happens

event-pozzetti-made =
    .told = The pozzetti are set aside.
event-upcard-turned =
    .told = The first discard is up.
event-took-discards =
    .told =
        { $seat ->
            [you] You pick up the discards.
           *[other] { $seat-name } picks up the discards.
        }
    .heard =
        { $seat ->
            [you] New: { BRIEF($cards) }.
           *[other] { $seat-name } picks up.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay down a meld.
           *[other] { $seat-name } lays down a meld.
        }
    .heard =
        { $seat ->
            [you] Down: { MELD($cards) }.
           *[other] { $seat-name } lays { MELD($cards) }.
        }
event-added =
    .told =
        { $seat ->
            [you] You add a card to a meld.
           *[other] { $seat-name } adds a card to a meld.
        }
    .heard =
        { $seat ->
            [you] Added
           *[other] { $seat-name } adds
        } { $stands ->
            [nobody] { $kind ->
                [set] { CARD($card) }: { MELD($cards, form: "ends") }
               *[sequence] { RANKS($card) }: { MELD($cards, form: "ends") }
            }
           *[card] { CARD($card) }: { MELD($cards) }
        }.
event-burraco =
    .told =
        { $kind ->
            [clean] A clean burraco!
            [semi] A semi-clean burraco!
           *[dirty] A dirty burraco!
        }
event-discarded =
    .told =
        { $seat ->
            [you] Out: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] Out: { CARD($card) }.
           *[other] { $seat-name } discards { CARD($card) }.
        }
event-pozzetto-taken =
    .told =
        { $seat ->
            [you] You take the pozzetto!
           *[other] { $seat-name } takes the pozzetto.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] You pick up your pozzetto.
           *[other] { $seat-name } opens the pozzetto.
        }
event-plays-alone =
    .told =
        { $seat ->
            [you] From now on you play alone.
           *[other] { $seat-name } now plays alone.
        }
event-deal-over =
    .told =
        { $closer ->
            [you] You close.
            [nobody] Nobody closed.
           *[other] { $closer-name } closes.
        }

## What is to be done

prompt-draw =
    .ok = Draw or pick up.
prompt-discard =
    .ok = Lay down, then discard.

## Chosen cards

these =
    { $kind ->
        [sequence] Sequence
        [set] Set
       *[several] { COUNT($melds, "melds") }
    }
chosen-melds =
    .ok =
        { $bonus ->
            [0] { these }: { COUNT($points, "points") }.
           *[other] { these }: { $points } +{ $bonus }.
        }
chosen-first =
    .ok = { these }: { $points } of { $least }.
chosen-card =
    .ok =
        { $adds ->
            [0] It fits no meld.
            [1] It fits a meld of yours.
           *[other] It fits { $adds } of your melds.
        }
offered-lay =
    .ok =
        { $bonus ->
            [0] { these }: { COUNT($points, "points") }.
           *[other] { these }: { $points } +{ $bonus }.
        }
offered-add =
    .ok =
        { $way ->
            [more] A burraco: +{ $gain }.
            [less] The burraco loses { $loss }.
           *[same] It makes { COUNT($number, "cards") }.
        }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] Last card: pozzetto next turn.
            [closes] Your last card: you close.
           *[stays] Ends your turn: −{ COUNT($left, "points") }.
        }

## Puzzles

riddle-laying = Lay down the most points.
riddle-pozzetto = You can reach the pozzetto.
riddle-throwing = Which discard waits for most?
riddle-closing = You can close: how?
