# Tresette: rules, events, score, what is said aloud.

game = Tresette

## Rules

-waiting = Wait: the trick is being collected.
answer-first =
    .ok = Do you declare anything? You need not.
    .broken =
        { $asked ->
            [yes] Declarations come first; nobody plays before that.
           *[no] This is not the time to declare: play a card.
        }
declarations-agreed =
    .ok = This table plays with declarations.
    .broken = This table plays without declarations.
declare-in-time =
    .ok =
        { $way ->
            [by_draw] The card you just drew completes it, and you may declare that here.
           *[timing] This is the time to declare what you were dealt.
        }
    .broken =
        { $way ->
            [end_first_trick] You may declare only at the end of the first trick, when everyone is asked.
            [before_lead] Too late: you declare before the first lead, when everyone is asked.
            [own_first_turn] Too late: you declare on your turn in the first trick.
           *[tricks] You declare on your turn in the first { COUNT($tricks, "tricks") }; this is trick { $number }.
        }
hold-the-combination =
    .ok =
        { $way ->
            [by_draw] You hold { CARDS($cards, form: "the") }.
           *[dealt] You were dealt { CARDS($cards, form: "the") }.
        }
    .broken =
        { $way ->
            [by_draw] You do not hold { CARDS($cards, form: "the") }.
           *[dealt] You were not dealt { CARDS($cards, form: "the") }.
        }
name-the-missing =
    .ok = { CARDS($cards, form: "the") } is the one you lack.
    .broken = You have { CARDS($cards, form: "the") } too: name the card you lack.
declared-once =
    .ok = You have not declared that yet.
    .broken = You have already declared { CARDS($cards, form: "the") }.
signals-agreed =
    .ok = This table plays with signals.
    .broken =
        { $way ->
            [alone] Signals are for a partner, and here everyone plays alone.
           *[agreed] This table plays without signals.
        }
known-signal =
    .ok =
        { $word ->
            [busso] Busso asks your partner to play the highest card of the suit and, if it wins, return the suit.
            [volo] Volo tells your partner that this was your last card of the suit.
           *[striscio] Striscio tells your partner that you have many cards of the suit.
        }
    .broken = “{ $word }” is not a signal: say busso, volo or striscio.
leader-signals =
    .ok = You lead, so you may signal with your card.
    .broken = Only the player who leads may signal; here { $seat ->
            [you] you led
           *[other] { $seat-name } led
        }.
from-second-trick =
    .ok = From the second trick on, signals are allowed.
    .broken = Here you may signal from the second trick on; this is the first.
true-signal =
    .ok =
        { $word ->
            [volo] It is true: you hold no other { SUIT($suit) }.
            [striscio] It is true: you keep { COUNT($number, SUIT($suit)) }.
           *[busso] Busso asks your partner for something, so you may always say it.
        }
    .broken =
        { $word ->
            [volo] Volo means this is your last card in { SUIT($suit) }, but you still hold { CARDS($cards, form: "the") }.
           *[striscio] Striscio means you keep at least { COUNT($many, SUIT($suit)) }; you would keep { $number }.
        }

## What is declared, in the middle of a sentence

combination =
    { $way ->
        [four] four { $rank ->
            [threes] threes
            [twos] twos
           *[aces] aces
        }
        [three] three { $rank ->
            [threes] threes
            [twos] twos
           *[aces] aces
        }, { SUIT($suit) } missing
        [napoletana] the napoletana of { SUIT($suit) }
       *[several] { CARDS($cards, form: "the") }, for { COUNT($points, "points") }
    }

## Moves

move-declare = Declare { combination }
    .may = May you declare { combination }?
move-pass = Declare nothing
    .may = May you declare nothing?
move-signal = Play { CARD($card, form: "the") } and say “{ $word }”
    .may = May you play { CARD($card, form: "the") } and say “{ $word }”?

## What is said aloud

said-declares =
    .ok = I declare: { combination }!
said-busso =
    .ok = Busso!
said-volo =
    .ok = Volo!
said-striscio =
    .ok = Striscio!

## What happens

event-redealt =
    .told =
        { $seat ->
            [you] Your hand is worth less than a whole point: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
           *[other] { $seat-name }’s hand is worth less than a whole point: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
        }
event-packets-laid =
    .told =
        { $seat ->
            [you] Your two packets are in front of you, with { CARDS($cards, form: "the") } on top.
           *[other] { $seat-name } has two packets, with { CARDS($cards, form: "the") } on top.
        }
event-holds-four =
    .told =
        { $seat ->
            [you] You hold { CARD($card, form: "the") }, so you lead, with any card.
           *[other] { $seat-name } holds { CARD($card, form: "the") } and leads, with any card.
        }
event-answered =
    .told =
        { $seat ->
            [you] You have answered. All declarations will be announced together.
           *[other] { $seat-name } has answered.
        }
    .hidden = { $seat-name } has answered.
event-declares =
    .told =
        { $seat ->
            [you] You declare { combination }: { COUNT($points, "points") }.
           *[other] { $seat-name } declares { combination }: { COUNT($points, "points") }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name }: { combination }.
        }
event-declares-nothing =
    .told =
        { $seat ->
            [you] You declare nothing.
           *[other] { $seat-name } declares nothing.
        }
event-played =
    .told =
        { $seat ->
            [you] You play { CARD($card, form: "the") }.
           *[other] { $seat-name } plays { CARD($card, form: "the") }.
        }
event-uncovered =
    .told =
        { $seat ->
            [you] Under it is { CARD($card, form: "the") }: now you can play it.
           *[other] Under it is { CARD($card, form: "the") }, now on top of { $seat-name }’s packet.
        }
event-trick-taken =
    .coming =
        { $seat ->
            [you] You win the trick.
           *[other] { $seat-name } wins the trick.
        }
    .told =
        { $seat ->
            [you] You win the trick: { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { COUNT($worth, "points") }.
            }
           *[other] { $seat-name } wins the trick: { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { COUNT($worth, "points") }.
            }
        }
event-deal-over =
    .told =
        { $winner ->
            [you] The deal is over: you win it.
            [us] The deal is over: your side wins it.
            [them] The deal is over: { $winner-name } win it.
            [nobody] The deal is over: a tie.
           *[other] The deal is over: { $winner-name } wins it.
        }

## What is to be done

prompt-declare =
    .ok = Your turn: do you declare?

## Signs on the table

sign-declared =
    .ok =
        { $seat ->
            [you] Everyone knows that you hold { CARDS($cards, form: "the") }
           *[other] { $seat-name } has declared, and still holds, { CARDS($cards, form: "the") }
        }

sign-out-of =
    .ok = { $seat-name } is out of { SUITS($cards) }

## Where cards lie

zone-tops =
    { $seat ->
        [you] On top of your packets
       *[other] On top of { $seat-name }’s packets
    }
zone-under =
    { $seat ->
        [you] Under them, face down
       *[other] Under { $seat-name }’s, face down
    }
out-known = known to be in another hand

## Score

line-cards = Card points, in thirds
line-aces = Aces, { $each } each
line-threes = Threes, { $each } each
line-twos = Twos, { $each } each
line-kings = Kings, { $each } each
line-knights = { $look ->
        [italian] Knights
       *[other] Queens
    }, { $each } each
line-knaves = { $look ->
        [italian] Knaves
       *[other] Jacks
    }, { $each } each
line-rounding =
    { $way ->
        [floor] Leftover thirds dropped, once per pile
       *[nearest] Rounded to the nearest point, once per pile
    }
line-last-trick = Last trick
line-declarations = Declarations
line-declared =
    { $seat ->
        [you] You: { combination }
       *[other] { $seat-name }: { combination }
    }
line-cappotto = Cappotto: all the card points and the last trick
note-out =
    .ok = { $left } card points are still out.
note-void =
    .ok = Cappotto: { COUNT($points, "points") } of declarations are void.
won =
    .ok =
        { $winner ->
            [you] { $points } to { $other }: you win the deal.
            [us] { $points } to { $other }: your side wins the deal.
            [them] { $points } to { $other }: { $winner-name } win the deal.
           *[other] { $points } to { $other }: { $winner-name } wins the deal.
        }
drawn =
    .ok = { $points } each: nobody wins the deal.

## Advice

advice-look-declare =
    .ok = Look at your threes, twos and aces: three or four of a kind, or all three of one suit. What you do not declare now is lost.
advice-look-lead =
    .ok = You lead, and the others must follow suit. Which suit do you want played, and what is still out in it?
advice-look-follow =
    .ok =
        { $thirds ->
            [0] The trick is worth nothing so far
            [1] The trick is worth { $worth } of a point so far
            [2] The trick is worth { $worth } of a point so far
            [3] The trick is worth { $worth } point so far
           *[other] The trick is worth { COUNT($worth, "points") } so far
        }, and { $side ->
            [ours] your partner is winning it
           *[theirs] { $seat-name } is winning it
        }; { $number ->
            [0] you cannot follow suit. What can you spare?
            [one] you have one card in the suit.
           *[other] you have { $number } cards in the suit.
        }
advice-look-thirds =
    .ok = The cards you have won are worth { $worth }: { $missing ->
            [one] one more third makes
           *[other] { $missing } more thirds make
        } another point.
advice-look-last =
    .ok = This is the last trick: it is worth an extra point.
advice-declares =
    .ok = It scores { COUNT($points, "points") } at once{ $left ->
            [0] .
           *[other] ; { COUNT($left, "more points") } would go undeclared.
        }
    .short = It scores { COUNT($points, "points") } at once.
advice-passes =
    .ok = You could declare { COUNT($left, "points") }; later they are lost.
    .short = You would lose { COUNT($left, "points") } you could declare.
advice-nothing-to-declare =
    .ok = You have nothing to declare.
advice-takes =
    .ok =
        It wins the trick: { $thirds ->
            [0] no points, and you lead next.
            [1] { $worth } of a point.
            [2] { $worth } of a point.
            [3] { $worth } point.
           *[other] { COUNT($worth, "points") }.
        }
advice-partner-takes =
    .ok =
        Your partner wins the trick: { $thirds ->
            [0] no points.
            [1] { $worth } of a point with this card.
            [2] { $worth } of a point with this card.
            [3] { $worth } point with this card.
           *[other] { COUNT($worth, "points") } with this card.
        }
advice-gives =
    .ok =
        The trick goes to { $seat-name }: { $thirds ->
            [0] no points.
            [1] { $worth } of a point.
            [2] { $worth } of a point.
            [3] { $worth } point.
           *[other] { COUNT($worth, "points") }.
        }
advice-adds =
    .ok =
        { $thirds ->
            [0] It adds nothing to the trick.
            [3] It adds { $own } point, for the winner of the trick.
           *[other] It adds { $own } of a point, for the winner of the trick.
        }
advice-whole =
    .ok =
        The cards you have won are then worth { $worth }: { $points ->
            [one] one more whole point.
           *[other] { $points } more whole points.
        }
    .short = It completes a whole point: you then have { $worth }.
advice-short =
    .ok =
        The cards you have won are then worth { $worth }: { $number ->
            [one] one third short of
           *[other] { $number } thirds short of
        } another point.
advice-thrown =
    .ok = You hold no { SUIT($suit) }: { CARD($card, form: "the") } cannot win.
    .short = You cannot follow suit: { CARD($card, form: "the") } cannot win.
advice-below =
    .ok =
        { $side ->
            [ours] It stays below your partner’s card.
           *[theirs] It stays below { $seat-name }’s card.
        }
advice-nothing-beats =
    .ok = Nothing still out beats { CARD($card, form: "the") }: it wins.
advice-they-cannot =
    .ok =
        { $named ->
            [no] { COUNT($number, "cards") } of { SUIT($suit) } would beat it, but no opponent playing after you can hold one.
           *[yes] { CARDS($cards, form: "the") } would beat it, but no opponent who plays after you can hold that.
        }
    .short = No opponent after you can beat it.
advice-some-beat =
    .ok =
        { $named ->
            [no] { COUNT($number, SUIT($suit)) } still out can beat it: { $chance }% chance that an opponent after you holds one.
           *[yes] { $number ->
                [one] { CARDS($cards, form: "the") } is out and beats it: { $chance }% chance that an opponent after you holds it.
               *[other] { CARDS($cards, form: "the") } are out and beat it: { $chance }% chance that an opponent after you holds one.
            }
        }
    .short = The chance that an opponent after you can beat it is { $chance }%.
advice-suit-out =
    .ok =
        { $number ->
            [0] No other { SUIT($suit) } are out: nobody can follow suit.
            [one] One other card in { SUIT($suit) } is still out.
           *[other] { COUNT($number, SUIT($suit)) } are still out.
        }
advice-out-of =
    .ok = { $seat-name } has no { SUIT($suit) }.
advice-partner-out-of =
    .ok = Your partner has no { SUIT($suit) } and can put points on your trick.
advice-partner-top =
    .ok = The chance that your partner holds { CARD($card, form: "the") } is { $chance }%.
advice-ace-out =
    .ok = { CARD($card, form: "the") } is still out and cannot beat your card: a player with no other card of the suit must play it.
advice-runs =
    .ok =
        { $number ->
            [one] Then { CARDS($cards, form: "the") } wins too: nothing still out beats it.
           *[other] Then { CARDS($cards, form: "the") } win too: nothing still out beats them.
        }
advice-bares-ace =
    .ok = { CARD($card, form: "the") } is then bare, and { CARDS($cards, form: "the") } can take it.
advice-keeps-last =
    .ok = For the last trick you keep { CARD($card, form: "the") }, which no card still out in its suit beats.
advice-says =
    .ok =
        { $word ->
            [volo] “Volo” tells everyone that you have no more { SUIT($suit) }
            [striscio] “Striscio” tells everyone that you have many more { SUIT($suit) }
           *[busso] “Busso” tells everyone that you still have a high card in { SUIT($suit) }
        }{ $true ->
            [yes] .
           *[no] ; that is not true.
        }
advice-declares-points =
    .ok =
        { $points ->
            [0] Nothing is declared.
           *[other] Declared: { COUNT($points, "points") }.
        }
advice-estimate =
    .ok =
        From this score you win { $won ->
                [one] one match
               *[other] { $won } matches
            } in 100; on average you finish { $sign ->
            [level] level
            [ahead] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } ahead
           *[behind] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } behind
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        With perfect play on all sides you finish { $sign ->
            [level] level.
            [ahead] { NUMBER($points, maximumFractionDigits: 1) } ahead.
           *[behind] { NUMBER($points, maximumFractionDigits: 1) } behind.
        }
advice-counted =
    .ok =
        Over every way the hidden cards could be dealt, played out with open hands, you finish { $sign ->
            [level] level on average.
            [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } ahead on average.
           *[behind] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } behind on average.
        }
worth-line = How far ahead you finish the deal, card by card
worth-point =
    { $sign ->
        [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } ahead on average
        [behind] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } behind on average
       *[level] level on average
    }
