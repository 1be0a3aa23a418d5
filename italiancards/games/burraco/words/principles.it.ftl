principle-close =
    .ok = Chi può chiudere chiude: i cento sono tuoi, e loro pagano quello che hanno in mano.
principle-at-once =
    .ok = Al volo prima dello scarto: le carte nuove le giochi subito.
principle-pozzetto =
    .ok = A pozzetto appena puoi: carte nuove, e niente cento da pagare.
principle-keep-clean =
    .ok = Il pulito si tiene pulito: una matta lì dentro costa punti.
principle-burraco =
    .ok = Fai burraco: porta cento punti o più, e senza non si chiude.
principle-gather =
    .ok = In due si raccoglie sempre: quello che lasci lo prende l’altro.
principle-take-use =
    .ok = Raccogli quello che ti serve: qualcosa lo cali subito.
principle-take-many =
    .ok = Da tre scarti in su si raccoglie: qualche gioco ne verrà.
principle-few-draw =
    .ok = Con poche carte si pesca: gli scarti ti riempirebbero la mano.
principle-leave-pile =
    .ok = Quello che non serve si lascia: senza una matta non ne cali niente.
principle-no-wild =
    .ok = La matta non si scarta: { CARD($other, form: "the") } serve a chiunque { CARD($other, form: "pronoun") } prenda.
principle-link =
    .ok = Prima si attacca: i tuoi giochi crescono verso il burraco.
principle-wild-works =
    .ok = La matta deve lavorare: con lei scendono più carte.
principle-lay =
    .ok = Cala subito: in tavola le carte contano per te, in mano contro.
principle-wild-waits =
    .ok = La matta aspetta: tienila per un burraco o per le ultime carte.
principle-feed-nobody =
    .ok = Non regalare niente: { CARD($other, form: "the") } lega con un loro gioco.
principle-waits =
    .ok = Tieni quello che può ancora venire: { COUNT($live, "carte") } in giro per un gioco, { $lives } senza { CARD($other, form: "the") }.
principle-not-wanted =
    .ok = Non dare quello che raccolgono: { $next-name } ha { CARD($held, form: "the") }, che lega con { CARD($other, form: "the") }.
principle-either =
    .ok = Una vale l’altra: { CARD($card, form: "the") } e { CARD($other, form: "the") } contano uguale e non servono a nessuno.
principle-own-use =
    .ok = Tieni quello che lega: { CARD($other, form: "the") } va su un tuo gioco.
principle-company =
    .ok =
        Scarta la carta sola: { $alone ->
            [0] { CARD($card, form: "the") } non ha compagne,
            [one] { CARD($card, form: "the") } ha una compagna,
           *[other] { CARD($card, form: "the") } ha { $alone } compagne,
        } { CARD($other, form: "the") } { $company ->
            [one] ne ha una.
           *[other] ne ha { $company }.
        }
principle-twin =
    .ok = Il doppione passa: l’altra copia è già fra gli scarti.
principle-light =
    .ok =
        Alleggerisciti prima che chiudano: { $same ->
            [yes] { CARD($card, form: "the") } vale { $own }, { CARD($other, form: "the") } { $cost }; { $seat-name } ha { $number ->
                [one] una carta.
               *[other] { $number } carte.
            }
           *[no] { $seat-name } ha { $number ->
                [one] una carta
               *[other] { $number } carte
            }, e così paghi { COUNT($fewer, "punti") } in meno.
        }
principle-dearer =
    .ok = Di due carte così la più alta: { CARD($card, form: "the") } vale { $own }, { CARD($other, form: "the") } { $cost }.
alike-close =
    .ok = Chiudi comunque: i cento sono tuoi, e loro pagano quello che hanno in mano.
alike-at-once =
    .ok = A pozzetto vai comunque al volo, e giochi subito le carte nuove.
alike-pozzetto =
    .ok = A pozzetto vai comunque: carte nuove, e niente cento da pagare.
alike-burraco =
    .ok = Il burraco lo fai comunque: porta cento punti o più, e senza non si chiude.
alike-gather =
    .ok = Raccogli in ogni caso: in due, quello che lasci lo prende l’altro.
alike-take-use =
    .ok = Raccogli comunque: qualcosa lo cali subito.
alike-take-many =
    .ok = Raccogli comunque: da tre scarti in su qualche gioco ne verrà.
plan-keep =
    .ok = Tieni insieme { CARDS($cards, form: "the") }.
plan-wilds =
    .ok =
        { $number ->
            [one] La matta resta in mano.
           *[other] Le { $number } matte restano in mano.
        }
plan-wait =
    .ok =
        { $more ->
            [0] Aspetti { CARDS($cards, form: "the", joined: "or") }.
           *[other] Aspetti, fra le altre, { CARDS($cards, form: "the", joined: "or") }.
        }
plan-gives =
    .ok =
        Lo scarto regala qualcosa: { $seat-name } può attaccare { CARD($card, form: "the") } { $kind ->
            [set] alla combinazione di { MELD($cards, form: "ends") }.
           *[sequence] alla scala { MELD($cards, form: "ends") }.
        }
plan-gives-nothing =
    .ok = Lo scarto regala poco: { CARD($card, form: "the") } a loro non si attacca.
