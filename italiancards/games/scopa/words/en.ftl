# Scopa: rules, events, score, options, advice.

game = Scopa

## Rules

deal-is-on =
    .broken = The deal is over: all the cards have been played.
-waiting = Wait: the cards taken are being collected.
cards-lie-there =
    .broken =
        { $number ->
            [one] { CARDS($cards, form: "the") } is not on the table.
           *[other] { CARDS($cards, form: "the") } are not on the table.
        }
any-card =
    .ok = You may play it, though { CARDS($cards, form: "the") } could take.
must-take =
    .ok = { CARD($card, form: "the") } cannot take anything: it stays on the table.
    .broken = { CARD($card, form: "the") } can take { CARDS($cards, form: "the") }, and a card that can take must take.
same-value =
    .ok =
        { $number ->
            [one] { CARD($card, form: "the") } takes { CARDS($cards, form: "the") }, of the same value.
           *[other] { CARDS($cards, form: "the") } add up to { $value }, the value of { CARD($card, form: "the") }.
        }
    .broken =
        { $number ->
            [one] { CARDS($cards, form: "the") } is worth { $sum }, but { CARD($card, form: "the") } is worth { $value }.
           *[other] { CARDS($cards, form: "the") } add up to { $sum }, but { CARD($card, form: "the") } is worth { $value }.
        }
make-fifteen =
    .ok = { CARD($card, form: "the") } makes fifteen with { CARDS($cards, form: "the") }.
    .broken = { CARD($card, form: "the") } makes { $sum } with { CARDS($cards, form: "the") }: it must make fifteen.
equal-card =
    .ok = A card of the same value must be taken before any sum.
    .broken =
        { $number ->
            [one] { CARDS($equal, form: "the") } on the table has the same value as { CARD($card, form: "the") }: you must take that card and no other.
           *[other] { CARDS($equal, form: "the") } on the table have the same value as { CARD($card, form: "the") }: you must take one of them and nothing else.
        }
fewest-cards =
    .ok = No other sum takes fewer cards.
    .broken = { CARDS($cards, form: "the") } would do: here you must take the sum with the fewest cards, { $number }.
ace-takes-all =
    .ok = { CARD($card, form: "the") } takes everything: here an ace sweeps the table.
    .broken = Here an ace takes everything on the table: all { COUNT($number, "cards") }, not just some.

## What happens

event-redealt =
    .told = Too many kings on the table: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
event-table-laid =
    .told = On the table: { CARDS($cards, form: "the") }.
event-laid-down =
    .told =
        { $seat ->
            [you] You leave { CARD($card, form: "the") } on the table.
           *[other] { $seat-name } leaves { CARD($card, form: "the") } on the table.
        }
event-captures =
    .told =
        { $seat ->
            [you] You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }.
           *[other] { $seat-name } takes { CARDS($cards, form: "the") } { CARD($card, form: "with") }.
        }
event-gathered =
    .coming =
        { $seat ->
            [you] You take the cards.
           *[other] { $seat-name } takes the cards.
        }
    .told =
        { $seat ->
            [you] You put the { COUNT($number, "cards") } on your pile.
           *[other] { $seat-name } puts the { COUNT($number, "cards") } on the pile.
        }
event-scopa =
    .told =
        { $seat ->
            [you] Scopa! You sweep the table { CARD($card, form: "with") }.
           *[other] Scopa! { $seat-name } sweeps the table { CARD($card, form: "with") }.
        }
cheer-scopa = Scopa!
event-no-scopa-last-card =
    .told = The table is empty, but the last card of the deal cannot make a scopa.
event-no-scopa-last-round =
    .told = The table is empty, but here there is no scopa in the last round.
event-no-scopa-ace =
    .told = The table is empty, but here an ace that takes all is not a scopa.
event-rest-taken =
    .told =
        { $seat ->
            [you] You were the last to take, so you get the rest: { CARDS($cards, form: "the") }.
           *[other] { $seat-name } was the last to take and gets the rest: { CARDS($cards, form: "the") }.
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

## Where cards lie

zone-scope =
    { $seat ->
        [you] Your scopas
       *[other] { $seat-name }’s scopas
    }
zone-last-capture = Last capture
empty-table = The table is empty: the next card just stays there.

## Signs on the table

sign-last-taker =
    .ok =
        { $seat ->
            [you] Last capture: you
            [nobody] No capture yet
           *[other] Last capture: { $seat-name }
        }

## Score

line-carte =
    Cards{ $counts ->
        [none] { "" }
       *[some] , { $counts }
    }
line-denari =
    { SUIT("D") }{ $counts ->
        [none] { "" }
       *[some] , { $counts }
    }
line-settebello = Settebello
line-primiera =
    { $way ->
        [rough] Primiera, most sevens
       *[exact] Primiera{ $counts ->
            [none] { "" }
           *[some] , { $counts }
        }
    }
line-primiera-otherwise =
    { $way ->
        [rough] Counting sevens, the primiera would go to { $winner ->
            [you] you
            [us] your side
            [nobody] nobody
           *[other] { $winner-name }
        }
       *[exact] Adding up, the primiera would go to { $winner ->
            [you] you
            [us] your side
            [nobody] nobody
           *[other] { $winner-name }
        }
    }
line-scope = Scopas
line-napola = Napola
line-needed = Ace, two and three
line-rebello = Re bello
won =
    .ok =
        { $winner ->
            [you] { $points } to { $other }: you win the deal.
            [us] { $points } to { $other }: your side wins the deal.
            [them] { $points } to { $other }: { $winner-name } win the deal.
           *[other] { $points } to { $other }: { $winner-name } wins the deal.
        }
drawn =
    .ok = Tied at { $points } each: nobody wins the deal.

## The count while a deal runs

line-sevens = Sevens
line-sixes = Sixes
line-suit = { SUIT($suit) }
note-left =
    .ok =
        { $left } left to take{ $enough ->
            [0] .
           *[other] ; { $enough } are enough.
        }
note-coins-out =
    .ok =
        { $enough ->
            [0] Still out:
           *[other] { $enough } are enough. Still out:
        }
note-out =
    .ok = Still out:
note-better =
    .ok = Better, and still out:
note-missing =
    .ok = * A suit is still missing: no primiera without all four.

## Advice

worth-line = Your lead at the end of the deal, card by card
worth-point =
    { $sign ->
        [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } ahead on average
        [behind] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } behind on average
       *[level] level on average
    }
advice-estimate =
    .ok =
        From this score you win { $won ->
                [one] one match
               *[other] { $won } matches
            } in 100; on average you finish { $sign ->
            [ahead] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } ahead
            [behind] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } behind
           *[level] level
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $sign ->
            [ahead] You finish the deal at least { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } point
               *[other] { NUMBER($points, maximumFractionDigits: 0) } points
            } ahead, whatever your opponent plays.
            [behind] You finish the deal at most { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } point
               *[other] { NUMBER($points, maximumFractionDigits: 0) } points
            } behind, whatever your opponent plays.
           *[level] You finish the deal at least level, whatever your opponent plays.
        }
advice-look-takers =
    .ok =
        { $held ->
            [one] Your last card can take something.
           *[other] { $which ->
                [one] One card of your { $held } can take something. Is what it takes worth what it leaves?
                [all] Each of your { COUNT($held, "cards") } can take something. What do they take, and what do they leave?
               *[some] { $number } of your { COUNT($held, "cards") } can take something. What do they take, and what do they leave?
            }
        }
advice-look-nothing =
    .ok =
        { $held ->
            [one] Your last card cannot take anything.
           *[other] None of your cards can take anything. Which one gives the least away?
        }
advice-look-scopa =
    .ok = You can make a scopa.
advice-look-sum =
    .ok = The table adds up to { $sum }. Think what it will add up to after your card: up to ten, a single card can sweep it.
advice-look-settebello =
    .ok = { CARD($card, form: "the") } is on the table.
advice-look-ending =
    .ok = Nothing is hidden now: { $seat-name } holds { CARDS($cards, form: "the") }. Work it out.
advice-scopa =
    .ok = It sweeps the table: a scopa, one point.
advice-no-scopa =
    .ok = It empties the table, but that is not a scopa here.
advice-takes-settebello =
    .ok = It takes { CARD($card, form: "the") }: a sure point.
advice-takes =
    .ok =
        You take { COUNT($number, "cards") }{ $coins ->
            [0] , no { SUIT("D") }.
            [one] , including { COUNT($coins, SUIT("D")) }.
           *[other] , { $coins } of them { SUIT("D") }.
        }
advice-gives =
    .ok = It puts { CARD($card, form: "the") } on the table.
advice-wins-cards =
    .ok = You then have { COUNT($mine, "cards") }: nobody can have more, so the point is yours.
    .short = It wins you the point for cards.
advice-wins-coins =
    .ok = You then have { COUNT($mine, SUIT("D")) }: nobody can have more, so the point is yours.
    .short = It wins you the point for { SUIT("D") }.
advice-race-coins =
    .ok = { SUIT("D") } are then { $mine } to { $other }, with { $left } left to take.
advice-sevens =
    .ok =
        { $whose ->
            [team] Your side then has
           *[own] You then have
        } { $mine ->
            [one] one
           *[other] { $mine }
        } of the four sevens; { $left ->
            [0] none are left to take.
            [one] one is left to take.
           *[other] { $left } are left to take.
        }
advice-primiera =
    .ok =
        Your primiera is then { $points }{ $other ->
            [0] ; nobody else has all four suits yet.
           *[other] , against { $other }.
        }
advice-leaves-scopa =
    .ok =
        { $number ->
            [one] It leaves { $sum } on the table. One of the { COUNT($unseen, "cards") } you have not seen sweeps it: { $chance }% chance that { $seat-name } holds it.
           *[other] It leaves { $sum } on the table. { $number } of the { COUNT($unseen, "cards") } you have not seen sweep it: { $chance }% chance that { $seat-name } holds one.
        }
    .short = It leaves { $sum }: { $chance }% chance of a scopa for { $seat-name }.
advice-risks-scopa =
    .ok =
        It does leave { $sum }: { $number ->
            [one] one card still out sweeps it
           *[other] { $number } cards still out sweep it
        }, { $chance }% with { $seat-name }.
advice-leaves-scopa-surely =
    .ok =
        { $number ->
            [one] It leaves { $sum } on the table, and { $seat-name } holds { CARDS($cards, form: "the") }: a scopa.
           *[other] It leaves { $sum } on the table, and { $seat-name } certainly holds a card that sweeps it: a scopa.
        }
    .short = It leaves { $sum }: a certain scopa for { $seat-name }.
advice-leaves-safe =
    .ok = It leaves { $sum } on the table, but no remaining card can sweep it.
    .short = It leaves { $sum }, and no card sweeps that.
advice-guards =
    .ok = The table then adds up to { $sum }: no card can sweep that.
    .short = The table adds up to { $sum }: no card can sweep it.
advice-keeps-equal =
    .ok =
        { $number ->
            [one] You keep { CARDS($cards, form: "the") }, which can take { CARD($card, form: "pronoun") } back.
           *[other] You keep { CARDS($cards, form: "the") }: each of them can take { CARD($card, form: "pronoun") } back.
        }
advice-spariglio =
    .ok =
        It leaves an odd number of { RANKS($cards, form: "plural") }{ $helps ->
            [you] : that suits the side that does not deal, which is yours.
            [opponent] : that helps your opponent.
            [opponents] : that helps your opponents.
           *[nobody] .
        }
advice-rappaia =
    .ok =
        It leaves an even number of { RANKS($cards, form: "plural") }{ $helps ->
            [you] : that helps you.
            [opponent] : that helps your opponent.
            [opponents] : that helps your opponents.
           *[nobody] .
        }
advice-may-be-taken =
    .ok =
        { $seat-name } can take { CARD($card, form: "pronoun") } with { $number } of the { COUNT($unseen, "cards") } you have not seen: { $chance }% chance{ $sweep ->
            [0] { $equal ->
                [0] , and only in a sum.
               *[other] .
            }
           *[other] .
        }
    .short = The chance that { $seat-name } can take { CARD($card, form: "pronoun") } is { $chance }%.
advice-surely-taken =
    .ok = { $seat-name } certainly holds a card that takes { CARD($card, form: "pronoun") }.
advice-nobody-takes =
    .ok = Then no unseen card can take { CARD($card, form: "pronoun") }.
advice-leaves-settebello =
    .ok = It leaves { CARD($card, form: "the") }: { $chance }% chance that { $seat-name } takes it.
