principle-close =
    .ok = Se puoi, chiudi: tu non paghi niente, gli altri pagano le loro carte.
principle-stay-in =
    .ok = Prima di tutto resta in gioco: con più punti in mano usciresti.
principle-free-joker =
    .ok = Libera il jolly: una carta qualunque per un jolly è un buon cambio.
principle-take =
    .ok = Prendi quello che completa: scende subito.
principle-draw =
    .ok = Meglio pescare che mostrare: quello che prendi dice agli altri che cosa hai.
principle-open =
    .ok = Chi può apre: solo dopo puoi attaccare e liberare jolly.
principle-hold-opening =
    .ok = L’apertura può aspettare: nessuno sta per chiudere, e non mostri niente.
principle-light =
    .ok = Leggero se stanno per chiudere: così ti restano meno punti da pagare.
principle-few-points =
    .ok = Scarica punti: quello che tieni lo paghi.
principle-add-later =
    .ok = Tieni una carta per chiudere: quello che si attacca si attacca anche dopo.
principle-keep-joker =
    .ok = Il jolly si tiene: completa quasi tutto.
principle-whole-meld =
    .ok = Non rompere un gioco: { CARD($other, form: "the") } ne fa parte.
principle-feed-nobody =
    .ok = Al prossimo niente: { CARD($other, form: "the") } si può usare in tavola.
principle-twin =
    .ok = Il doppione si scarta: l’altra copia aspetta le stesse carte.
principle-lonely =
    .ok = Via la carta sola: { CARD($other, form: "the") } può ancora diventare un gioco.
principle-spare =
    .ok = Via il doppione di attesa: le altre aspettano le stesse carte.
principle-waits =
    .ok = Tieni le attese più larghe: senza { CARD($other, form: "the") } ti servirebbero meno carte.
principle-high-first =
    .ok = Prima le carte alte: in mano { CARD($card, form: "the") } paga più { CARD($other, form: "of") }, e un asso undici.
plan-keep =
    .ok = Tieni insieme { CARDS($cards, form: "the") }.
plan-wilds =
    .ok =
        { $number ->
            [one] Il jolly resta in mano.
           *[other] Restano in mano { $number } jolly.
        }
plan-wait =
    .ok =
        { $more ->
            [0] Aspetti { CARDS($cards, form: "the", joined: "or") }.
           *[other] Aspetti, fra le altre, { CARDS($cards, form: "the", joined: "or") }.
        }
