# Briscola: regole, fatti, punti, accordi, consigli.

game = Briscola

## Regole

deal-is-on =
    .broken = La mano è finita: tutte le carte sono state giocate.
-waiting = Aspetta: si raccoglie la presa.
any-card =
    .ok =
        { $led ->
            [nobody] Esci tu: puoi giocare qualunque carta.
           *[card] Puoi giocare qualunque carta: nessuno è obbligato a rispondere a seme, a tagliare o a superare.
        }
exchange-agreed =
    .ok = A questo tavolo si gioca con lo scambio.
    .broken = A questo tavolo non si scambia { CARD($card, form: "the") }.
two-or-seven-of-trump =
    .ok = { CARD($card, form: "the") } è una briscola che si può scambiare.
    .broken = Si scambiano solo il due e il sette di briscola (qui { SUIT($suit) }), non { CARD($card, form: "the") }.
two-in-first-trick =
    .ok = Il due si scambia nella prima presa, e questa è la prima.
    .broken = Il due si scambia solo nella prima presa; siamo alla presa { $number }.
seven-after-a-trick =
    .ok =
        { $who ->
            [team] La tua squadra ha già fatto una presa: puoi scambiare il sette.
           *[player] Hai già fatto una presa: puoi scambiare il sette.
        }
    .broken =
        { $who ->
            [team] Per scambiare il sette la squadra deve aver fatto una presa: la tua non ne ha ancora.
           *[player] Per scambiare il sette devi aver fatto una presa: non ne hai ancora.
        }
upcard-lies-there =
    .ok = { CARD($upcard, form: "the") } è ancora sotto il mazzo.
    .broken = La carta scoperta è già stata pescata: non si può più scambiare.

show-agreed =
    .ok = A questo tavolo i compagni si mostrano le carte.
    .broken = A questo tavolo le carte non si mostrano.
show-when-asked =
    .ok = Ora si chiede a tutti se vogliono mostrare le carte ai compagni; le risposte si sapranno tutte insieme.
    .broken =
        { $showing ->
            [true] Le carte si mostrano solo quando si chiede a tutti, e ora no.
           *[false] Prima tutti dicono se mostrano le carte: mostra le tue o passa.
        }
talk-agreed =
    .ok =
        { $kind ->
            [signals] A questo tavolo si fanno i segni, al proprio turno e prima di giocare.
           *[open] A questo tavolo i compagni si parlano, al proprio turno e prima di giocare.
        }
    .broken =
        { $kind ->
            [signals] A questo tavolo non si fanno segni.
           *[open] A questo tavolo non si parla.
        }
sign-of-a-trump =
    .ok = Per quella briscola c’è un segno.
    .broken = I segni ci sono solo per cinque briscole: asso, tre, re, { $look ->
            [italian] cavallo e fante
           *[other] donna e fante
        }, che si scrivono A, 3, R, C e F.
sign-once =
    .ok = In questa mano non hai ancora fatto questo segno.
    .broken = Questo segno l’hai già fatto: si fa una volta per mano.
sign-is-true =
    .ok =
        { $true ->
           *[yes] È vero: hai { CARD($card, form: "the") }.
            [no] Non hai { CARD($card, form: "the") }, ma a questo tavolo un segno può essere falso.
        }
    .broken = Non hai { CARD($card, form: "the") }, e a questo tavolo un segno dev’essere vero.
known-sentence =
    .ok = Questo si può dire.
    .broken = Qui si possono dire quattro cose: «briscola», ho una briscola; «carico», ho un asso o un tre che non è di briscola; «liscio», non ho né briscole né punti; «prendi», prendi tu se puoi.
said-once =
    .ok = In questa presa non l’hai ancora detto.
    .broken = In questa presa l’hai già detto.
saying-is-true =
    .ok =
        { $true ->
           *[yes] È vero.
            [no] Non è vero, ma a questo tavolo si può dire lo stesso.
        }
    .broken =
        { $words ->
            [briscola] Non hai briscole, e a questo tavolo quello che si dice dev’essere vero.
            [carico] Non hai né assi né tre di altri semi, e a questo tavolo quello che si dice dev’essere vero.
           *[liscio] Hai { CARDS($cards, form: "the") }, e a questo tavolo quello che si dice dev’essere vero.
        }
partner-follows =
    .ok =
        { $number ->
            [one] { $partners-name } può ancora prendere.
           *[other] { $partners-name } possono ancora prendere: basta uno.
        }
    .broken = In questa presa nessun compagno gioca dopo di te: non puoi chiedere a nessuno di prendere.

## Che cosa succede

event-answered =
    .told = Hai risposto; le risposte si sapranno tutte insieme.
    .hidden = { $seat-name } ha risposto.
event-showed =
    .told =
        { $seat ->
            [you] Mostri le carte { TO($partners-name) }.
           *[other] { $seat-name } ti mostra { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name } mostra le carte { TO($partners-name) }.
event-kept-hand =
    .told =
        { $seat ->
            [you] Non mostri le carte a nessuno.
           *[other] { $seat-name } non mostra le carte a nessuno.
        }
event-signed =
    .told =
        { $seat ->
            [you] Fai il segno { CARD($card, form: "of") }: { $face ->
                [sign-a] le labbra tirate sui denti.
                [sign-3] la bocca storta da una parte.
                [sign-r] gli occhi al cielo.
                [sign-c] la punta della lingua.
               *[sign-f] una spalla alzata.
            }
           *[other] { $seat-name } fa il segno { CARD($card, form: "of") }: { $face ->
                [sign-a] le labbra tirate sui denti.
                [sign-3] la bocca storta da una parte.
                [sign-r] gli occhi al cielo.
                [sign-c] la punta della lingua.
               *[sign-f] una spalla alzata.
            }
        }
    .hidden = { $seat-name } fa un segno { TO($partners-name) }.
event-said =
    .told =
        { $seat ->
            [you] Dici: { $words ->
                [briscola] «Ho una briscola.»
                [carico] «Ho un carico.»
                [liscio] «Liscio.»
               *[prendi] «Prendi tu, se puoi.»
            }
           *[other] { $seat-name } dice: { $words ->
                [briscola] «Ho una briscola.»
                [carico] «Ho un carico.»
                [liscio] «Liscio.»
               *[prendi] «Prendi tu, se puoi.»
            }
        }
event-upcard-returned =
    .told = { CARD($card, form: "the") } non può fare da carta scoperta: torna nel mazzo.
event-upcard-turned =
    .told = Si scopre { CARD($card, form: "the") }: la briscola è { SUIT($suit) }.
event-played =
    .told =
        { $seat ->
            [you] Giochi { CARD($card, form: "the") }.
           *[other] { $seat-name } gioca { CARD($card, form: "the") }.
        }
event-exchanged =
    .told =
        { $seat ->
            [you] Scambi { CARD($card, form: "the") } con { CARD($upcard, form: "the") }.
           *[other] { $seat-name } scambia { CARD($card, form: "the") } con { CARD($upcard, form: "the") }.
        }
event-trick-taken =
    .coming =
        { $seat ->
            [you] Prendi tu.
           *[other] Prende { $seat-name }.
        }
    .told =
        { $seat ->
            [you] Prendi tu: { $points ->
                [0] niente punti.
                [one] { $points } punto.
               *[other] { $points } punti.
            }
           *[other] Prende { $seat-name }: { $points ->
                [0] niente punti.
                [one] { $points } punto.
               *[other] { $points } punti.
            }
        }
event-drew-upcard =
    .told =
        { $seat ->
            [you] Peschi l’ultima carta, quella scoperta: { CARD($card, form: "the") }.
           *[other] { $seat-name } pesca l’ultima carta, quella scoperta: { CARD($card, form: "the") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] La mano è finita: la vinci tu.
            [us] La mano è finita: la vince la tua squadra.
            [them] La mano è finita: la vincono { $winner-name }.
            [nobody] La mano è finita: è patta.
           *[other] La mano è finita: la vince { $winner-name }.
        }

## Quello che si dice e che si segna, parola per parola

said-sign-a =
    .ok = (le labbra tirate sui denti)
said-sign-3 =
    .ok = (la bocca storta da una parte)
said-sign-r =
    .ok = (gli occhi al cielo)
said-sign-c =
    .ok = (la punta della lingua)
said-sign-f =
    .ok = (una spalla alzata)
said-briscola =
    .ok = Ho una briscola.
said-carico =
    .ok = Ho un carico.
said-liscio =
    .ok = Liscio.
said-prendi =
    .ok = Prendi tu, se puoi.

## Mosse

move-sign =
    Fai il segno { $said ->
        [sign-a] dell’asso
        [sign-3] del tre
        [sign-r] del re
        [sign-c] { $look ->
            [italian] del cavallo
           *[other] della donna
        }
       *[sign-f] del fante
    } di briscola
move-say =
    Di’ { $words ->
        [briscola] «ho una briscola»
        [carico] «ho un carico»
        [liscio] «liscio»
       *[prendi] «prendi tu, se puoi»
    }

## Che cosa c’è da fare

prompt-show =
    .ok = Mostri le carte { TO($partners-name) }?

## Segni sul tavolo

sign-trump =
    .ok = Briscola: { SUIT($suit) }

## Punti

line-aces = Assi, { $each } l’uno
line-threes = Tre, { $each } l’uno
line-kings = Re, { $each } l’uno
line-knights =
    { $look ->
        [italian] Cavalli, { $each } l’uno
       *[other] Donne, { $each } l’una
    }
line-knaves = Fanti, { $each } l’uno
won =
    .ok =
        { $winner ->
            [you] { $points } a { $other }: hai più della metà dei 120 punti e vinci la mano.
            [us] { $points } a { $other }: la tua squadra ha più della metà dei 120 punti e vince la mano.
            [them] { $points } a { $other }: { $winner-name } hanno più della metà dei 120 punti e vincono la mano.
           *[other] { $points } a { $other }: { $winner-name } ha più della metà dei 120 punti e vince la mano.
        }
won-last-trick =
    .ok =
        { $winner ->
            [you] { $points } pari: l’ultima presa è tua, e decide.
            [us] { $points } pari: l’ultima presa è della tua squadra, e decide.
            [them] { $points } pari: l’ultima presa è di { $winner-name }, e decide.
           *[other] { $points } pari: l’ultima presa è di { $winner-name }, e decide.
        }
drawn =
    .ok = { $points } pari: la mano è patta.
won-of-three =
    .ok =
        { $winner ->
            [you] Hai { COUNT($points, "punti") }, più di ciascuno degli altri due: vinci la mano.
           *[other] { $winner-name } ha { COUNT($points, "punti") }, più di ciascuno degli altri due: vince la mano.
        }
drawn-of-three =
    .ok =
        { $number ->
            [3] Tutti e tre hanno { COUNT($points, "punti") }: la mano è patta.
           *[other] { $seats-name } hanno { COUNT($points, "punti") } a testa, e nessuno ne ha di più: la mano è patta.
        }

## Consigli

advice-look-lead =
    .ok = Esci tu, e l’avversario risponde dopo aver visto la tua carta. Quale puoi permetterti di perdere?
advice-look-lead-to-all =
    .ok =
        Esci tu, e { $number ->
            [one] un avversario risponde
           *[other] { $number } avversari rispondono
        } dopo aver visto la tua carta. Quale puoi permetterti di perdere?
advice-look-partner =
    .ok =
        Per ora la presa è di { $seat-name }, che gioca con te: { $points ->
            [0] in tavola non ci sono punti
            [one] in tavola c’è { $points } punto
           *[other] in tavola ci sono { $points } punti
        }, e { $later ->
            [0] dopo di te non gioca nessuno. Che cosa ci metti?
            [one] dopo di te gioca uno. La presa è sicura?
           *[other] dopo di te giocano in { $later }. La presa è sicura?
        }
advice-look-between =
    .ok =
        Per ora prende { $seat-name }: { $points ->
            [0] in tavola non ci sono punti
            [one] in tavola c’è { $points } punto
           *[other] in tavola ci sono { $points } punti
        }, e { $later ->
            [one] dopo di te gioca uno.
           *[other] dopo di te giocano in { $later }.
        }
advice-look-follow =
    .ok =
        In tavola { $points ->
            [0] non ci sono punti
            [one] c’è { $points } punto
           *[other] ci sono { $points } punti
        }; { $number ->
            [0] nessuna delle tue carte prende. Quale ti costa meno?
            [one] una sola delle tue carte prende. Vale la pena spenderla?
           *[other] { $number } delle tue carte prendono. Vale la pena prendere? E con quale spendi meno?
        }
advice-look-last-draw =
    .ok = Dopo questa presa si pescano le ultime due carte: chi la perde pesca { CARD($upcard, form: "the") }.
advice-look-last-draw-of-all =
    .ok = Dopo questa presa si pescano le ultime { COUNT($number, "carte") }: { CARD($upcard, form: "the") } va a chi siede prima di chi prende.
advice-look-need =
    .ok =
        { $who ->
            [two] Hai { COUNT($mine, "punti") } e l’avversario { $theirs }
           *[team] La tua squadra ha { COUNT($mine, "punti") } e gli altri { $theirs }
        }: { $can ->
            [no] si può ancora pareggiare, ma servono tutti i punti che restano ({ $left }).
           *[yes] { $need ->
                [one] con un altro vinci
               *[other] con altri { $need } vinci
            } la mano; ne restano da prendere { $left }.
        }
advice-look-won =
    .ok =
        { $who ->
            [two] Hai { COUNT($mine, "punti") }: la mano è già tua.
           *[team] La tua squadra ha { COUNT($mine, "punti") }: la mano è già vostra.
        }
advice-look-lost =
    .ok =
        { $who ->
            [two] L’avversario ha { COUNT($theirs, "punti") }: questa mano è già persa.
           *[team] Gli altri hanno { COUNT($theirs, "punti") }: questa mano è già persa.
        }
advice-look-ending =
    .ok =
        { $who ->
            [two] Non c’è più niente di coperto: l’avversario ha { CARDS($cards, form: "the") }. Fai i conti fino in fondo.
           *[other] Non si pesca più: fra tutti, gli altri hanno { CARDS($cards, form: "the") }.
        }
advice-exchange =
    .ok = Dai { CARD($card, form: "the") } e ricevi { CARD($upcard, form: "the") }, una briscola più forte; poi giochi la tua carta.
    .short = Ti prendi la briscola più forte, { CARD($upcard, form: "the") }.
advice-exchange-down =
    .ok = Dai { CARD($card, form: "the") } e ricevi { CARD($upcard, form: "the") }, una briscola più debole.
    .short = Ti resterebbe la briscola più debole.
advice-show =
    .ok = Così { $partners-name } { $number ->
            [one] conosce le tue carte e può regolarsi.
           *[other] conoscono le tue carte e possono regolarsi.
        }
advice-sign =
    .ok = Così { $partners-name } { $number ->
            [one] sa
           *[other] sanno
        } dov’è { CARD($card, form: "the") }; gli altri vedono soltanto che fai un segno.
    .short = Così la tua squadra sa dov’è { CARD($card, form: "the") }.
advice-sign-to-all =
    .ok = Così { $partners-name } { $number ->
            [one] sa
           *[other] sanno
        } dov’è { CARD($card, form: "the") }, ma lo sanno anche gli altri.
    .short = Così tutti sanno dov’è { CARD($card, form: "the") }.
advice-say =
    .ok = { $partners-name } { $number ->
            [one] gioca dopo di te e può
           *[other] giocano dopo di te e possono
        } tenerne conto, ma lo sentono anche gli altri.
    .short = { $partners-name } { $number ->
            [one] può
           *[other] possono
        } tenerne conto, ma lo sentono anche gli altri.
advice-takes-so-far =
    .ok =
        Per ora la presa è tua: { $points ->
            [0] in tavola non ci sono punti.
            [one] in tavola c’è { $points } punto.
           *[other] in tavola ci sono { $points } punti.
        }
advice-partner-so-far =
    .ok =
        Per ora prende il tuo compagno: { $points ->
            [0] nessun punto in tavola.
            [one] { $points } punto in tavola.
           *[other] { $points } punti in tavola.
        }
advice-theirs-so-far =
    .ok =
        Per ora la presa resta { TO($seat-name) }: { $points ->
            [0] nessun punto in tavola.
            [one] { $points } punto in tavola.
           *[other] { $points } punti in tavola.
        }
    .short = Per ora la presa è di { $seat-name }.
advice-partner-may-take =
    .ok =
        { $chance ->
            [0] { $seats-name } non { $number ->
                [one] può
               *[other] possono
            } battere { CARD($card, form: "the") }.
            [100] { $seats-name } { $number ->
                [one] ha
               *[other] hanno
            } di sicuro una carta che batte { CARD($card, form: "the") }.
           *[other] Dopo di te { $number ->
                [one] gioca { $seats-name }: ha
               *[other] giocano { $seats-name }: hanno
            } { COUNT($chance, "volte") } su 100 una carta che batte { CARD($card, form: "the") }.
        }
advice-later-nothing-beats =
    .ok = Nessun avversario che gioca dopo di te può battere { CARD($card, form: "the") }.
    .short = Dopo di te nessun avversario può batterti.
advice-later-surely-beaten =
    .ok = Dopo di te un avversario ha di sicuro una carta che batte { CARD($card, form: "the") }.
    .short = Dopo di te un avversario ti batte di sicuro.
advice-later-may-beat =
    .ok =
        { $number ->
            [one] Una delle { COUNT($unseen, "carte") } che non hai visto batte { CARD($card, form: "the") }
           *[other] { $number } delle { COUNT($unseen, "carte") } che non hai visto battono { CARD($card, form: "the") }
        }; { $opponents ->
            [0] ma dopo di te non gioca nessun avversario.
            [one] dopo di te gioca un avversario: può batterti { COUNT($chance, "volte") } su 100.
           *[other] dopo di te giocano { $opponents } avversari: uno può batterti { COUNT($chance, "volte") } su 100.
        }
    .short = { $opponents ->
        [0] Dopo di te nessun avversario può batterti.
       *[other] Dopo di te un avversario può batterti { COUNT($chance, "volte") } su 100.
    }
advice-partners =
    .ok =
        La presa è di chi gioca con te: { $points ->
            [0] nessun punto
            [one] { $points } punto
           *[other] { $points } punti
        } per la tua squadra{ $own ->
            [0] .
           *[other] , di cui { $own } di questa carta.
        }
    .short = La presa è del compagno, con { COUNT($points, "punti") }.
advice-draws-upcard =
    .ok =
        { $seat ->
            [you] Poi peschi { CARD($upcard, form: "the") }.
           *[other] Poi { $seat-name } pesca { CARD($upcard, form: "the") }.
        }
advice-takes =
    .ok =
        Prende: { $points ->
            [0] niente punti, ma poi esci tu.
            [one] { $points } punto.
           *[other] { $points } punti.
        }
advice-spends-trump =
    .ok =
        { $number ->
            [0] Ti costa l’unica briscola che hai.
            [one] Ti costa una briscola; te ne resta una.
           *[other] Ti costa una briscola; te ne restano { $number }.
        }
advice-keeps-trumps =
    .ok =
        Non ti costa briscole: { $number ->
            [one] la tua ti resta.
           *[other] ti restano tutte e { $number }.
        }
advice-gives-nothing =
    .ok = Lasci la presa, che non vale punti.
advice-gives =
    .ok =
        Lasci la presa: { COUNT($points, "punti") } { $who ->
            [two] all’avversario
           *[other] per { $seat-name }
        }{ $own ->
            [0] .
           *[other] { $rest ->
                [0] , tutti di questa carta.
               *[other] , di cui { $own } di questa carta.
            }
        }
    .short = Lasci la presa: { COUNT($points, "punti") }.
advice-wins-deal =
    .ok = Così arrivi a { $points }: più della metà, e la mano è tua.
    .short = Così vinci la mano, con { COUNT($points, "punti") }.
advice-loses-deal =
    .ok =
        { $who ->
            [two] Così l’avversario arriva a { $points }: più della metà, e la mano è persa.
           *[team] Così gli altri arrivano a { $points }: più della metà, e la mano è persa.
        }
    .short = Così la mano è persa.
advice-you-draw-upcard =
    .ok = Poi peschi { CARD($upcard, form: "the") }, e l’avversario la carta coperta.
advice-they-draw-upcard =
    .ok = Poi l’avversario pesca { CARD($upcard, form: "the") }, e tu la carta coperta.
advice-nothing-beats =
    .ok =
        Questa carta non la batte niente: la presa è tua{ $points ->
            [0] .
           *[other] , con i suoi { COUNT($points, "punti") } e quelli della risposta.
        }
    .short = Niente può batterti: la presa è tua.
advice-beaten-by =
    .ok =
        { $held ->
            [one] L’avversario ha { CARDS($cards, form: "the") }, che ti batte.
           *[other] L’avversario ha { CARDS($cards, form: "the") }, che ti battono.
        }
    .short = L’avversario ha una carta che ti batte.
advice-surely-beaten =
    .ok = Delle { COUNT($unseen, "carte") } che non hai visto ti battono in { $number }, e l’avversario ne ha di sicuro una.
    .short = L’avversario ha di sicuro una carta che ti batte.
advice-some-beat =
    .ok =
        { $number ->
            [one] Una delle { COUNT($unseen, "carte") } che non hai visto batte questa carta: l’avversario ce l’ha { COUNT($chance, "volte") } su 100.
           *[other] { $number } delle { COUNT($unseen, "carte") } che non hai visto battono questa carta: l’avversario ne ha una { COUNT($chance, "volte") } su 100.
        }
    .short = L’avversario può batterti { COUNT($chance, "volte") } su 100.
advice-lead-worth =
    .ok = Vale { COUNT($points, "punti") } per chi prende.
advice-lead-free =
    .ok = Non vale niente per chi prende.
worth-line = I punti attesi, carta per carta
worth-point = Punti attesi: { NUMBER($points, maximumFractionDigits: 1) }
advice-estimate =
    .ok =
        { $who ->
            [team] La tua squadra vince { $won ->
                    [one] una mano
                   *[other] { $won } mani
                } su 100, con
           *[other] Vinci { $won ->
                   [one] una mano
                  *[other] { $won } mani
               } su 100, con
        } { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } in media (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $who ->
            [two] Finisci con almeno { COUNT($points, "punti") }, qualunque cosa giochi l’avversario.
            [team] La tua squadra può finire con almeno { COUNT($points, "punti") }, qualunque cosa giochino gli altri.
           *[alone] Finisci con almeno { COUNT($points, "punti") }, anche se gli altri giocano insieme contro di te.
        }
advice-counted =
    .ok =
        { $who ->
            [two] Contando tutte le carte che l’avversario può avere, vinci { $won ->
                    [one] una mano
                   *[other] { $won } mani
                } su 100, con
            [team] Contando tutte le distribuzioni possibili, la tua squadra vince { $won ->
                    [one] una mano
                   *[other] { $won } mani
                } su 100, con
           *[alone] Contando tutte le distribuzioni possibili, con gli altri insieme contro di te, finisci con
        } { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } in media.
advice-look-drawn =
    .ok = 60 pari: la mano è patta.
