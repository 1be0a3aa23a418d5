principle-close =
    .ok = Close when you can: the hundred is yours, and they pay for what they hold.
principle-at-once =
    .ok = At once beats the discard: you play the new cards this turn.
principle-pozzetto =
    .ok = To the pozzetto as soon as you can: new cards, and no hundred to pay.
principle-keep-clean =
    .ok = Keep a burraco clean: a wild card in it costs points.
principle-burraco =
    .ok = Make the burraco: its points count, and without one nobody closes.
principle-gather =
    .ok = With two players, gather every pile: what you leave is your opponent’s.
principle-take-use =
    .ok = Take a pile you can use: some of it goes down at once.
principle-take-many =
    .ok = From three discards on, take them: melds will come of them.
principle-few-draw =
    .ok = With few cards, draw: the pile would only fill your hand.
principle-leave-pile =
    .ok = Leave a pile you cannot use: nothing in it goes down without a wild card.
principle-no-wild =
    .ok = A wild card is not discarded: { CARD($other, form: "the") } helps anyone who takes it.
principle-link =
    .ok = Lengthen what lies there: your melds grow towards a burraco.
principle-wild-works =
    .ok = Put the wild card to work: with it more cards go down.
principle-lay =
    .ok = Lay it down now: on the table cards count for you, in your hand against you.
principle-wild-waits =
    .ok = A wild card waits: keep it for a burraco or for your last cards.
principle-feed-nobody =
    .ok = Feed nobody: { CARD($other, form: "the") } fits a meld of theirs.
principle-waits =
    .ok = Keep what can still come: { COUNT($live, "cards") } still out for a meld, { $lives } without { CARD($other, form: "the") }.
principle-not-wanted =
    .ok = Not what they collect: { $next-name } has { CARD($held, form: "the") }, and { CARD($other, form: "the") } goes with it.
principle-either =
    .ok = Either will do: { CARD($card, form: "the") } and { CARD($other, form: "the") } count the same and help nobody.
principle-own-use =
    .ok = Keep what your side can use: { CARD($other, form: "the") } fits a meld of yours.
principle-company =
    .ok =
        Discard the lonely card: { $alone ->
            [0] { CARD($card, form: "the") } goes with nothing,
            [one] { CARD($card, form: "the") } goes with one card,
           *[other] { CARD($card, form: "the") } goes with { $alone },
        } { CARD($other, form: "the") } { $company ->
            [one] with one.
           *[other] with { $company }.
        }
principle-twin =
    .ok = The second of twins is safe: the other one is in the pile already.
principle-light =
    .ok =
        A light hand when they may close: { $same ->
            [yes] { CARD($card, form: "the") } counts { $own }, { CARD($other, form: "the") } { $cost }; { $seat-name } holds { $number }.
           *[no] { $seat-name } holds { $number ->
                [one] one card
               *[other] { $number } cards
            }, and this leaves you { COUNT($fewer, "points") } fewer.
        }
principle-dearer =
    .ok = Of cards alike the high one: { CARD($card, form: "the") } counts { $own }, { CARD($other, form: "the") } { $cost }.
alike-close =
    .ok = You close either way: the hundred is yours, and they pay for what they hold.
alike-at-once =
    .ok = You take the pozzetto at once either way, and play on with it.
alike-pozzetto =
    .ok = You reach the pozzetto either way: new cards, and no hundred to pay.
alike-burraco =
    .ok = You make the burraco either way: its points count, and without one nobody closes.
alike-gather =
    .ok = You take the pile either way: with two players, what you leave is your opponent’s.
alike-take-use =
    .ok = You take the pile either way: some of it goes down at once.
alike-take-many =
    .ok = You take the pile either way: of three or more, melds will come.
plan-keep =
    .ok = Keep { CARDS($cards, form: "the") } together.
plan-wilds =
    .ok =
        { $number ->
            [one] Hold back your wild card.
           *[other] Hold back your { $number } wild cards.
        }
plan-wait =
    .ok =
        { $more ->
            [0] You wait for { CARDS($cards, form: "the", joined: "or") }.
           *[other] Among others you wait for { CARDS($cards, form: "the", joined: "or") }.
        }
plan-gives =
    .ok =
        The discard gives away: { $seat-name } can add { CARD($card, form: "the") } to { $kind ->
            [set] the { MELD($cards, form: "ends") }.
           *[sequence] the sequence { MELD($cards, form: "ends") }.
        }
plan-gives-nothing =
    .ok = The discard gives little away: { CARD($card, form: "the") } fits no meld of theirs.
