principle-scopa =
    .ok = A scopa is a point: { CARD($card, form: "the") } clears the table.
principle-settebello =
    .ok = Bring the settebello home: it is a point by itself.
principle-settebello-left =
    .ok =
        Leave no settebello: { $two ->
            [yes] your opponent could take it.
           *[no] they could take it.
        }
principle-no-sweep =
    .ok =
        Leave no scopa: { $left ->
            [0] an empty table gives none
           *[other] no card still out sweeps { $left }
        }, but { $sweeps ->
            [one] one sweeps
           *[other] { $sweeps } sweep
        } what { $twin ->
            [yes] the other capture
           *[no] { CARD($other, form: "the") }
        } leaves.
principle-sevens-stay =
    .ok = Sevens stay in hand: lay { CARD($card, form: "the") } instead.
principle-two-or-four =
    .ok =
        Leave two or four: { $twin ->
            [yes] by the other capture
           *[no] { CARD($other, form: "with") }
        } you would leave one or three.
principle-take =
    .ok =
        Take while you can: { $gain ->
            [seven] a seven is the best card for the primiera
            [coins] you bring home { COUNT($coins, SUIT("D")) }
            [last] the last to take gets the table too
           *[cards] you bring home { COUNT($number, "cards") }
        }, and laying { CARD($other, form: "the") } brings nothing.
principle-can-wait =
    .ok =
        A capture can wait: { $wait ->
            [0] no card still out takes
            [one] only one card still out takes
           *[other] only { $wait } cards still out take
        } { CARDS($there, form: "the") }.
principle-primiera =
    .ok = Primiera first: you bring home { CARDS($cards, form: "the") }.
principle-coins =
    .ok = Coins first: you take { COUNT($coins, SUIT("D")) }, and then have { $mine } to their { $rival }.
principle-more-cards =
    .ok = Take more cards: { $number } at once, and most cards is a point.
principle-no-seven =
    .ok = Make no seven: the settebello is still out, and would take it.
principle-less-sweep =
    .ok =
        The smaller risk of a scopa: { $sweep ->
            [0] no card still out clears
            [one] one card still out clears
           *[other] { $sweep } cards still out clear
        } what you leave, { $sweeps } after { $twin ->
            [yes] the other capture.
           *[no] { CARD($other, form: "the") }.
        }
principle-above-ten =
    .ok = Bring the table above ten: then no single card can clear it.
principle-double =
    .ok = Lay the card you hold twice: with the other one you can take it back.
principle-fewer-takers =
    .ok =
        Lay what few can take: { $few ->
            [0] no card still out takes { CARD($card, form: "the") }, but { $many }
            [one] one card still out takes { CARD($card, form: "the") }, but { $many }
           *[other] { $few } cards still out take { CARD($card, form: "the") }, but { $many }
        } { CARD($other, form: "the") }.
principle-least-worth =
    .ok =
        Lay the card worth least: { $why ->
            [settebello] { CARD($other, form: "the") } is a point by itself.
            [coin] { CARD($other, form: "the") } counts towards the coins, { CARD($card, form: "the") } does not.
            [primiera] for the primiera { CARD($other, form: "the") } counts more than { CARD($card, form: "the") }.
           *[cards] { CARD($card, form: "the") } is worth less in a pile than { CARD($other, form: "the") }.
        }
principle-dear-card =
    .ok = Take with the better card: { CARD($card, form: "the") } is worth more in your pile than { CARD($other, form: "the") }.
principle-low-table =
    .ok =
        Leave fewer cards: { $twin ->
            [yes] the other capture leaves more to take.
           *[no] { CARD($card, form: "the") } leaves less to take than { CARD($other, form: "the") }.
        }
principle-low-card =
    .ok =
        Lay the low card: { $long ->
            [yes] { CARD($other, form: "the") } can then take { CARDS($sum, form: "the") }.
           *[no] { CARD($other, form: "the") } takes more in sums later.
        }
principle-either =
    .ok =
        { $twin ->
            [yes] Both captures come to about the same here.
           *[no] { CARD($card, form: "the") } and { CARD($other, form: "the") } come to about the same here.
        }
principle-same =
    .ok =
        { $twin ->
            [yes] Played to the end, both captures come to the same.
           *[no] Played to the end, { CARD($card, form: "the") } and { CARD($other, form: "the") } come to the same.
        }
principle-more =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { $twin ->
                [yes] this capture does better than the other.
               *[no] { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
            }
           *[no] No simple reason here: tried out, { $twin ->
                [yes] this capture brings a little more than the other.
               *[no] { CARD($card, form: "the") } brings a little more than { CARD($other, form: "the") }.
            }
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { $twin ->
                [yes] this capture does better than the other.
               *[no] { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
            }
           *[no] No simple reason here: tried out, { $twin ->
                [yes] this capture wins a little more often than the other.
               *[no] { CARD($card, form: "the") } wins a little more often than { CARD($other, form: "the") }.
            }
        }
