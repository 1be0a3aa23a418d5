# Burraco: rules, events, score.

game = Burraco

## Rules

-waiting = Wait: the pozzetto is being picked up.
draw-first =
    .broken = First draw a card from the stock, or take all the discards.
draw-once =
    .broken = You have drawn already; now lay and add as you like, and then discard.
meld-lies-there =
    .broken =
        { $count ->
            [0] No meld lies on the table.
            [one] There is no meld { $number }: one lies on the table.
           *[other] There is no meld { $number }: { $count } lie on the table.
        }
draw-from-stock =
    .ok = The top card of the stock may always be drawn.
take-the-discards =
    .ok =
        { $number ->
            [one] You may take the discard, { CARDS($cards, form: "the") }.
           *[other] You may take the discards, all { $number } of them: { CARDS($cards, form: "the") }.
        }
three-cards =
    .ok = A meld needs three cards at least, and has them.
    .broken = { CARDS($cards, form: "the") }: a meld needs three cards at least.
one-wild =
    .ok = One wild card in a meld is allowed.
    .broken = A meld may hold one wild card; here { CARDS($cards, form: "the") } would be wild.
wild-is-said =
    .ok = It is said what the wild card stands for: { CARDS($cards, form: "the") }.
    .broken =
        { $why ->
            [end] Say to which end { CARD($card, form: "the") } goes: { $way }.
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
            [long] { CARDS($cards, form: "the") }: a set has nine cards at most, one of them wild.
            [wrap] { CARDS($cards, form: "the") }: a sequence does not go on round the ace, which is either below the two or above the king.
            [aces] { CARDS($cards, form: "the") }: at this table a sequence has one ace only.
            [room] { CARDS($cards, form: "the") }: the wild card has no place left.
            [gap] { CARDS($cards, form: "the") } do not follow each other.
           *[mixed] { CARDS($cards, form: "the") } are neither of one suit nor of one rank.
        }
no-second-set =
    .ok =
        { $way ->
            [agreed] At this table a side may have several sets of one rank.
           *[first] Your side has no set of that rank yet.
        }
    .broken = Your side has a set of that rank: { CARDS($cards, form: "the") }. Add to it instead.
first-meld-worth =
    .ok = Your side's first melds count { $points } points; { $least } are enough.
    .broken = Your side's first melds count { $points } of { $least } points: { $short ->
            [one] one point is missing.
           *[other] { $short } points are missing.
        }
own-melds =
    .ok = Meld { $number } is your side's.
    .broken = Meld { $number } is not your side's: you add to your own melds and your partner's only.
fits-the-meld =
    .ok =
        { $moved ->
            [nobody] { CARD($card, form: "the") } fits meld { $number }.
           *[card] { CARD($card, form: "the") } fits meld { $number }; { CARD($moved, form: "the") } moves for it.
        }
    .broken =
        { $why ->
            [wild] Meld { $number } has a wild card already, and a meld holds only one: { CARDS($cards, form: "the") }.
            [nowhere] The wild card of meld { $number } stands for { CARD($card, form: "the") }, but would have nowhere to go.
            [full] Meld { $number } is full: { CARDS($cards, form: "the") }.
            [end] To add { CARD($card, form: "the") } to meld { $number }, write { $way }.
            [locked] { CARD($card, form: "the") } does not fit meld { $number }: its wild card is locked in the middle of { CARDS($cards, form: "the") }.
           *[no] { CARD($card, form: "the") } does not fit meld { $number }: { CARDS($cards) }.
        }
discard-ends-turn =
    .ok = You may discard { CARD($card, form: "the") }: that ends your turn.
pozzetto-at-once =
    .ok = You lay your last cards, { CARDS($cards, form: "the") }: you take the pozzetto and play on at once.
    .broken = After { CARDS($cards, form: "the") } you would have no card left, and your side has had its pozzetto: the last card is discarded, never melded.
pozzetto-by-discard =
    .ok = { CARD($card, form: "the") } is your last card: you take the pozzetto, and pick it up when your next turn comes.
not-thrown-back =
    .ok =
        { $way ->
            [agreed] At this table you may discard { CARD($card, form: "the") }, which you just took.
           *[twin] You hold { CARD($card, form: "the") } twice, and may discard one.
        }
    .broken = You just took { CARD($card, form: "the") }, the only discard: it does not go back in the same turn.
burraco-to-close =
    .ok = Your side has what closing needs: { CARD($card, form: "the") } closes the deal.
    .broken =
        { $way ->
            [clean_burraco] { CARD($card, form: "the") } is your last card: to close, your side needs a clean burraco.
           *[any_burraco] { CARD($card, form: "the") } is your last card: to close, your side needs a burraco.
        }
no-wild-to-close =
    .ok = { CARD($card, form: "the") } may be discarded, wild as it is: it does not close.
    .broken = { CARD($card, form: "the") } is wild: it cannot be the card that closes.
can-finish =
    .ok = You are left with { CARD($card, form: "the") }, and can finish: { $line }.
    .broken =
        { $why ->
            [wild] You would be left with { CARD($card, form: "the") }, and a wild card cannot close. You may still { $line }.
            [clean_burraco] You would be left with { CARD($card, form: "the") }, and cannot close without a clean burraco. You may still { $line }.
            [any_burraco] You would be left with { CARD($card, form: "the") }, and cannot close without a burraco. You may still { $line }.
           *[back] You would be left with { CARD($card, form: "the") }, the discard you took, which does not go back. You may still { $line }.
        }

## Moves

move-take = Take all the discards
    .short = Take
move-add =
    { $stands ->
        [nobody] Add { CARD($card, form: "the") } to meld { $number }
       *[card] Add { CARD($card, form: "the") } to meld { $number }, for { CARD($stands, form: "the") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } at the lower end
        [high] , { CARD($goes, form: "the") } at the upper end
       *[none] { "" }
    }
    .short = Add

## What happens

event-pozzetti-made =
    .told =
        { $number } pozzetti lie face down: the upper one has { $first } cards, the others { $each }.
event-upcard-turned =
    .told = { CARD($card, form: "the") } is turned up and begins the discards.
event-took-discards =
    .told =
        { $seat ->
            [you] You take the discards: { CARDS($cards, form: "the") }.
           *[other] { $seat-name } takes the discards: { CARDS($cards, form: "the") }.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay { CARDS($cards, form: "the") }
           *[other] { $seat-name } lays { CARDS($cards, form: "the") }
        }{ $stands ->
            [nobody] .
           *[card] { $kind ->
                [set] , one of them wild.
               *[sequence] , the wild card for { CARD($stands, form: "the") }.
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
event-burraco =
    .told =
        { $seat ->
            [you] Meld { $number } of yours is
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
            [you] You take the pozzetto, { $number } cards
           *[other] { $seat-name } takes the pozzetto, { $number } cards
        }{ $way ->
            [at-once] , and the turn goes on.
           *[discard] , to be picked up next turn.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] You pick up your pozzetto, { $number } cards.
           *[other] { $seat-name } picks up the pozzetto, { $number } cards.
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
            [nobody] The deal is over without anybody closing.
           *[other] { $closer-name } discards the last card and closes.
        }

## Signs on the table

sign-pozzetto =
    .ok =
        { $seat ->
            [you] You took your side's pozzetto.
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
            [one] One more card is drawn, then the deal ends.
           *[other] { $number } more cards are drawn, then the deal ends.
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
line-clean = Clean burrachi, { $each } each
line-semi = Semi-clean burrachi, { $each } each
line-dirty = Dirty burrachi, { $each } each
line-closing = For closing, { $each }
line-hands = Cards left in hand
line-unplayed = A pozzetto that was taken and not played
line-pozzetto = No pozzetto taken, { $each } less
line-halved = The pair halves its points
note-short =
    .ok =
        { $number ->
            [one] One card more makes it a burraco.
           *[other] { $number } cards more make it a burraco.
        }
note-wild =
    .ok =
        { $way ->
            [set] { CARD($card, form: "the") } in it is wild: with a natural card in its place it would be clean, worth { $bonus }.
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
            [nobody] Nobody is ahead, with { $points } points each.
            [you] You have most points: { $points }.
            [us] Your side has most points: { $points }.
            [them] { $winner-name } have most points: { $points }.
           *[other] { $winner-name } has most points: { $points }.
        }
ended-stock =
    .ok = The stock has come to its end. { $winner ->
            [nobody] Nobody is ahead, with { $points } points each.
            [you] You have most points: { $points }.
            [us] Your side has most points: { $points }.
            [them] { $winner-name } have most points: { $points }.
           *[other] { $winner-name } has most points: { $points }.
        }
ended-still =
    .ok = Nobody does more than exchange a card: the deal ends. { $winner ->
            [nobody] Nobody is ahead, with { $points } points each.
            [you] You have most points: { $points }.
            [us] Your side has most points: { $points }.
            [them] { $winner-name } have most points: { $points }.
           *[other] { $winner-name } has most points: { $points }.
        }

## What is to be done

prompt-draw =
    .ok =
        { $number ->
            [one] Your turn: draw a card, or take the discard.
           *[other] Your turn: draw a card, or take all { $number } discards.
        }
prompt-discard =
    .ok = Lay and add what you like, then discard a card.

## Chosen cards

these =
    { $kind ->
        [sequence] Sequence of { SUIT($suit) }
        [set] Set of { RANKS($rank, form: "plural") }
       *[several] { $melds } melds
    }
that-meld =
    { $kind ->
        [set] the set of { RANKS($rank, form: "plural") }
       *[sequence] the sequence of { SUIT($suit) }
    }
chosen-melds =
    .ok = { these }: { $points } points{ $bonus ->
            [0] .
           *[other] { $made ->
                [several] , and { $bonus } for burrachi.
               *[kind] , and { $bonus } as { burraco-made }.
            }
        }
chosen-first =
    .ok = { these }: { $points } of the { $least } points that your side's first melds need.
chosen-card =
    .ok = { CARD($card, form: "the") }{ $wild ->
            [yes] , a wild card,
           *[no] { "" }
        } { $adds ->
            [0] fits no meld of your side.
            [1] fits { that-meld }.
           *[other] fits { $adds } melds of your side.
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
    .ok = { these }: { $points } points{ $short ->
            [0] { $bonus ->
                [0] .
               *[other] { $made ->
                    [several] ; burrachi: +{ $bonus }.
                   *[kind] ; makes { burraco-made }: +{ $bonus }.
                }
            }
           *[other] , { $short } more are needed.
        }{ wild-used }{ pozzetto-next }
offered-add =
    .ok = { that-meld-first }{ $stands ->
            [nobody] { "" }
           *[card] , for { CARD($stands, form: "the") }
        }{ $way ->
            [more] . Makes it { burraco-made }: +{ $gain }.
            [less] . Makes it { burraco-made }: { $loss } points lost.
           *[same] : { $number } cards, { $points } points{ $short ->
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
        [set] Onto the set of { RANKS($rank, form: "plural") }
       *[sequence] Onto the sequence of { SUIT($suit) }
    }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] Your last card: you take the pozzetto, and play it next turn.
            [closes] Your last card: you close, +100.
           *[stays] It ends your turn: { $left } points less in hand.
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
    .ok = Which cards of yours belong together, which fit your side's melds, and what could the others use?
advice-draw =
    .ok = You draw an unknown card.
advice-take =
    .ok = You can use { CARDS($cards, form: "the") } at once.
    .broken = You could lay none of them now, and all would stay in your hand.
advice-take-many =
    .ok = You could lay none of them now, but { $number } cards make melds later.
advice-lay =
    .ok = It brings { $points } points onto the table; { $left ->
            [0] no card stays in hand.
            [one] one card stays in hand.
           *[other] { $left } cards stay in hand.
        }
advice-wait =
    .ok = A wild card is worth more later; it would bring { $points } points onto the table.
advice-add =
    .ok = It brings { $points } points onto the table{ $bonus ->
            [0] .
           *[other] , and { $bonus } for the burraco.
        }
advice-close =
    .ok = { CARD($card, form: "the") } is your last card: you close.
advice-pozzetto =
    .ok = { CARD($card, form: "the") } is your last card: you take the pozzetto.
advice-discard =
    .ok =
        It takes { $points } points out of your hand{ $friends ->
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
            [one] The discard is worth { $points } points: what could you lay with it?
           *[other] The { $number } discards are worth { $points } points: what could you lay with them?
        }
advice-look-pozzetto =
    .ok =
        { $number ->
            [one] One card parts you from the pozzetto.
           *[other] { $number } cards part you from the pozzetto: what can be laid, and what had better wait?
        }
advice-look-close =
    .ok =
        { $done ->
            [yes] You have what closing needs: which cards stop you?
           *[no] Your side cannot close yet: which meld can become the burraco it needs?
        }
advice-closes =
    .ok = You close: { $points } points more, and what the others hold counts against them.
advice-out =
    .ok =
        { $way ->
            [discard] Your last card: you take the pozzetto, { $number } cards, for your next turn.
           *[at-once] You lay all you hold: you take the pozzetto, { $number } cards, and play on.
        }
    .short = You take the pozzetto, { $number } cards.
advice-makes =
    .ok =
        { $way ->
            [more] { $made ->
                [clean] A clean burraco: { $gain } points.
                [semi] A semi-clean burraco: { $gain } points.
               *[dirty] A dirty burraco: { $gain } points.
            }
           *[less] { $made ->
                [semi] A clean burraco becomes semi-clean: { $gain } points lost.
               *[dirty] A burraco becomes dirty: { $gain } points lost.
            }
        }
advice-takes =
    .ok =
        { $number ->
            [one] You take one card, { $points } points, and { $used ->
                [0] keep it
               *[other] lay it
            }
           *[other] You take { $number } cards, { $points } points, and lay { $used ->
                [0] none of them
                [one] one of them
               *[other] { $used } of them
            }
        }{ $card ->
            [nobody] .
           *[card] ; you discard { CARD($card, form: "the") }.
        }
    .short = You take { $number ->
        [one] one card, { $points } points.
       *[other] { $number } cards, { $points } points.
    }
advice-draws =
    .ok =
        { $number ->
            [0] None of the { $unseen } unseen cards can be laid at once.
            [one] One of the { $unseen } unseen cards can be laid at once.
           *[other] { $number } of the { $unseen } unseen cards can be laid at once.
        }
advice-lays =
    .ok =
        { $number ->
            [one] One card, { $points } points, goes to the table.
           *[other] { $number } cards, { $points } points, go to the table.
        }
advice-spends =
    .ok =
        { $number ->
            [one] One wild card is spent, { $left ->
                [0] your last.
                [one] one stays in hand.
               *[other] { $left } stay in hand.
            }
           *[other] { $number } wild cards are spent, { $left ->
                [0] your last.
                [one] one stays in hand.
               *[other] { $left } stay in hand.
            }
        }
advice-holds =
    .ok = You could lay { CARDS($cards, form: "the") }, { $points } points, and keep them hidden.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } may close, with one card: { $points } points in hand would count against you.
           *[other] { $seat-name } may close, with { $number } cards: { $points } points in hand would count against you.
        }
advice-throws-wild =
    .ok = You throw away a wild card, { $points } points.
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
advice-twin =
    .ok = The other { CARD($card) } lies among the discards already.
advice-pile =
    .ok =
        { $number ->
            [one] { $seat-name } finds one discard, { $points } points.
           *[other] { $seat-name } finds { $number } discards, { $points } points.
        }
advice-near =
    .ok =
        { $number ->
            [one] One card then parts you from the pozzetto.
           *[other] { $number } cards then part you from the pozzetto.
        }
advice-judged =
    .ok =
        Judged after one round, you end { $sign ->
            [level] level.
            [ahead] about { NUMBER($points, maximumFractionDigits: 0) } points ahead.
           *[behind] about { NUMBER($points, maximumFractionDigits: 0) } points behind.
        }
advice-estimate =
    .ok =
        Played out, on average you end { $sign ->
            [level] level
            [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
           *[behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
worth-line = By how many points you end the deal ahead, turn by turn
worth-point =
    { $sign ->
        [ahead] { NUMBER($points, maximumFractionDigits: 1) } points ahead on average
        [behind] { NUMBER($points, maximumFractionDigits: 1) } points behind on average
       *[level] level on average
    }

## Puzzles

riddle-laying = Lay as many points as you can in this turn, burrachi with them: how do you begin?
riddle-laying-behind =
    .ok =
        { $points ->
            [one] One point fewer at best.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } points fewer at best.
        }
riddle-pozzetto = You can take the pozzetto in this turn: how do you begin?
riddle-pozzetto-behind =
    .ok =
        { $points ->
            [one] One card at least stays in hand then.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } cards at least stay in hand then.
        }
riddle-closing = You can close in this turn: how do you begin?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] One point at least stays in hand then.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } points at least stay in hand then.
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
            [0] { $points }
           *[other] { $points } + { $bonus }
        } points.
