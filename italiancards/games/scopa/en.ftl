# Scopa: rules, events, score, options, advice.

game = Scopa

## Rules

deal-is-on =
    .broken = The deal is over: every card has been played.
-waiting = Wait: the cards that were taken are being gathered.
cards-lie-there =
    .broken =
        { $number ->
            [one] { CARDS($cards, form: "the") } is not on the table.
           *[other] { CARDS($cards, form: "the") } are not on the table.
        }
any-card =
    .ok = You are free to play it, although you could take with { CARDS($cards, form: "the") }.
must-take =
    .ok = { CARD($card, form: "the") } can take nothing: it stays on the table.
    .broken = { CARD($card, form: "the") } can take { CARDS($cards, form: "the") }, and a card that can take must take.
same-value =
    .ok =
        { $number ->
            [one] { CARD($card, form: "the") } takes { CARDS($cards, form: "the") }, of the same value.
           *[other] { CARDS($cards, form: "the") } make { $value } together: as much as { CARD($card, form: "the") }.
        }
    .broken =
        { $number ->
            [one] { CARDS($cards, form: "the") } is worth { $sum }, but { CARD($card, form: "the") } is worth { $value }.
           *[other] { CARDS($cards, form: "the") } make { $sum } together, but { CARD($card, form: "the") } is worth { $value }.
        }
make-fifteen =
    .ok = { CARD($card, form: "the") } makes fifteen with { CARDS($cards, form: "the") }.
    .broken = { CARD($card, form: "the") } makes { $sum } with { CARDS($cards, form: "the") }: it should be fifteen.
equal-card =
    .ok = A card of equal value comes before any sum.
    .broken =
        { $number ->
            [one] { CARDS($equal, form: "the") } is on the table, of the same value as { CARD($card, form: "the") }: you must take that card, and that card alone.
           *[other] { CARDS($equal, form: "the") } are on the table, of the same value as { CARD($card, form: "the") }: you must take one of them, and nothing else.
        }
fewest-cards =
    .ok = No other sum takes fewer cards.
    .broken = { CARDS($cards, form: "the") } would do: this table takes the sum with the fewest cards, here { $number }.
ace-takes-all =
    .ok = { CARD($card, form: "the") } takes all: an ace sweeps the table here.
    .broken = An ace takes all there is on this table: { $number } cards, not some of them.

## What happens

event-redealt =
    .told = Too many kings on the table: { CARDS($cards, form: "the") }. The cards are shuffled and dealt again.
event-table-laid =
    .told = On the table: { CARDS($cards, form: "the") }.
event-laid-down =
    .told =
        { $seat ->
            [you] You lay down { CARD($card, form: "the") }.
           *[other] { $seat-name } lays down { CARD($card, form: "the") }.
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
            [you] You take.
           *[other] { $seat-name } takes.
        }
    .told =
        { $seat ->
            [you] You put the { $number } cards on your pile.
           *[other] { $seat-name } puts the { $number } cards on the pile.
        }
event-scopa =
    .told =
        { $seat ->
            [you] Scopa! You have swept the table { CARD($card, form: "with") }.
           *[other] Scopa! { $seat-name } has swept the table { CARD($card, form: "with") }.
        }
cheer-scopa = Scopa!
event-no-scopa-last-card =
    .told = The table is empty, but the last card of the deal makes no scopa.
event-no-scopa-last-round =
    .told = The table is empty, but in the last round there is no scopa here.
event-no-scopa-ace =
    .told = The table is empty, but an ace that takes all makes no scopa here.
event-rest-taken =
    .told =
        { $seat ->
            [you] You took last, so you get what is left: { CARDS($cards, form: "the") }.
           *[other] { $seat-name } took last and gets what is left: { CARDS($cards, form: "the") }.
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

## Where cards lie

zone-scope =
    { $seat ->
        [you] Your scope
       *[other] { $seat-name }’s scope
    }
zone-last-capture = Last taken
empty-table = The table is empty: the next card stays there.

## Signs on the table

sign-last-taker =
    .ok =
        { $seat ->
            [you] You took last
            [nobody] Nobody has taken yet
           *[other] { $seat-name } took last
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
        [rough] By counting sevens the primiera would go to { $winner ->
            [you] you
            [us] your side
            [nobody] nobody
           *[other] { $winner-name }
        }
       *[exact] By adding up the primiera would go to { $winner ->
            [you] you
            [us] your side
            [nobody] nobody
           *[other] { $winner-name }
        }
    }
line-scope = Scope
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
    .ok = { $points } each at the top: nobody wins the deal.

## The count while a deal runs

line-sevens = Sevens
line-sixes = Sixes
line-suit = { SUIT($suit) }
note-left =
    .ok =
        { $left } still to be taken{ $enough ->
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
    .ok = * A suit is still missing: without all four there is no primiera.

## Advice

worth-line = By how many points you end the deal ahead, card by card
worth-point =
    { $sign ->
        [ahead] { NUMBER($points, maximumFractionDigits: 1) } points ahead on average
        [behind] { NUMBER($points, maximumFractionDigits: 1) } points behind on average
       *[level] level on average
    }
advice-estimate =
    .ok =
        From this score you win { $won ->
                [one] one match
               *[other] { $won } matches
            } in 100; on average you end { $sign ->
            [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
            [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
           *[level] level
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $sign ->
            [ahead] You end the deal at least { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } point
               *[other] { NUMBER($points, maximumFractionDigits: 0) } points
            } ahead, whatever your opponent plays.
            [behind] You end the deal at most { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } point
               *[other] { NUMBER($points, maximumFractionDigits: 0) } points
            } behind, whatever your opponent plays.
           *[level] You end the deal level at least, whatever your opponent plays.
        }
advice-look-takers =
    .ok =
        { $held ->
            [one] Your last card here takes something.
           *[other] { $which ->
                [one] One card of your { $held } can take something. Is what it takes worth what it leaves?
                [all] Each of your { $held } cards can take something. What do they take, and what do they leave?
               *[some] { $number } of your { $held } cards can take something. What do they take, and what do they leave?
            }
        }
advice-look-nothing =
    .ok =
        { $held ->
            [one] Your last card here takes nothing.
           *[other] None of your cards takes anything. Which one gives least away?
        }
advice-look-scopa =
    .ok = There is a scopa for you on the table.
advice-look-sum =
    .ok = What lies there makes { $sum }. Think of what it makes after your card: up to ten, one card sweeps it.
advice-look-settebello =
    .ok = { CARD($card, form: "the") } lies on the table.
advice-look-ending =
    .ok = Nothing is hidden any more: { $seat-name } holds { CARDS($cards, form: "the") }. Count it out.
advice-scopa =
    .ok = It sweeps the table: a scopa, one point.
advice-no-scopa =
    .ok = It empties the table, but that is no scopa here.
advice-takes-settebello =
    .ok = It brings home { CARD($card, form: "the") }: one point for sure.
advice-takes =
    .ok =
        You take { $number } cards{ $coins ->
            [0] , no { SUIT("D") }.
            [one] , one of them of { SUIT("D") }.
           *[other] , { $coins } of them of { SUIT("D") }.
        }
advice-gives =
    .ok = It puts { CARD($card, form: "the") } on the table.
advice-wins-cards =
    .ok = That makes { $mine } cards: nobody can have more, so that point is yours.
    .short = It wins you the point for cards.
advice-wins-coins =
    .ok = That makes { $mine } { SUIT("D") }: nobody can have more, so that point is yours.
    .short = It wins you the point for { SUIT("D") }.
advice-race-coins =
    .ok = { SUIT("D") } are then { $mine } to { $other }, with { $left } still to be taken.
advice-sevens =
    .ok =
        That makes { $mine ->
            [one] one seven
           *[other] { $mine } sevens
        } of four for you; { $left ->
            [0] none is left.
            [one] one is still to be taken.
           *[other] { $left } are still to be taken.
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
            [one] It leaves { $sum } on the table. One of the { $unseen } cards you have not seen sweeps that: the chance that { $seat-name } holds it is { $chance }%.
           *[other] It leaves { $sum } on the table. { $number } of the { $unseen } cards you have not seen sweep that: the chance that { $seat-name } holds one is { $chance }%.
        }
    .short = It leaves { $sum }: a scopa for { $seat-name } at { $chance }%.
advice-leaves-scopa-surely =
    .ok =
        { $number ->
            [one] It leaves { $sum } on the table, and { $seat-name } holds { CARDS($cards, form: "the") }: a scopa.
           *[other] It leaves { $sum } on the table, and { $seat-name } is sure to hold a card that sweeps it: a scopa.
        }
    .short = It leaves { $sum }: { $seat-name } is sure of a scopa.
advice-leaves-safe =
    .ok = It leaves { $sum } on the table, but no card is left that makes a scopa of it.
    .short = It leaves { $sum }, and no card sweeps that.
advice-guards =
    .ok = With it the table makes { $sum }: no card makes a scopa of that any more.
    .short = The table makes { $sum }: no card makes a scopa any more.
advice-keeps-equal =
    .ok =
        { $number ->
            [one] You keep { CARDS($cards, form: "the") }, which can take it back.
           *[other] You keep { CARDS($cards, form: "the") }: each of them can take it back.
        }
advice-spariglio =
    .ok =
        It leaves an odd number of { RANKS($cards, form: "plural") }{ $helps ->
            [you] : that helps you.
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
        { $seat-name } takes it with { $number } of the { $unseen } cards you have not seen: the chance is { $chance }%{ $sweep ->
            [0] { $equal ->
                [0] , only in a sum.
               *[other] .
            }
           *[other] .
        }
    .short = { $seat-name } can take it at { $chance }%.
advice-surely-taken =
    .ok = { $seat-name } is sure to hold a card that takes it.
advice-nobody-takes =
    .ok = No card that is out can take it then.
advice-leaves-settebello =
    .ok = It leaves { CARD($card, form: "the") }: { $seat-name } takes it at { $chance }%.
