# Tresette: regole, fatti, punti, quello che si dice.

game = Tresette

## Regole

-waiting = Aspetta: si raccoglie la presa.
answer-first =
    .ok = Ti si chiede che cosa accusi; nessuno è obbligato ad accusare.
    .broken =
        { $asked ->
            [yes] Prima ognuno dice che cosa accusa; fino ad allora nessuno gioca.
           *[no] Adesso nessuno chiede le accuse: gioca una carta.
        }
declarations-agreed =
    .ok = A questo tavolo si gioca con l’accusa.
    .broken = A questo tavolo si gioca senza accusa.
declare-in-time =
    .ok =
        { $way ->
            [by_draw] L’ultima carta che hai pescato la completa, e qui si può accusare.
           *[timing] È il momento di accusare le carte che hai ricevuto.
        }
    .broken =
        { $way ->
            [end_first_trick] Si accusa alla fine della prima presa, quando lo si chiede a tutti, e in nessun altro momento.
            [before_lead] Si accusa prima che si esca, quando lo si chiede a tutti; ora è troppo tardi.
            [own_first_turn] Si accusa quando tocca a te nella prima presa; ora è troppo tardi.
           *[tricks] Si accusa quando tocca a te nelle prime { $tricks } prese; questa è la numero { $number }.
        }
hold-the-combination =
    .ok = Hai ricevuto { CARDS($cards, form: "the") }.
    .broken = Non hai ricevuto { CARDS($cards, form: "the") }.
name-the-missing =
    .ok = { CARDS($cards, form: "the") } è proprio la carta che ti manca.
    .broken = Hai anche { CARDS($cards, form: "the") }: devi nominare la carta che ti manca davvero.
declared-once =
    .ok = Non l’hai ancora accusata.
    .broken = { CARDS($cards, form: "the") }: questo l’hai già accusato.
signals-agreed =
    .ok = A questo tavolo si gioca con i segnali.
    .broken =
        { $way ->
            [alone] I segnali sono per il compagno, e qui ognuno gioca per sé.
           *[agreed] A questo tavolo si gioca senza segnali.
        }
known-signal =
    .ok =
        { $word ->
            [busso] Con busso chiedi al compagno la carta più alta del seme, e di tornarci.
            [volo] Con volo dici al compagno che era la tua ultima carta del seme.
           *[striscio] Con striscio dici al compagno che hai molte carte del seme.
        }
    .broken = «{ $word }» non si può dire: ci sono busso, volo e striscio.
leader-signals =
    .ok = Esci tu, quindi puoi dire qualcosa con la carta.
    .broken = Può parlare solo chi esce; qui l’uscita è { $seat ->
            [you] tua
           *[other] di { $seat-name }
        }.
from-second-trick =
    .ok = Dalla seconda presa in poi si può parlare.
    .broken = A questo tavolo si parla dalla seconda presa in poi; questa è la prima.
true-signal =
    .ok =
        { $word ->
            [volo] È vero: non hai altre carte di { SUIT($suit) }.
            [striscio] È vero: ti restano { $number } carte di { SUIT($suit) }.
           *[busso] Con busso chiedi qualcosa al compagno: si può dire sempre.
        }
    .broken =
        { $word ->
            [volo] Volo vuol dire che era la tua ultima carta di { SUIT($suit) }, ma hai ancora { CARDS($cards, form: "the") }.
           *[striscio] Striscio vuol dire che ti restano almeno { $many } carte di { SUIT($suit) }; te ne resterebbero { $number }.
        }

## Quello che si accusa, dentro una frase

combination =
    { $way ->
        [four] quattro { $rank ->
            [threes] tre
            [twos] due
           *[aces] assi
        }
        [three] tre { $rank ->
            [threes] tre
            [twos] due
           *[aces] assi
        }, manca { SUIT($suit) }
        [napoletana] napoletana a { SUIT($suit) }
       *[several] { CARDS($cards, form: "the") }, per { $points } punti
    }

## Mosse

move-declare = Accusa { combination }
move-pass = Non accusare niente
move-signal = Gioca { CARD($card, form: "the") } e di’ «{ $word }»

## Quello che si dice

said-declares =
    .ok = Accuso: { combination }!
said-busso =
    .ok = Busso!
said-volo =
    .ok = Volo!
said-striscio =
    .ok = Striscio!

## Che cosa succede

event-redealt =
    .told =
        { $seat ->
            [you] Hai meno di un punto intero: { CARDS($cards, form: "the") }. Si mescola e si danno di nuovo le carte.
           *[other] { $seat-name } ha meno di un punto intero: { CARDS($cards, form: "the") }. Si mescola e si danno di nuovo le carte.
        }
event-packets-laid =
    .told =
        { $seat ->
            [you] Davanti a te ci sono i tuoi due mazzetti; in cima { CARDS($cards, form: "the") }.
           *[other] { $seat-name } ha due mazzetti; in cima { CARDS($cards, form: "the") }.
        }
event-holds-four =
    .told =
        { $seat ->
            [you] Hai { CARD($card, form: "the") } ed esci tu, con la carta che vuoi.
           *[other] { $seat-name } ha { CARD($card, form: "the") } ed esce, con la carta che vuole.
        }
event-answered =
    .told =
        { $seat ->
            [you] Hai risposto; le accuse di tutti si dicono insieme.
           *[other] { $seat-name } ha risposto.
        }
    .hidden = { $seat-name } ha risposto.
event-declares =
    .told =
        { $seat ->
            [you] Accusi { combination }: { $points } punti.
           *[other] { $seat-name } accusa { combination }: { $points } punti.
        }
event-declares-nothing =
    .told =
        { $seat ->
            [you] Non accusi niente.
           *[other] { $seat-name } non accusa niente.
        }
event-played =
    .told =
        { $seat ->
            [you] Giochi { CARD($card, form: "the") }.
           *[other] { $seat-name } gioca { CARD($card, form: "the") }.
        }
event-uncovered =
    .told =
        { $seat ->
            [you] Sotto c’è { CARD($card, form: "the") }: ora puoi giocare anche questa carta.
           *[other] Sotto c’è { CARD($card, form: "the") }, ora in cima a un mazzetto di { $seat-name }.
        }
event-trick-taken =
    .coming =
        { $seat ->
            [you] Prendi tu.
           *[other] Prende { $seat-name }.
        }
    .told =
        { $seat ->
            [you] Prendi tu: { $thirds ->
                [0] nessun punto.
                [1] { $worth } di punto.
                [2] { $worth } di punto.
                [3] { $worth } punto.
               *[other] { $worth } punti.
            }
           *[other] Prende { $seat-name }: { $thirds ->
                [0] nessun punto.
                [1] { $worth } di punto.
                [2] { $worth } di punto.
                [3] { $worth } punto.
               *[other] { $worth } punti.
            }
        }
event-deal-over =
    .told =
        { $winner ->
            [you] La mano è finita: la vinci tu.
            [us] La mano è finita: la vince la tua coppia.
            [them] La mano è finita: la vincono { $winner-name }.
            [nobody] La mano è finita: nessuno ha più degli altri.
           *[other] La mano è finita: la vince { $winner-name }.
        }

## Che cosa c’è da fare

prompt-declare =
    .ok = Tocca a te: di’ che cosa accusi, o che non accusi niente.

## Segni sul tavolo

sign-declared =
    .ok =
        { $seat ->
            [you] Tutti sanno che hai { CARDS($cards, form: "the") }
           *[other] { $seat-name } ha accusato, e ha ancora, { CARDS($cards, form: "the") }
        }

## Dove sono le carte

zone-tops =
    { $seat ->
        [you] In cima ai tuoi mazzetti
       *[other] In cima ai mazzetti di { $seat-name }
    }
zone-under =
    { $seat ->
        [you] Sotto, coperte
       *[other] Sotto, coperte, di { $seat-name }
    }
out-known = si sa che le hanno gli altri

## Punti

line-cards = Carte, in punti e terzi
line-aces = Assi, { $each } l’uno
line-threes = Tre, { $each } l’uno
line-twos = Due, { $each } l’uno
line-kings = Re, { $each } l’uno
line-knights =
    { $look ->
        [italian] Cavalli, { $each } l’uno
       *[other] Donne, { $each } l’una
    }
line-knaves = Fanti, { $each } l’uno
line-rounding =
    { $way ->
        [floor] Terzi che non fanno un punto intero: si tolgono una volta sola, su tutte le carte prese
       *[nearest] Arrotondato una volta sola, su tutte le carte prese, al punto più vicino
    }
line-last-trick = Ultima presa
line-declarations = Accuse
line-declared =
    { $seat ->
        [you] Tu: { combination }
       *[other] { $seat-name }: { combination }
    }
line-cappotto = Cappotto: tutti i punti delle carte e l’ultima presa
note-out =
    .ok = Restano da prendere { $left } punti di carte.
note-void =
    .ok = Cappotto: accuse per { $points } punti non valgono.
won =
    .ok =
        { $winner ->
            [you] { $points } a { $other }: vinci la mano.
            [us] { $points } a { $other }: la tua coppia vince la mano.
            [them] { $points } a { $other }: { $winner-name } vincono la mano.
           *[other] { $points } a { $other }: { $winner-name } vince la mano.
        }
drawn =
    .ok = { $points } pari: nessuno vince la mano.
