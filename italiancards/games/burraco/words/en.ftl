# Burraco: rules, events, score.

game = Burraco

## Rules

-waiting = Wait: the pozzetto is being picked up.
draw-first =
    .broken = First draw a card from the stock, or pick up the discard pile.
draw-once =
    .broken = You have already drawn; now lay down and add as you like, then discard.
meld-lies-there =
    .broken =
        { $count ->
            [0] There are no melds on the table.
            [one] There is no meld { $number }: there is one on the table.
           *[other] There is no meld { $number }: there are { $count } on the table.
        }
draw-from-stock =
    .ok = You may always draw the top card of the stock.
take-the-discards =
    .ok =
        { $number ->
            [one] You may pick up the discard, { CARDS($cards, form: "the") }.
            [2] You may pick up both discards: { CARDS($cards, form: "the") }.
           *[other] You may pick up all { $number } discards: { CARDS($cards, form: "the") }.
        }
three-cards =
    .ok = A meld needs at least three cards, and this has them.
    .broken = { CARDS($cards, form: "the") }: a meld needs at least three cards.
one-wild =
    .ok = One wild card in a meld is allowed.
    .broken = A meld may contain one wild card; here { CARDS($cards, form: "the") } would be wild.
wild-is-said =
    .ok = You have said what the wild card stands for: { CARDS($cards, form: "the") }.
    .broken =
        { $why ->
            [end] Say which end { CARD($card, form: "the") } goes to: { $way }.
           *[place] Say what { CARD($card, form: "the") } stands for, as in { $way }: it could be { CARDS($cards, form: "the", joined: "or") }.
        }
sequence-or-set =
    .ok =
        { $number ->
            [one] These cards make a meld.
           *[other] These cards make { $number } melds.
        }
    .broken =
        { $why ->
            [wild] { CARDS($cards, form: "the") }: there are no sets of twos or of jokers.
            [long] { CARDS($cards, form: "the") }: a set has at most nine cards, one of them wild.
            [wrap] { CARDS($cards, form: "the") }: a sequence cannot go round the corner; the ace is either below the two or above the king.
            [aces] { CARDS($cards, form: "the") }: at this table a sequence has only one ace.
            [room] { CARDS($cards, form: "the") }: there is no place left for the wild card.
            [gap] { CARDS($cards, form: "the") } are not consecutive.
           *[mixed] { CARDS($cards, form: "the") } are neither of one suit nor of one rank.
        }
no-second-set =
    .ok =
        { $way ->
            [agreed] At this table a side may have several sets of one rank.
           *[first] Your side has no set of that rank yet.
        }
    .broken = Your side already has a set of that rank: { CARDS($cards, form: "the") }. Add to it instead.
first-meld-worth =
    .ok = Your side’s first melds are worth { COUNT($points, "points") }; you need { $least }.
    .broken = Your side’s first melds are worth { COUNT($points, "points") }, { $short ->
            [one] one
           *[other] { $short }
        } short of the { $least } you need.
own-melds =
    .ok = Meld { $number } belongs to your side.
    .broken = Meld { $number } is not your side’s: you may add nothing to it.
fits-the-meld =
    .ok =
        { $moved ->
            [nobody] { CARD($card, form: "the") } fits meld { $number }.
           *[card] { CARD($card, form: "the") } fits meld { $number }; { CARD($moved, form: "the") } moves to make room.
        }
    .broken =
        { $why ->
            [wild] Meld { $number } already has a wild card, and a meld may have only one: { CARDS($cards, form: "the") }.
            [nowhere] The wild card in meld { $number } stands for { CARD($card, form: "the") }, but would have nowhere to go.
            [full] Meld { $number } is full: { CARDS($cards, form: "the") }.
            [end] To add { CARD($card, form: "the") } to meld { $number }, write { $way }.
            [locked] { CARD($card, form: "the") } does not fit meld { $number }: its wild card is locked in the middle of { CARDS($cards, form: "the") }.
           *[no] { CARD($card, form: "the") } does not fit meld { $number }: { CARDS($cards) }.
        }
discard-ends-turn =
    .ok = You may discard { CARD($card, form: "the") }: that ends your turn.
pozzetto-at-once =
    .ok = With { CARDS($cards, form: "the") } you lay down all you have left: take the pozzetto and play on at once.
    .broken = After { CARDS($cards, form: "the") } you would have no card left, and your side has had its pozzetto: you must discard your last card, not meld it.
pozzetto-by-discard =
    .ok = { CARD($card, form: "the") } is your last card: the pozzetto is yours, and you pick it up on your next turn.
not-thrown-back =
    .ok =
        { $way ->
            [agreed] At this table you may discard { CARD($card, form: "the") }, which you just picked up.
           *[twin] You hold both copies of { CARD($card, form: "the") } and may discard one.
        }
    .broken = You just picked up { CARD($card, form: "the") }, the only discard: you may not discard it in the same turn.
burraco-to-close =
    .ok = Your side has what it needs to close: discarding { CARD($card, form: "the") } closes the deal.
    .broken =
        { $way ->
            [clean_burraco] { CARD($card, form: "the") } is your last card: to close, your side needs a clean burraco.
           *[any_burraco] { CARD($card, form: "the") } is your last card: to close, your side needs a burraco.
        }
no-wild-to-close =
    .ok = You may discard { CARD($card, form: "the") }, though it is wild: you are not closing.
    .broken = { CARD($card, form: "the") } is wild: you cannot close by discarding it.
can-finish =
    .ok = You are left with { CARD($card, form: "the") } and can finish your turn: { $line }.
    .broken =
        { $why ->
            [wild] You would be left with { CARD($card, form: "the") }, and a wild card cannot close. You may still { $line }.
            [clean_burraco] You would be left with { CARD($card, form: "the") }, and cannot close without a clean burraco. You may still { $line }.
            [any_burraco] You would be left with { CARD($card, form: "the") }, and cannot close without a burraco. You may still { $line }.
           *[back] You would be left with { CARD($card, form: "the") }, the discard you picked up, which you may not discard. You may still { $line }.
        }

## Moves

move-take = Pick up the discard pile
    .short = Pick up
    .may = May you pick up the discard pile?
move-add =
    { $stands ->
        [nobody] Add { CARD($card, form: "the") } to meld { $number }
       *[card] Add { CARD($card, form: "the") } to meld { $number } as { CARD($stands, form: "the") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } at the low end
        [high] , { CARD($goes, form: "the") } at the high end
       *[none] { "" }
    }
    .short = Add
    .may =
        { $stands ->
            [nobody] May you add { CARD($card, form: "the") } to meld { $number }
           *[card] May you add { CARD($card, form: "the") } to meld { $number } as { CARD($stands, form: "the") }
        }{ $end ->
            [low] , { CARD($goes, form: "the") } at the low end?
            [high] , { CARD($goes, form: "the") } at the high end?
           *[none] ?
        }

## What happens

event-pozzetti-made =
    .told =
        { $number ->
            [one] { $number } pozzetto is set aside, face down:
           *[other] { $number } pozzetti are set aside, face down:
        } { COUNT($first, "cards") } in the top one, { $each } in the next.
event-upcard-turned =
    .told = { CARD($card, form: "the") } is turned up to start the discard pile.
event-took-discards =
    .told =
        { $seat ->
            [you] You pick up the discard pile: { CARDS($cards, form: "the") }.
           *[other] { $seat-name } picks up the discard pile: { CARDS($cards, form: "the") }.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay down { CARDS($cards, form: "the") }
           *[other] { $seat-name } lays down { CARDS($cards, form: "the") }
        }{ $stands ->
            [nobody] .
           *[card] { $kind ->
                [set] , one of them wild.
               *[sequence] , the wild card standing for { CARD($stands, form: "the") }.
            }
        }
event-added =
    .told =
        { $seat ->
            [you] You add { CARD($card, form: "the") } to meld { $number }
           *[other] { $seat-name } adds { CARD($card, form: "the") } to meld { $number }
        }{ $stands ->
            [nobody] .
           *[card] ; its wild card stands for { CARD($stands, form: "the") }.
        }
cheer-burraco = Burraco!
cheer-pozzetto-taken = Pozzetto!
event-burraco =
    .told =
        { $seat ->
            [you] Your meld { $number } is
           *[other] Meld { $number } is
        } { $was ->
            [none] { "" }
           *[kind] now
        } { $kind ->
            [clean] a clean burraco.
            [semi] a semi-clean burraco.
           *[dirty] a dirty burraco.
        }
event-discarded =
    .told =
        { $seat ->
            [you] You discard { CARD($card, form: "the") }.
           *[other] { $seat-name } discards { CARD($card, form: "the") }.
        }
event-pozzetto-taken =
    .told =
        { $seat ->
            [you] You take the pozzetto, { COUNT($number, "cards") }
           *[other] { $seat-name } takes the pozzetto, { COUNT($number, "cards") }
        }{ $way ->
            [at-once] , and the turn continues.
           *[discard] , to pick up next turn.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] You pick up your pozzetto, { COUNT($number, "cards") }.
           *[other] { $seat-name } picks up the pozzetto, { COUNT($number, "cards") }.
        }
event-plays-alone =
    .told =
        { $seat ->
            [you] You play alone from now on, against { $winner-name }.
           *[other] { $seat-name } plays alone from now on, against { $winner-name }.
        }
event-deal-over =
    .told =
        { $closer ->
            [you] You discard your last card and close.
            [nobody] The deal is over; nobody closed.
           *[other] { $closer-name } discards the last card and closes.
        }

## Signs on the table

sign-pozzetto =
    .ok =
        { $seat ->
            [you] You took the pozzetto.
           *[other] { $seat-name } took a pozzetto.
        }
sign-alone =
    .ok =
        { $seat ->
            [you] You play alone.
           *[other] { $seat-name } plays alone.
        }
sign-end =
    .ok =
        { $number ->
            [one] One more draw, then the deal ends.
           *[other] { $number } more draws, then the deal ends.
        }

## Where cards lie

zone-pozzetto =
    { $seat ->
        [you] Your pozzetto
        [nobody] Pozzetto { $number }
       *[other] { $seat-name }’s pozzetto
    }

## Score

line-melds = Cards in melds
line-meld =
    { $way ->
        [set] Meld { $number }, a set
       *[sequence] Meld { $number }, a sequence
    }{ $kind ->
        [clean] {": "}a clean burraco
        [semi] {": "}a semi-clean burraco
        [dirty] {": "}a dirty burraco
       *[none] { "" }
    }
line-clean = Clean burracos, { $each } each
line-semi = Semi-clean burracos, { $each } each
line-dirty = Dirty burracos, { $each } each
line-burrachi = Burraco bonuses
line-in-hand = Cards in hand
line-closing = Closing bonus, { $each }
line-hands = Cards left in hand
line-unplayed = Pozzetto taken but not played
line-pozzetto = No pozzetto taken, −{ $each }
line-halved = The pair halves its points
note-short =
    .ok =
        { $number ->
            [one] One more card makes it a burraco.
           *[other] { $number } more cards make it a burraco.
        }
note-wild =
    .ok =
        { $way ->
            [set] { CARD($card, form: "the") } in it is wild: with a natural card instead it would be clean, worth { $bonus }.
           *[sequence] { CARD($card, form: "the") } stands for { CARD($stands, form: "the") }: with no wild card it would be clean, worth { $bonus }.
        }
note-missed =
    .ok = { $seats-side }: no pozzetto taken.
ended-closed =
    .ok =
        { $closer ->
            [you] You have closed.
           *[other] { $closer-name } has closed.
        } { $winner ->
            [nobody] A tie, with { COUNT($points, "points") } each.
            [you] You have the most points: { $points }.
            [us] Your side has the most points: { $points }.
            [them] { $winner-name } have the most points: { $points }.
           *[other] { $winner-name } has the most points: { $points }.
        }
ended-stock =
    .ok = No more draws: the deal ends. { $winner ->
            [nobody] A tie, with { COUNT($points, "points") } each.
            [you] You have the most points: { $points }.
            [us] Your side has the most points: { $points }.
            [them] { $winner-name } have the most points: { $points }.
           *[other] { $winner-name } has the most points: { $points }.
        }
ended-still =
    .ok = Only single discards change hands: the deal ends. { $winner ->
            [nobody] A tie, with { COUNT($points, "points") } each.
            [you] You have the most points: { $points }.
            [us] Your side has the most points: { $points }.
            [them] { $winner-name } have the most points: { $points }.
           *[other] { $winner-name } has the most points: { $points }.
        }

## What is to be done

prompt-draw =
    .ok =
        { $number ->
            [one] Your turn: draw a card, or pick up the discard.
            [2] Your turn: draw a card, or pick up both discards.
           *[other] Your turn: draw a card, or pick up all { $number } discards.
        }
prompt-discard =
    .ok = Lay down and add what you like, then discard.

## Chosen cards

these =
    { $kind ->
        [sequence] Sequence in { SUIT($suit) }
        [set] Set of { RANKS($rank, form: "plural") }
       *[several] { COUNT($melds, "melds") }
    }
that-meld =
    { $kind ->
        [set] the set of { RANKS($rank, form: "plural") }
       *[sequence] the sequence in { SUIT($suit) }
    }
chosen-melds =
    .ok = { these }: { COUNT($points, "points") }{ $bonus ->
            [0] .
           *[other] { $made ->
                [several] , and { $bonus } for burracos.
               *[kind] , and { $bonus } as { burraco-made }.
            }
        }
chosen-first =
    .ok = { these }: { $points } of the { COUNT($least, "points") } your side’s first melds need.
chosen-card =
    .ok = { CARD($card, form: "the") }{ $wild ->
            [yes] , a wild card,
           *[no] { "" }
        } { $adds ->
            [0] fits none of your side’s melds.
            [1] fits { that-meld }.
           *[other] fits { $adds } of your side’s melds.
        }
burraco-made =
    { $made ->
        [clean] a clean burraco
        [semi] a semi-clean burraco
       *[dirty] a dirty burraco
    }
wild-used =
    { $using ->
        [none] { "" }
        [only] { " " }Uses your only wild card.
       *[some] { $wild ->
            [one] { " " }Uses one of your { $held } wild cards.
           *[other] { " " }Uses { $wild } of your { $held } wild cards.
        }
    }
pozzetto-next =
    { $out ->
        [yes] { " " }Your last cards: you take the pozzetto.
       *[no] { "" }
    }
offered-lay =
    .ok = { these }: { COUNT($points, "points") }{ $short ->
            [0] { $bonus ->
                [0] .
               *[other] { $made ->
                    [several] ; burracos: +{ $bonus }.
                   *[kind] ; makes { burraco-made }: +{ $bonus }.
                }
            }
           *[other] , { $short } more needed.
        }{ wild-used }{ pozzetto-next }
offered-add =
    .ok = { that-meld-first }{ $stands ->
            [nobody] { "" }
           *[card] , as { CARD($stands, form: "the") }
        }{ $way ->
            [more] . Makes it { burraco-made }: +{ $gain }.
            [less] . Makes it { burraco-made }: { COUNT($loss, "points") } lost.
           *[same] : { COUNT($number, "cards") }, { COUNT($points, "points") }{ $short ->
                [0] , { burraco-made }.
                [one] ; one more makes a burraco.
               *[other] ; { $short } more make a burraco.
            }
        }{ $moved ->
            [nobody] { "" }
           *[card] { " " }Its wild card moves.
        }{ wild-used }{ pozzetto-next }
that-meld-first =
    { $kind ->
        [set] To the set of { RANKS($rank, form: "plural") }
       *[sequence] To the sequence in { SUIT($suit) }
    }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] Your last card: you get the pozzetto, to play next turn.
            [closes] Your last card: you close, +100.
           *[stays] Ends your turn: { $left } fewer points in hand.
        }
sign-burraco =
    .ok =
        { $made ->
            [clean] Clean { $bonus }
            [semi] Semi-clean { $bonus }
           *[dirty] Dirty { $bonus }
        }

## Advice

advice-look =
    .ok = Which of your cards belong together, which fit your side’s melds, and what could the others use?
advice-draw =
    .ok = You draw an unknown card.
advice-take =
    .ok = You can use { CARDS($cards, form: "the") } at once.
    .broken = You could lay down none of them now: all would stay in your hand.
advice-take-many =
    .ok = You could lay down none of them now, but with { COUNT($number, "more cards") } melds will come.
advice-lay =
    .ok = It puts { COUNT($points, "points") } on the table; { $left ->
            [0] no cards left in hand.
            [one] one card left in hand.
           *[other] { $left } cards left in hand.
        }
advice-wait =
    .ok = A wild card is worth more later; now it would put { COUNT($points, "points") } on the table.
advice-add =
    .ok = It puts { COUNT($points, "points") } on the table{ $bonus ->
            [0] .
           *[other] , and { $bonus } for the burraco.
        }
advice-close =
    .ok = { CARD($card, form: "the") } is your last card: you close.
advice-pozzetto =
    .ok = { CARD($card, form: "the") } is your last card: you take the pozzetto.
advice-discard =
    .ok =
        It takes { COUNT($points, "points") } out of your hand{ $friends ->
            [0] , and goes with nothing you hold
            [one] , and one card you hold goes with it
           *[other] , but { $friends } cards you hold go with it
        }{ $feeds ->
            [0] .
           *[other] ; the others could add it to meld { $feeds }.
        }
advice-look-pile =
    .ok =
        { $number ->
            [one] The discard is worth { COUNT($points, "points") }: what could you lay down with it?
           *[other] The { $number } discards are worth { COUNT($points, "points") }: what could you lay down with them?
        }
advice-look-pozzetto =
    .ok =
        { $number ->
            [one] You are one card from the pozzetto.
           *[other] You are { $number } cards from the pozzetto: what can you lay down, and what should wait?
        }
advice-look-close =
    .ok =
        { $done ->
            [yes] Your side can close: which cards are in your way?
           *[no] Your side cannot close yet: which meld can become the burraco it needs?
        }
advice-look-closing =
    .ok = You can close this turn: how?
advice-waits =
    .ok = You could close now, but you play on.
advice-closes =
    .ok = You close: { COUNT($points, "more points") }, and the cards left in hand count against their holders.
advice-out =
    .ok =
        { $way ->
            [discard] Your last card: you take the pozzetto, { COUNT($number, "cards") }, for your next turn.
           *[at-once] You lay down your whole hand: take the pozzetto, { COUNT($number, "cards") }, and play on.
        }
    .short = You take the pozzetto, { COUNT($number, "cards") }.
advice-makes =
    .ok =
        { $way ->
            [more] { $made ->
                [clean] A clean burraco: { COUNT($gain, "points") }.
                [semi] A semi-clean burraco: { COUNT($gain, "points") }.
               *[dirty] A dirty burraco: { COUNT($gain, "points") }.
            }
           *[less] { $made ->
                [semi] A clean burraco becomes semi-clean: { COUNT($gain, "points") } lost.
               *[dirty] A burraco becomes dirty: { COUNT($gain, "points") } lost.
            }
        }
advice-takes =
    .ok =
        { $number ->
            [one] You pick up one card, worth { COUNT($points, "points") }, and { $used ->
                [0] keep it
               *[other] lay it down
            }
           *[other] You pick up { $number } cards, worth { COUNT($points, "points") }, and lay down { $used ->
                [0] none of them
                [one] one of them
               *[other] { $used } of them
            }
        }{ $card ->
            [nobody] .
           *[card] ; you discard { CARD($card, form: "the") }.
        }
    .short = You take { $number ->
        [one] one card, worth { COUNT($points, "points") }.
       *[other] { $number } cards, worth { COUNT($points, "points") }.
    }
advice-draws =
    .ok =
        { $number ->
            [0] None of the { $unseen } unseen cards could be laid down at once.
            [one] One of the { $unseen } unseen cards could be laid down at once.
           *[other] { $number } of the { $unseen } unseen cards could be laid down at once.
        }
advice-leaves-pile =
    .ok =
        { $number ->
            [one] The discard is of no use to you now.
           *[other] None of the { $number } discards is of use to you now.
        }
advice-gathers =
    .ok = With two players, take every pile: what you leave is your opponent’s.
advice-throws-least =
    .ok = { CARD($card, form: "the") } goes with fewest of your cards.
advice-lays =
    .ok =
        { $number ->
            [one] You lay down one card, worth { COUNT($points, "points") }.
           *[other] You lay down { $number } cards, worth { COUNT($points, "points") }.
        }
advice-spends =
    .ok =
        { $number ->
            [one] You use one wild card: { $left ->
                [0] your last.
                [one] one stays in hand.
               *[other] { $left } stay in hand.
            }
           *[other] You use { $number } wild cards: { $left ->
                [0] your last.
                [one] one stays in hand.
               *[other] { $left } stay in hand.
            }
        }
advice-holds =
    .ok = You could lay down { CARDS($cards, form: "the") }, worth { COUNT($points, "points") }, but you keep that hidden.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card and may close: { COUNT($points, "points") } in hand would count against you.
           *[other] { $seat-name } holds { $number } cards and may close: { COUNT($points, "points") } in hand would count against you.
        }
advice-throws-wild =
    .ok = You discard a wild card, worth { COUNT($points, "points") }.
advice-throws =
    .ok =
        { $number ->
            [0] { CARD($card, form: "the") } goes with nothing you hold.
            [one] { CARD($card, form: "the") } goes with one other card you hold.
           *[other] { CARD($card, form: "the") } goes with { $number } other cards you hold.
        }
advice-gives =
    .ok = The others could add it to meld { $number }.
advice-wastes =
    .ok = Your own side could use it on meld { $number }.
advice-wanted =
    .ok = { $seat-name } has picked up { CARD($held, form: "the") }, and { CARD($card, form: "the") } goes with it.
advice-live =
    .ok =
        { $number ->
            [0] No card still out makes a meld with what you keep.
            [one] One card still out makes a meld with what you keep.
           *[other] { $number } cards still out make a meld with what you keep.
        }
advice-twin =
    .ok = The other { CARD($card) } is already in the discard pile.
advice-pile =
    .ok =
        { $number ->
            [one] { $seat-name } can pick up one discard, worth { COUNT($points, "points") }.
           *[other] { $seat-name } can pick up { $number } discards, worth { COUNT($points, "points") }.
        }
advice-near =
    .ok =
        { $number ->
            [one] You are then one card from the pozzetto.
           *[other] You are then { $number } cards from the pozzetto.
        }
advice-judged =
    .ok =
        Looking one round ahead, you finish { $sign ->
            [level] level.
            [ahead] about { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } ahead.
           *[behind] about { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } behind.
        }
advice-behind =
    .ok =
        { $sign ->
            [fewer] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } less on average (±{ NUMBER($error, maximumFractionDigits: 0) })
           *[more] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } more on average (±{ NUMBER($error, maximumFractionDigits: 0) })
        }{ $lost ->
            [0] .
           *[other] ; it wins { $lost } fewer deals in 100.
        }
advice-estimate =
    .ok =
        On average, over whole deals, you finish { $sign ->
            [level] level
            [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } ahead
           *[behind] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } behind
        }, give or take { NUMBER($error, maximumFractionDigits: 0) }.
worth-line = Your lead at the end of the deal, turn by turn
worth-point =
    { $sign ->
        [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } ahead on average
        [behind] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } behind on average
       *[level] level on average
    }

## Puzzles

riddle-laying = Lay down as many points as you can this turn, burraco bonuses included: how do you begin?
riddle-laying-behind =
    .ok =
        { $points ->
            [one] One point fewer at best.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } points fewer at best.
        }
riddle-pozzetto = You can take the pozzetto this turn: how do you begin?
riddle-pozzetto-behind =
    .ok =
        { $points ->
            [one] At least one card is then left in hand.
           *[other] At least { NUMBER($points, maximumFractionDigits: 0) } cards are then left in hand.
        }
riddle-throwing = Discard so that as many unseen cards as possible complete what you keep.
riddle-throwing-behind =
    .ok =
        { $points ->
            [one] One fewer card completes what you keep.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } fewer cards complete what you keep.
        }
riddle-closing = You can close this turn: how do you begin?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] At least one point is then left in hand.
           *[other] At least { NUMBER($points, maximumFractionDigits: 0) } points are then left in hand.
        }

## Loose cards

asked-meld =
    .ok =
        { $number ->
            [one] { $kind ->
                [clean] A clean burraco
                [semi] A semi-clean burraco
                [dirty] A dirty burraco
               *[none] A meld
            }
           *[other] { $number } melds
        }: { $bonus ->
            [0] { COUNT($points, "points") }.
           *[other] { $points } + { COUNT($bonus, "points") }.
        }
