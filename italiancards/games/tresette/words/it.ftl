# Tresette: regole, fatti, punti, quello che si dice.

game = Tresette

## Regole

-waiting = Aspetta: si raccoglie la presa.
answer-first =
    .ok = Che cosa accusi? Nessuno è obbligato ad accusare.
    .broken =
        { $asked ->
            [yes] Prima ognuno dice che cosa accusa; fino a quel momento non si gioca.
           *[no] Non è il momento delle accuse: gioca una carta.
        }
declarations-agreed =
    .ok = A questo tavolo si gioca con l’accusa.
    .broken = A questo tavolo si gioca senza accusa.
declare-in-time =
    .ok =
        { $way ->
            [by_draw] L’ultima carta pescata completa la combinazione, e qui si può accusare.
           *[timing] È il momento di accusare le carte che hai ricevuto.
        }
    .broken =
        { $way ->
            [end_first_trick] Si accusa solo alla fine della prima presa, quando si chiede a tutti.
            [before_lead] Si accusa prima dell’uscita; ora è troppo tardi.
            [own_first_turn] Si accusa quando tocca a te nella prima presa; ora è troppo tardi.
           *[tricks] Si accusa quando tocca a te nelle prime { COUNT($tricks, "prese") }; siamo alla presa { $number }.
        }
hold-the-combination =
    .ok =
        { $way ->
            [by_draw] Hai in mano { CARDS($cards, form: "the") }.
           *[dealt] Hai ricevuto { CARDS($cards, form: "the") }.
        }
    .broken =
        { $way ->
            [by_draw] Non hai in mano { CARDS($cards, form: "the") }.
           *[dealt] Non hai ricevuto { CARDS($cards, form: "the") }.
        }
name-the-missing =
    .ok = { CARDS($cards, form: "the") } è proprio la carta che ti manca.
    .broken = Hai anche { CARDS($cards, form: "the") }: devi nominare la carta che ti manca davvero.
declared-once =
    .ok = Questa combinazione non l’hai ancora accusata.
    .broken = { CARDS($cards, form: "the") }: li hai già accusati.
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
            [busso] Con busso chiedi al compagno di giocare la più alta del seme e, se prende, di tornarci.
            [volo] Con volo dici al compagno che è la tua ultima carta del seme.
           *[striscio] Con striscio dici al compagno che hai molte carte del seme.
        }
    .broken = «{ $word }» non si può dire: ci sono busso, volo e striscio.
leader-signals =
    .ok = Chi esce può fare un segnale con la carta.
    .broken = Può fare segnali solo chi esce; qui l’uscita è { $seat ->
            [you] tua
           *[other] di { $seat-name }
        }.
from-second-trick =
    .ok = Dalla seconda presa in poi i segnali si possono fare.
    .broken = A questo tavolo i segnali si fanno dalla seconda presa in poi; questa è la prima.
true-signal =
    .ok =
        { $word ->
            [volo] È vero: non hai altre carte di { SUIT($suit) }.
            [striscio] È vero: ti restano { COUNT($number, "carte") } di { SUIT($suit) }.
           *[busso] È una richiesta: si può fare sempre.
        }
    .broken =
        { $word ->
            [volo] «Volo» vuol dire che è la tua ultima carta di { SUIT($suit) }, ma hai ancora { CARDS($cards, form: "the") }.
           *[striscio] «Striscio» vuol dire che ti restano almeno { COUNT($many, "carte") } di { SUIT($suit) }; in mano ne avresti { $number }.
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
       *[several] { CARDS($cards, form: "the") }, per { COUNT($points, "punti") }
    }

## Mosse

move-declare = Accusa { combination }
    .may = Puoi accusare { combination }?
move-pass = Non accusare niente
    .may = Puoi non accusare niente?
move-signal = Gioca { CARD($card, form: "the") } e di’ «{ $word }»
    .may = Puoi giocare { CARD($card, form: "the") } e dire «{ $word }»?

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
            [you] Hai meno di un punto intero: { CARDS($cards, form: "the") }. Si mescola e si ridanno le carte.
           *[other] { $seat-name } ha meno di un punto intero: { CARDS($cards, form: "the") }. Si mescola e si ridanno le carte.
        }
event-packets-laid =
    .told =
        { $seat ->
            [you] Davanti hai i tuoi due mucchietti; in cima { CARDS($cards, form: "the") }.
           *[other] { $seat-name } ha due mucchietti; in cima { CARDS($cards, form: "the") }.
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
            [you] Hai risposto; le accuse si dicono tutte insieme.
           *[other] { $seat-name } ha risposto.
        }
    .hidden = { $seat-name } ha risposto.
event-declares =
    .told =
        { $seat ->
            [you] Accusi { combination }: { COUNT($points, "punti") }.
           *[other] { $seat-name } accusa { combination }: { COUNT($points, "punti") }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name }: { combination }.
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
           *[other] Sotto c’è { CARD($card, form: "the") }, ora in cima a un mucchietto di { $seat-name }.
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
               *[other] { COUNT($worth, "punti") }.
            }
           *[other] Prende { $seat-name }: { $thirds ->
                [0] nessun punto.
                [1] { $worth } di punto.
                [2] { $worth } di punto.
                [3] { $worth } punto.
               *[other] { COUNT($worth, "punti") }.
            }
        }
event-deal-over =
    .told =
        { $winner ->
            [you] La mano è finita: la vinci tu.
            [us] La mano è finita: la vince la tua coppia.
            [them] La mano è finita: la vincono { $winner-name }.
            [nobody] La mano è finita: parità.
           *[other] La mano è finita: la vince { $winner-name }.
        }

## Che cosa c’è da fare

prompt-declare =
    .ok = Tocca a te: accusi qualcosa?

## Segni sul tavolo

sign-declared =
    .ok =
        { $seat ->
            [you] Tutti sanno che hai { CARDS($cards, form: "the") }
           *[other] { $seat-name } ha accusato e ha ancora in mano { CARDS($cards, form: "the") }
        }

sign-out-of =
    .ok = { $seat-name } è senza { SUITS($cards) }

## Dove sono le carte

zone-tops =
    { $seat ->
        [you] In cima ai tuoi mucchietti
       *[other] In cima ai mucchietti di { $seat-name }
    }
zone-under =
    { $seat ->
        [you] Sotto, coperte
       *[other] Sotto, coperte ({ $seat-name })
    }
out-known = di sicuro in mano agli altri

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
        [floor] Terzi avanzati, tolti una volta sola su tutte le carte prese
       *[nearest] Arrotondamento al punto più vicino, su tutte le carte prese
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
    .ok = Punti di carte ancora da prendere: { $left }.
note-void =
    .ok = Cappotto: annullate accuse per { COUNT($points, "punti") }.
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

## Consigli

advice-look-declare =
    .ok = Guarda i tuoi tre, due e assi: ne hai tre o quattro uguali, o tutti e tre di un seme? Quello che non accusi adesso è perso.
advice-look-lead =
    .ok = Esci tu, e chi gioca dopo deve rispondere. Quale seme ti conviene, e quali sue carte sono ancora fuori?
advice-look-follow =
    .ok =
        { $thirds ->
            [0] Finora in tavola non ci sono punti
            [1] Finora in tavola c’è { $worth } di punto
            [2] Finora in tavola ci sono { $worth } di punto
            [3] Finora in tavola c’è { $worth } punto
           *[other] Finora in tavola ci sono { COUNT($worth, "punti") }
        }, e prende { $side ->
            [ours] il tuo compagno
           *[theirs] { $seat-name }
        }; { $number ->
            [0] non puoi rispondere. Quale carta puoi dare?
            [one] hai una sola carta per rispondere.
           *[other] hai { $number } carte per rispondere.
        }
advice-look-thirds =
    .ok = Finora le tue prese valgono { $worth }: { $missing ->
            [one] con un altro terzo
           *[other] con altri { $missing } terzi
        } fai un punto in più.
advice-look-last =
    .ok = È l’ultima presa: da sola vale un punto.
advice-declares =
    .ok = Vale { COUNT($points, "punti") } subito{ $left ->
            [0] .
           *[other] ; altri { COUNT($left, "punti") } andrebbero persi.
        }
    .short = Vale subito { COUNT($points, "punti") }.
advice-passes =
    .ok = Potresti accusare { COUNT($left, "punti") }: dopo sono persi.
    .short = Perderesti { COUNT($left, "punti") } che puoi accusare.
advice-nothing-to-declare =
    .ok = Non hai ricevuto niente da accusare.
advice-takes =
    .ok =
        Prende: { $thirds ->
            [0] nessun punto, e poi esci tu.
            [1] { $worth } di punto.
            [2] { $worth } di punto.
            [3] { $worth } punto.
           *[other] { COUNT($worth, "punti") }.
        }
advice-partner-takes =
    .ok =
        Prende il tuo compagno: { $thirds ->
            [0] nessun punto.
            [1] { $worth } di punto con questa carta.
            [2] { $worth } di punto con questa carta.
            [3] { $worth } punto con questa carta.
           *[other] { COUNT($worth, "punti") } con questa carta.
        }
advice-gives =
    .ok =
        La presa è di { $seat-name }: { $thirds ->
            [0] nessun punto.
            [1] { $worth } di punto.
            [2] { $worth } di punto.
            [3] { $worth } punto.
           *[other] { COUNT($worth, "punti") }.
        }
advice-adds =
    .ok =
        { $thirds ->
            [0] Non porta punti alla presa.
            [3] Alla presa aggiunge { $own } punto, chiunque prenda.
           *[other] Alla presa aggiunge { $own } di punto, chiunque prenda.
        }
advice-whole =
    .ok =
        Così le carte prese valgono { $worth }: { $points ->
            [one] un punto intero in più.
           *[other] { $points } punti interi in più.
        }
    .short = Completa il punto: così hai { $worth }.
advice-short =
    .ok =
        Così le tue prese valgono { $worth }: { $number ->
            [one] manca un terzo
           *[other] mancano { $number } terzi
        } a un altro punto.
advice-thrown =
    .ok = Non hai { SUIT($suit) }: { CARD($card, form: "the") } non prende niente.
    .short = Non puoi rispondere: { CARD($card, form: "the") } non prende.
advice-below =
    .ok =
        { $side ->
            [ours] Resta sotto la carta del tuo compagno.
           *[theirs] Resta sotto la carta di { $seat-name }.
        }
advice-nothing-beats =
    .ok = Nessuna carta ancora fuori batte { CARD($card, form: "the") }: prende.
advice-they-cannot =
    .ok =
        { $named ->
            [no] Ti batterebbero { COUNT($number, "carte") } di { SUIT($suit) }, ma nessun avversario che gioca dopo di te può averne una.
           *[yes] Ti batterebbe { CARDS($cards, form: "the") }, ma nessun avversario che gioca dopo di te può avere questa carta.
        }
    .short = Dopo di te nessun avversario può batterti.
advice-some-beat =
    .ok =
        { $named ->
            [no] Sono fuori { COUNT($number, "carte") } di { SUIT($suit) } che ti battono: un avversario dopo di te ne ha una { COUNT($chance, "volte") } su 100.
           *[yes] { $number ->
                [one] È fuori { CARDS($cards, form: "the") }, che ti batte: ce l’ha un avversario dopo di te { COUNT($chance, "volte") } su 100.
               *[other] Sono fuori { CARDS($cards, form: "the") }, che ti battono: un avversario dopo di te ne ha una { COUNT($chance, "volte") } su 100.
            }
        }
    .short = { $chance ->
        [100] Dopo di te un avversario può batterti quasi di sicuro.
       *[other] Dopo di te un avversario può batterti { COUNT($chance, "volte") } su 100.
    }
advice-suit-out =
    .ok =
        { $number ->
            [0] Non ci sono altre carte di { SUIT($suit) } fuori: nessuno può rispondere.
            [one] È ancora fuori una carta di { SUIT($suit) }.
           *[other] Sono ancora fuori { COUNT($number, "carte") } di { SUIT($suit) }.
        }
advice-out-of =
    .ok = { $seat-name } non ha { SUIT($suit) }.
advice-partner-out-of =
    .ok = Il tuo compagno non ha { SUIT($suit) }, e sulla tua presa può darti punti.
advice-partner-top =
    .ok = Il tuo compagno ha { CARD($card, form: "the") } { COUNT($chance, "volte") } su 100.
advice-ace-out =
    .ok = { CARD($card, form: "the") } è ancora fuori e non batte la tua carta: chi non ha altro del seme deve darlo.
advice-runs =
    .ok =
        { $number ->
            [one] Resta franco anche { CARDS($cards, form: "the") }.
           *[other] Restano franchi anche { CARDS($cards, form: "the") }.
        }
advice-bares-ace =
    .ok = Così { CARD($card, form: "the") } resta secco e può cadere sotto { CARDS($cards, form: "the") }.
advice-keeps-last =
    .ok = Per l’ultima presa ti resta { CARD($card, form: "the") }: nessuna carta ancora fuori può batterti.
advice-says =
    .ok =
        { $word ->
            [volo] «Volo» dice a tutti che non hai più { SUIT($suit) }
            [striscio] «Striscio» dice a tutti che hai ancora molte carte di { SUIT($suit) }
           *[busso] «Busso» dice a tutti che ti resta una carta alta di { SUIT($suit) }
        }{ $true ->
            [yes] .
           *[no] ; non è così.
        }
advice-declares-points =
    .ok =
        { $points ->
            [0] Non si accusa niente.
           *[other] Più di { COUNT($points, "punti") } non ne puoi accusare.
        }
advice-estimate =
    .ok =
        Da questo punteggio vinci { $won ->
                [one] una partita
               *[other] { $won } partite
            } su 100; in media finisci { $sign ->
            [level] alla pari
            [ahead] con { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } di vantaggio
           *[behind] con { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } di svantaggio
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        Se nessuno sbaglia finisci { $sign ->
            [level] alla pari.
            [ahead] con { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di vantaggio.
           *[behind] con { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di svantaggio.
        }
advice-counted =
    .ok =
        Contando tutte le distribuzioni possibili, giocate poi a carte scoperte, in media finisci { $sign ->
            [level] alla pari.
            [ahead] con { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di vantaggio.
           *[behind] con { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di svantaggio.
        }
worth-line = Con quanti punti di vantaggio finisci la mano, carta per carta
worth-point =
    { $sign ->
        [ahead] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di vantaggio
        [behind] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di svantaggio
       *[level] in media alla pari
    }
