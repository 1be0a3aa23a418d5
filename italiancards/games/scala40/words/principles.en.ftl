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
    .ok =
        Be light when they may close: { $same ->
            [yes] { CARD($card, form: "the") } counts { $own }, { CARD($other, form: "the") } { $cost }; { $seat-name } holds { $number }.
           *[no] { $seat-name } holds { $number ->
                [one] one card
               *[other] { $number } cards
            }, and this leaves you { COUNT($fewer, "points") } fewer.
        }
principle-few-points =
    .ok = Lay points down: what you keep counts against you.
principle-add-later =
    .ok = Keep a card to close with: what fits the table can be added later.
principle-keep-joker =
    .ok = A joker stays in hand: it completes almost anything.
principle-whole-meld =
    .ok = Break no meld: { CARD($other, form: "the") } is part of one.
principle-feed-nobody =
    .ok =
        Give the next player nothing: { $use ->
            [joker] { CARD($other, form: "with") } { $next-name } would free a joker.
           *[meld] { CARD($other, form: "the") } can be added to a meld.
        }
principle-either =
    .ok = Either will do: { CARD($card, form: "the") } and { CARD($other, form: "the") } count the same and help nobody.
principle-twin =
    .ok = Of twins one can go: the other waits for the same cards.
principle-lonely =
    .ok = The card without company goes: { CARD($other, form: "the") } can still become a meld.
principle-spare =
    .ok = The spare card goes: what it waits for, your other cards wait for anyway.
principle-waits =
    .ok = Keep what waits for more cards: without { CARD($other, form: "the") } fewer would help you.
principle-high-first =
    .ok =
        High cards go first: { CARD($card, form: "the") } counts { $own }, { CARD($other, form: "the") } { $cost }{ $near ->
            [yes] ; { $seat-name } holds { $number }.
           *[no] .
        }
alike-close =
    .ok = You close either way: you pay nothing, and the others pay for their hands.
alike-open =
    .ok = You open either way: only then may you add cards and free jokers.
alike-free-joker =
    .ok = You free the joker either way: a plain card for a joker is a good exchange.
alike-take =
    .ok = You take the discard either way: it goes down at once.
plan-gives =
    .ok = The discard gives away: { $seat-name } can add { CARD($card, form: "the") } to a meld.
plan-gives-joker =
    .ok = The discard gives away: { CARD($card, form: "with") } { $seat-name } can free a joker.
plan-may-not-take =
    .ok = The discard gives nothing away: { $seat-name } has not opened and may not pick it up.
plan-gives-nothing =
    .ok = The discard gives little away: { CARD($card, form: "the") } fits no meld on the table.
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
