# Short forms of the core's sentences, for the rail: thirty characters at most.

## Gates

deal-is-on =
    .broken = The deal is over.
your-turn =
    .broken =
        { $turn ->
            [nobody] Wait a moment.
            [you] It is your turn.
           *[other] Wait: it is { $turn-name }’s turn.
        }
hold-the-card =
    .broken = You do not hold that card.
hold-the-cards =
    .broken = You do not hold these cards.
follow-suit =
    .broken = You must follow suit.

## Moves

move-lay = Lay down these cards
move-add = Add { CARD($card, form: "the") }
move-swap = Swap it for the joker
move-capture = Take what is lit
move-call = Call { CARD($card, form: "the") }

## What happens

event-dealt =
    .told =
        { $dealer ->
            [you] You deal the cards.
           *[other] { $dealer-name } deals the cards.
        }
    .heard = { "" }
event-received =
    .told =
        { $seat ->
            [you] You have your cards.
           *[other] { $seat-name } has new cards.
        }
    .heard =
        { $seat ->
            [you] New cards.
           *[other] { "" }
        }
event-drew =
    .told =
        { $seat ->
            [you] New: { CARD($card, form: "the") }.
           *[other] { $seat-name } draws a card.
        }
    .heard =
        { $seat ->
            [you] New: { CARD($card) }.
           *[other] { $seat-name } draws { CARD($card) }.
        }

## What is to be done

prompt-follow =
    .ok = Your turn: play a card.

## Chosen cards

chosen-nothing =
    .ok = Choose cards from your hand.
chosen-no-meld =
    .ok =
        { $number ->
            [0] Choose cards.
            [1] Choose more cards.
            [2] A meld needs three cards.
           *[other] Not all of these fit together.
        }
