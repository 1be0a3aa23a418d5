# Tresette: rules, events, score, what is said aloud.

game = Tresette

## Rules

-waiting = Wait: the trick is being gathered.
answer-first =
    .ok = You are asked what you declare; nobody has to declare anything.
    .broken =
        { $asked ->
            [yes] First everybody says what they declare; nobody plays before that.
           *[no] Nobody is asked for declarations now: play a card.
        }
declarations-agreed =
    .ok = This table plays with declarations.
    .broken = This table plays without declarations.
declare-in-time =
    .ok =
        { $way ->
            [by_draw] The card you drew last completes it, and that can be declared here.
           *[timing] This is the time to declare what you were dealt.
        }
    .broken =
        { $way ->
            [end_first_trick] Declarations are made at the end of the first trick, when everybody is asked, and at no other time.
            [before_lead] Declarations are made before the first card is led, when everybody is asked; it is too late now.
            [own_first_turn] Declarations are made on your turn in the first trick; it is too late now.
           *[tricks] Declarations are made on your turn in the first { $tricks } tricks; this is trick { $number }.
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
    .ok = { CARDS($cards, form: "the") } is the one that you miss.
    .broken = You have { CARDS($cards, form: "the") } too: what you name must be the card that is missing.
declared-once =
    .ok = You have not declared that before.
    .broken = You have declared { CARDS($cards, form: "the") } already.
signals-agreed =
    .ok = This table plays with signals.
    .broken =
        { $way ->
            [alone] Signals are for a partner, and here everybody plays alone.
           *[agreed] This table plays without signals.
        }
known-signal =
    .ok =
        { $word ->
            [busso] Busso asks your partner for the highest card of the suit, and for the suit back.
            [volo] Volo tells your partner that this was your last card of the suit.
           *[striscio] Striscio tells your partner that you have many cards of the suit.
        }
    .broken = “{ $word }” cannot be said: there are busso, volo and striscio.
leader-signals =
    .ok = You lead, so you may say something with your card.
    .broken = Only the player who leads may signal; here { $seat ->
            [you] you led
           *[other] { $seat-name } led
        }.
from-second-trick =
    .ok = From the second trick on signals are allowed.
    .broken = This table signals from the second trick on; this is the first.
true-signal =
    .ok =
        { $word ->
            [volo] It is true: you hold no other card of { SUIT($suit) }.
            [striscio] It is true: you keep { $number } cards of { SUIT($suit) }.
           *[busso] Busso asks your partner for something, and can always be said.
        }
    .broken =
        { $word ->
            [volo] Volo says that it was your last card of { SUIT($suit) }, but you still hold { CARDS($cards, form: "the") }.
           *[striscio] Striscio says that you keep at least { $many } cards of { SUIT($suit) }; you would keep { $number }.
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
       *[several] { CARDS($cards, form: "the") }, for { $points } points
    }

## Moves

move-declare = Declare { combination }
move-pass = Declare nothing
move-signal = Play { CARD($card, form: "the") } and say “{ $word }”

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
            [you] You hold less than a whole point: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
           *[other] { $seat-name } holds less than a whole point: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
        }
event-packets-laid =
    .told =
        { $seat ->
            [you] Your two packets lie before you; on top of them { CARDS($cards, form: "the") }.
           *[other] { $seat-name } has two packets; on top of them { CARDS($cards, form: "the") }.
        }
event-holds-four =
    .told =
        { $seat ->
            [you] You hold { CARD($card, form: "the") } and lead, with any card.
           *[other] { $seat-name } holds { CARD($card, form: "the") } and leads, with any card.
        }
event-answered =
    .told =
        { $seat ->
            [you] You have answered; what everybody declares is told together.
           *[other] { $seat-name } has answered.
        }
    .hidden = { $seat-name } has answered.
event-declares =
    .told =
        { $seat ->
            [you] You declare { combination }: { $points } points.
           *[other] { $seat-name } declares { combination }: { $points } points.
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
            [you] Under it lies { CARD($card, form: "the") }: it is yours to play now.
           *[other] Under it lies { CARD($card, form: "the") }, now on top of { $seat-name }’s packet.
        }
event-trick-taken =
    .coming =
        { $seat ->
            [you] You take the trick.
           *[other] { $seat-name } takes the trick.
        }
    .told =
        { $seat ->
            [you] You take the trick: { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { $worth } points.
            }
           *[other] { $seat-name } takes the trick: { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { $worth } points.
            }
        }
event-deal-over =
    .told =
        { $winner ->
            [you] The deal is over: you win it.
            [us] The deal is over: your side wins it.
            [them] The deal is over: { $winner-name } win it.
            [nobody] The deal is over: nobody has more than the others.
           *[other] The deal is over: { $winner-name } wins it.
        }

## What is to be done

prompt-declare =
    .ok = Your turn: say what you declare, or that you have nothing to declare.

## Signs on the table

sign-declared =
    .ok =
        { $seat ->
            [you] Everybody knows that you hold { CARDS($cards, form: "the") }
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
out-known = known to lie with others

## Score

line-cards = Cards, in points and thirds
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
        [floor] Thirds that make no whole point, dropped once over the whole pile
       *[nearest] Rounded once over the whole pile, to the nearest point
    }
line-last-trick = Last trick
line-declarations = Declarations
line-declared =
    { $seat ->
        [you] You: { combination }
       *[other] { $seat-name }: { combination }
    }
line-cappotto = Cappotto: all points of the cards and the last trick
note-out =
    .ok = { $left } points of cards are still out.
note-void =
    .ok = Cappotto: declarations of { $points } points are void.
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
    .ok = You lead, and the others have to follow. Which suit do you want played, and what is still out of it?
advice-look-follow =
    .ok =
        { $thirds ->
            [0] The trick holds no points so far
            [1] The trick holds { $worth } of a point so far
            [2] The trick holds { $worth } of a point so far
            [3] The trick holds { $worth } point so far
           *[other] The trick holds { $worth } points so far
        }, and { $side ->
            [ours] your partner takes it
           *[theirs] { $seat-name } takes it
        }; { $number ->
            [0] you cannot follow. What can you spare?
            [one] you have one card to follow with.
           *[other] you have { $number } cards to follow with.
        }
advice-look-thirds =
    .ok = The cards you have taken come to { $worth }: { $missing ->
            [one] one third more makes
           *[other] { $missing } thirds more make
        } another point.
advice-look-last =
    .ok = This is the last trick: it is worth a point by itself.
advice-declares =
    .ok = It counts { $points } points at once{ $left ->
            [0] .
           *[other] ; { $left } points more would stay undeclared.
        }
    .short = It counts { $points } points at once.
advice-passes =
    .ok = You could declare { $left } points, and later they are lost.
    .short = You would lose { $left } points that you can declare.
advice-nothing-to-declare =
    .ok = You were dealt nothing to declare.
advice-takes =
    .ok =
        It takes the trick: { $thirds ->
            [0] no points, and you lead next.
            [1] { $worth } of a point.
            [2] { $worth } of a point.
            [3] { $worth } point.
           *[other] { $worth } points.
        }
advice-partner-takes =
    .ok =
        Your partner takes the trick: { $thirds ->
            [0] no points.
            [1] { $worth } of a point with this card.
            [2] { $worth } of a point with this card.
            [3] { $worth } point with this card.
           *[other] { $worth } points with this card.
        }
advice-gives =
    .ok =
        The trick goes to { $seat-name }: { $thirds ->
            [0] no points.
            [1] { $worth } of a point.
            [2] { $worth } of a point.
            [3] { $worth } point.
           *[other] { $worth } points.
        }
advice-adds =
    .ok =
        { $thirds ->
            [0] It adds nothing to the trick.
            [3] It adds { $own } point to the trick, whoever takes that.
           *[other] It adds { $own } of a point to the trick, whoever takes that.
        }
advice-whole =
    .ok =
        The cards taken then come to { $worth }: { $points ->
            [one] a whole point more.
           *[other] { $points } whole points more.
        }
    .short = It makes whole points: you then have { $worth }.
advice-short =
    .ok =
        The cards taken then come to { $worth }: { $number ->
            [one] one third short of
           *[other] { $number } thirds short of
        } another point.
advice-thrown =
    .ok = You hold no { SUIT($suit) }: { CARD($card, form: "the") } takes nothing.
    .short = You cannot follow: { CARD($card, form: "the") } takes nothing.
advice-below =
    .ok =
        { $side ->
            [ours] It stays below your partner’s card.
           *[theirs] It stays below the card of { $seat-name }.
        }
advice-nothing-beats =
    .ok = Nothing still out beats { CARD($card, form: "the") }: it takes.
advice-they-cannot =
    .ok =
        { $named ->
            [no] { $number } cards of { SUIT($suit) } would beat it, but no opponent who plays after you can hold one.
           *[yes] { CARDS($cards, form: "the") } would beat it, but no opponent who plays after you can hold that.
        }
    .short = No opponent after you can beat it.
advice-some-beat =
    .ok =
        { $named ->
            [no] { $number } cards of { SUIT($suit) } are out and beat it: the chance that an opponent who plays after you holds one is { $chance }%.
           *[yes] { $number ->
                [one] { CARDS($cards, form: "the") } is out and beats it: the chance that an opponent who plays after you holds it is { $chance }%.
               *[other] { CARDS($cards, form: "the") } are out and beat it: the chance that an opponent who plays after you holds one is { $chance }%.
            }
        }
    .short = An opponent after you can beat it: chance { $chance }%.
advice-suit-out =
    .ok =
        { $number ->
            [0] No other { SUIT($suit) } are out: nobody can follow.
            [one] One more card of { SUIT($suit) } is out.
           *[other] { $number } cards of { SUIT($suit) } are still out.
        }
advice-out-of =
    .ok = { $seat-name } has no { SUIT($suit) }.
advice-partner-out-of =
    .ok = Your partner has no { SUIT($suit) }, and can give you points on your trick.
advice-partner-top =
    .ok = The chance that your partner holds { CARD($card, form: "the") } is { $chance }%.
advice-ace-out =
    .ok = { CARD($card, form: "the") } is still out and cannot beat it: whoever holds it alone has to give it.
advice-runs =
    .ok =
        { $number ->
            [one] You keep { CARDS($cards, form: "the") }, which nothing out of the suit beats.
           *[other] You keep { CARDS($cards, form: "the") }, which nothing out of the suit beats.
        }
advice-bares-ace =
    .ok = { CARD($card, form: "the") } is then alone, and { CARDS($cards, form: "the") } can take it.
advice-keeps-last =
    .ok = For the last trick you keep { CARD($card, form: "the") }, which nothing out of its suit beats.
advice-says =
    .ok =
        { $word ->
            [volo] “Volo” says that you have no more { SUIT($suit) }, to everybody
            [striscio] “Striscio” says that you have many more { SUIT($suit) }, to everybody
           *[busso] “Busso” says that you have a high card of { SUIT($suit) } left, to everybody
        }{ $true ->
            [yes] .
           *[no] ; it is not so.
        }
advice-declares-points =
    .ok =
        { $points ->
            [0] Nothing is declared.
           *[other] { $points } points are declared.
        }
advice-estimate =
    .ok =
        From this score you win { $won ->
                [one] one match
               *[other] { $won } matches
            } in 100; on average you end { $sign ->
            [level] level
            [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
           *[behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        Without a fault by anybody you end { $sign ->
            [level] level.
            [ahead] { NUMBER($points, maximumFractionDigits: 1) } ahead.
           *[behind] { NUMBER($points, maximumFractionDigits: 1) } behind.
        }
advice-counted =
    .ok =
        Over every way the hidden cards may lie, played on with all cards open, you end { $sign ->
            [level] level on average.
            [ahead] { NUMBER($points, maximumFractionDigits: 1) } points ahead on average.
           *[behind] { NUMBER($points, maximumFractionDigits: 1) } points behind on average.
        }
worth-line = By how many points you end the deal ahead, card by card
worth-point =
    { $sign ->
        [ahead] { NUMBER($points, maximumFractionDigits: 1) } points ahead on average
        [behind] { NUMBER($points, maximumFractionDigits: 1) } points behind on average
       *[level] level on average
    }
