# Short forms of Scopa's sentences, for the rail: thirty characters at most.

## Rules

cards-lie-there =
    .broken = Not on the table.
must-take =
    .broken = It can take, so it must.
same-value =
    .broken = { $sum } is not { $value }.
make-fifteen =
    .broken = That is { $sum }, not fifteen.
equal-card =
    .broken = Take the card of equal value.
fewest-cards =
    .broken = Take the fewest: { $number }.
ace-takes-all =
    .broken = Here an ace takes everything.

## What happens

event-redealt =
    .told = Too many kings: dealt again.
event-table-laid =
    .told = Cards are on the table.
    .heard = Table: { BRIEF($cards) }.
event-laid-down =
    .told =
        { $seat ->
            [you] You: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] You: { CARD($card) }.
           *[other] { $seat-name }: { CARD($card) }.
        }
event-captures =
    .told =
        { $seat ->
            [you] You take the cards.
           *[other] { $seat-name } takes the cards.
        }
    .heard =
        { $seat ->
            [you] Taken: { BRIEF($cards) }.
           *[other] { $seat-name }: { CARD($card) } takes { BRIEF($cards) }.
        }
event-gathered =
    .told =
        { $seat ->
            [you] You take { COUNT($number, "cards") }.
           *[other] { $seat-name } takes { COUNT($number, "cards") }.
        }
    .heard = { "" }
event-scopa =
    .told =
        { $seat ->
            [you] Scopa! A point for you.
           *[other] Scopa for { $seat-name }!
        }
    .heard = Scopa!
event-no-scopa-last-card =
    .told = Last card: not a scopa.
event-no-scopa-last-round =
    .told = Last round: not a scopa.
event-no-scopa-ace =
    .told = An ace: not a scopa here.
event-rest-taken =
    .told =
        { $seat ->
            [you] You get the rest.
           *[other] { $seat-name } gets the rest.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] You win the deal.
            [us] Your side wins the deal.
            [them] The others win the deal.
            [nobody] The deal is a tie.
           *[other] { $winner-name } wins the deal.
        }
