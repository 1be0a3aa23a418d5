principle-close =
    .ok = If you can close, close: you pay nothing, and the others pay for their hands.
principle-stay-in =
    .ok = First of all, stay in: what you would keep otherwise puts you out.
principle-free-joker =
    .ok = Free the joker: a plain card for a joker is a good exchange.
principle-take =
    .ok = Take what completes a meld: it goes down at once.
principle-draw =
    .ok = Draw rather than show: what you take tells the others what you hold.
principle-open =
    .ok = Open when you can: only then may you add cards and free jokers.
principle-hold-opening =
    .ok = An opening can wait: nobody is near closing, and you show nothing.
principle-light =
    .ok = Be light when they may close: this leaves you fewer points to pay.
principle-few-points =
    .ok = Lay points down: what you keep counts against you.
principle-add-later =
    .ok = Keep a card to close with: what fits the table can be added later.
principle-keep-joker =
    .ok = A joker stays in hand: it completes almost anything.
principle-whole-meld =
    .ok = Break no meld: { CARD($other, form: "the") } is part of one.
principle-feed-nobody =
    .ok = Give the next player nothing: { CARD($other, form: "the") } can be used on the table.
principle-twin =
    .ok = Of twins one can go: the other waits for the same cards.
principle-lonely =
    .ok = The card without company goes: { CARD($other, form: "the") } can still become a meld.
principle-spare =
    .ok = The spare card goes: your other cards wait for the same ones.
principle-waits =
    .ok = Keep what waits for more cards: without { CARD($other, form: "the") } fewer would help you.
principle-high-first =
    .ok = High cards go first: { CARD($card, form: "the") } counts more against you than { CARD($other, form: "the") }.
plan-keep =
    .ok = Keep { CARDS($cards, form: "the") } together.
plan-wilds =
    .ok =
        { $number ->
            [one] Hold back your joker.
           *[other] Hold back your { $number } jokers.
        }
plan-wait =
    .ok =
        { $more ->
            [0] You wait for { CARDS($cards, form: "the", joined: "or") }.
           *[other] Among others you wait for { CARDS($cards, form: "the", joined: "or") }.
        }
