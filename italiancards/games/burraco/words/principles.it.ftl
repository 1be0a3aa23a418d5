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
    .ok = Quello che non serve si lascia: ora non ne cali niente.
principle-no-wild =
    .ok = La matta non si scarta: { CARD($other, form: "the") } serve a chiunque { CARD($other, form: "pronoun") } prenda.
principle-link =
    .ok = Prima si lega: i tuoi giochi crescono verso il burraco.
principle-wild-works =
    .ok = La matta deve lavorare: con lei scendono più carte.
principle-lay =
    .ok = Cala subito: in tavola le carte contano per te, in mano contro.
principle-wild-waits =
    .ok = La matta aspetta: tienila per un burraco o per le ultime carte.
principle-feed-nobody =
    .ok = Non regalare niente: { CARD($other, form: "the") } lega con un loro gioco.
principle-own-use =
    .ok = Tieni quello che lega: { CARD($other, form: "the") } va su un tuo gioco.
principle-company =
    .ok = Scarta la carta sola: { CARD($other, form: "the") } in mano ha più compagnia.
principle-twin =
    .ok = Il doppione passa: l’altra copia è già fra gli scarti.
principle-light =
    .ok = Mano leggera se stanno per chiudere: così paghi meno punti.
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
    .ok = Lo scarto regala qualcosa: { $seat-name } può attaccare { CARD($card, form: "the") } alla combinazione { $meld }.
plan-gives-nothing =
    .ok = Lo scarto regala poco: { CARD($card, form: "the") } non lega con nessun loro gioco.
