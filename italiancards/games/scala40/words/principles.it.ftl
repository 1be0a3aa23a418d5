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
    .ok =
        Alleggerisciti se stanno per chiudere: { $same ->
            [yes] { CARD($card, form: "the") } paga { $own }, { CARD($other, form: "the") } { $cost }; { $seat-name } ha { $number ->
                [one] una carta.
               *[other] { $number } carte.
            }
           *[no] { $seat-name } ha { $number ->
                [one] una carta
               *[other] { $number } carte
            }, e così paghi { COUNT($fewer, "punti") } in meno.
        }
principle-few-points =
    .ok = Scarica punti: quello che tieni lo paghi.
principle-add-later =
    .ok = Tieni una carta per chiudere: quello che si attacca si attacca anche dopo.
principle-keep-joker =
    .ok = Il jolly si tiene: completa quasi tutto.
principle-whole-meld =
    .ok = Non rompere un gioco: { CARD($other, form: "the") } ne fa parte.
principle-feed-nobody =
    .ok =
        Al prossimo niente: { $use ->
            [joker] { CARD($other, form: "with") } { $next-name } libererebbe un jolly.
           *[meld] { CARD($other, form: "the") } si attacca a un gioco in tavola.
        }
principle-either =
    .ok = Una vale l’altra: { CARD($card, form: "the") } e { CARD($other, form: "the") } contano uguale e non servono a nessuno.
principle-twin =
    .ok = Il doppione si scarta: l’altra copia aspetta le stesse carte.
principle-lonely =
    .ok = Via la carta sola: { CARD($other, form: "the") } può ancora diventare un gioco.
principle-spare =
    .ok = Via la carta di troppo: quello che aspetta lo aspettano anche le altre.
principle-waits =
    .ok = Tieni le attese più larghe: senza { CARD($other, form: "the") } avresti meno carte buone.
principle-high-first =
    .ok =
        Via le carte care: { CARD($card, form: "the") } paga { $own }, { CARD($other, form: "the") } { $cost }{ $near ->
            [yes] ; { $seat-name } ha { $number ->
                [one] una carta.
               *[other] { $number } carte.
            }
           *[no] .
        }
alike-close =
    .ok = Chiudi comunque: tu non paghi niente, gli altri pagano le loro carte.
alike-open =
    .ok = Apri comunque: solo dopo puoi attaccare e liberare jolly.
alike-free-joker =
    .ok = Riprenditi il jolly comunque: una carta qualunque per un jolly è un buon cambio.
alike-take =
    .ok = Prendi comunque lo scarto: scende subito.
plan-gives =
    .ok = Lo scarto regala qualcosa: { $seat-name } può attaccare { CARD($card, form: "the") } a un gioco.
plan-gives-joker =
    .ok = Lo scarto regala qualcosa: { CARD($card, form: "with") } { $seat-name } può liberare un jolly.
plan-may-not-take =
    .ok = Lo scarto non regala niente: { $seat-name } non ha aperto e non può prenderlo.
plan-gives-nothing =
    .ok = Lo scarto regala poco: { CARD($card, form: "the") } non si attacca a nessun gioco in tavola.
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
