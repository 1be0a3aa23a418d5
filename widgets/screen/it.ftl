# Quel che dice il tavolo stesso: bottoni, stati, risposte.

ui-you = Tu
ui-play = Gioca
ui-go-on = Continua
ui-why = Perché?
ui-hint = Aiuto
ui-hint-more = Ancora un aiuto
ui-undo = Annulla
ui-redo = Ripeti
ui-last = Ultima presa
ui-score = Punti
ui-so-far = Il conto finora
ui-log = Che cos’è successo
ui-settings = Preferenze
ui-language = Lingua
ui-pace = Dopo una presa
ui-pace-wait = aspettami
ui-pace-slow = avanti dopo 3 secondi
ui-pace-quick = avanti dopo 1 secondo
ui-index = Lettere sulle carte
ui-index-auto = solo dove si coprono
ui-index-always = sempre
ui-next-deal = Altra mano
ui-new-match = Nuova partita
ui-keys = Tasti: le frecce scelgono una carta, Invio la gioca, Spazio la solleva, ? dice perché, H aiuto, Z annulla, L ultima presa.
ui-keys-table = In tavola: ci arrivi con la freccia in su, Invio sceglie una carta, poi prendi con una della mano; oppure i tasti da 1 a 9 scelgono fra le prese di una carta.
ui-coach = Maestra
ui-glossary = Glossario
ui-table = { $game }, mano { $number }
ui-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
ui-turn = di turno
ui-led = esce
ui-best = prende
ui-going = è presa
ui-take = Prendi
ui-partner = con te
ui-direction =
    { $direction ->
        [ccw] Si gioca in senso antiorario, verso destra.
       *[cw] Si gioca in senso orario, verso sinistra.
    }
ui-trouble = A questo tavolo qualcosa è andato storto: { $error } Non è stato giocato niente. Puoi continuare, o annullare.
ui-nothing-to-do = Con queste carte da sole non si può fare niente.
ui-unheard = Il tavolo non ha potuto usare questo messaggio: { $error }. Non è cambiato niente.
ui-stale = Il tavolo è andato avanti: quella mossa era per un momento passato. Non è stato giocato niente.
ui-silent = Il tavolo non risponde. Forse è stato spento: ricarica la pagina per ricominciare.
ui-nothing-to-undo = Non c’è niente da annullare: non hai ancora giocato.
ui-nothing-to-redo = Non c’è niente da ripetere.
ui-no-hint-now = Qui adesso non c’è niente da suggerire.
ui-not-over = La mano non è ancora finita.
ui-no-setting = Non c’è la preferenza { $name } = { $value }.

## La riga di stato

status-bot = Tocca a { $seat-name }.
status-go-on = Vai avanti quando vuoi.
status-over = Guarda i punti.

## La maestra

coach-look = Dove guardare
coach-candidates = Che cosa farebbe ogni carta
coach-error = Ogni carta è stata provata su { $playouts } mani compatibili con quello che sai; ± è il margine d’errore dovuto al caso.
coach-move = La mossa

## Lezioni

ui-progress = A che punto sei
ui-back = Indietro
ui-again = Riprova
ui-next = Avanti
ui-answered = Risposta data
ui-ask-card = Scegli una carta e chiedi.
ui-ladder = Dalla più alta alla più bassa
ui-no-answer = Qui non c’è la risposta { $choice }.
lesson-count = Passo { $step } di { $steps }
lesson-right = Giusto.
lesson-wrong = Questa volta no.
lesson-not-now = Qui adesso non c’è niente da giocare.
lesson-example = Guarda: premi Continua, e una carta viene giocata per te.
lesson-answer-first = Prima rispondi alla domanda.
lesson-play-it = Adesso giocala.
lesson-chose = No, hai scelto { CARD($card, form: "the") }.
lesson-tricks-reached =
    { $number ->
        [0] Non hai fatto prese
        [one] Hai fatto { $number } presa
       *[other] Hai fatto { $number } prese
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
lesson-tricks-missed =
    { $number ->
        [0] Non hai fatto prese
        [one] Hai fatto { $number } presa
       *[other] Hai fatto { $number } prese
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
lesson-points-reached =
    { $number ->
        [one] Hai { $number } punto
       *[other] Hai { $number } punti
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
lesson-points-missed =
    { $number ->
        [0] Non hai punti
        [one] Hai { $number } punto
       *[other] Hai { $number } punti
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
lesson-scope-reached =
    { $number ->
        [one] Hai fatto { $number } scopa
       *[other] Hai fatto { $number } scope
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
lesson-scope-missed =
    { $number ->
        [0] Non hai fatto scope
        [one] Hai fatto { $number } scopa
       *[other] Hai fatto { $number } scope
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
lesson-carte-reached =
    { $number ->
        [one] Hai preso { $number } carta
       *[other] Hai preso { $number } carte
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
lesson-carte-missed =
    { $number ->
        [0] Non hai preso carte
        [one] Hai preso { $number } carta
       *[other] Hai preso { $number } carte
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
lesson-denari-reached =
    { $number ->
        [one] Hai preso { $number } denaro
       *[other] Hai preso { $number } denari
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
lesson-denari-missed =
    { $number ->
        [0] Non hai preso denari
        [one] Hai preso { $number } denaro
       *[other] Hai preso { $number } denari
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
lesson-second-try = Potevi giocare un’altra carta: riprova da lì.
question-nobody = Nessuno
question-yes = Sì
question-no = No
question-who-takes = { $seat-name } esce con { CARD($led, form: "the") }. Rispondi con { CARD($card, form: "the") }. Chi prende?
question-points = Giochi { CARD($card, form: "the") }. Quanti punti ci sono in questa presa?
question-points-because =
    { $points ->
        [one] In questa presa c’è { $points } punto.
       *[other] In questa presa ci sono { $points } punti.
    }
question-which-card = Qual è { CARD($card, form: "the") }?
question-which-card-because = { CARD($card, form: "the") } è la carta col segno ✓.
question-which-takes = Briscola è { SUIT($suit) }. L’avversario esce con { CARD($led, form: "the") }. Quale di queste carte prende?
question-may-play = Qui puoi giocare { CARD($card, form: "the") }?
question-nobody-yet = Ancora nessuno
question-draw = Nessuno: è patta
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = Quanti punti fanno insieme { CARDS($cards, form: "the") }?
question-together-because = Insieme { $points }.
question-worth-most = Quale di queste carte vale di più?
question-who-wins = La mano è finita: tu hai { $points } punti, l’avversario { $rest }. Chi vince?
question-trumps-unseen = Briscola è { SUIT($suit) }: quante briscole non hai ancora visto?
question-trumps-unseen-because =
    { $number ->
        [0] Delle { $all } briscole non ne hai vista nessuna
        [one] Delle { $all } briscole ne hai vista una, { CARDS($seen, form: "the") }
       *[other] Delle { $all } briscole ne hai viste { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] non ne resta nessuna.
        [one] ne resta una, { CARDS($unseen, form: "the") }.
       *[other] ne restano { $left }.
    }
question-which-unseen = Quale di queste carte non hai ancora visto?
question-which-unseen-because = Hai visto { CARDS($cards, form: "the") }; { CARD($card, form: "the") } è ancora in giro.
question-how-likely = Esci con { CARD($card, form: "the") }. Quanto spesso l’avversario può prendere questa carta?
question-never = Mai
question-seldom = Meno della metà delle volte
question-mostly = Più della metà delle volte
question-always = Sempre
question-draws-first = Giochi { CARD($card, form: "the") }. Chi pesca la prossima carta?
question-draws-first-because =
    { $seat ->
        [you] Chi prende pesca per primo: qui tocca a te.
       *[other] Chi prende pesca per primo: qui tocca a { $seat-name }.
    }
question-no-draw-because = Il mazzo è finito: non pesca più nessuno.
question-upcard = Giochi { CARD($card, form: "the") }. Chi pesca { CARD($upcard, form: "the") }, la carta scoperta?
question-upcard-because =
    { $seat ->
        [you] Restano due carte da pescare. Chi prende pesca quella coperta; tu hai perso la presa, e peschi { CARD($upcard, form: "the") }.
       *[other] Restano due carte da pescare. Chi prende pesca quella coperta; { $seat-name } ha perso la presa, e pesca { CARD($upcard, form: "the") }.
    }
question-upcard-later-because = La carta scoperta si pesca per ultima, e prima ce ne sono altre { $number }.
question-leads-first =
    { $dealer ->
        [you] Hai dato tu le carte. Chi esce per primo?
       *[other] { $dealer-name } ha dato le carte. Chi esce per primo?
    }
question-leads-first-because =
    { $seat ->
        [you] Esce chi siede alla destra di chi ha dato le carte: qui sei tu.
       *[other] Esce chi siede alla destra di chi ha dato le carte: qui è { $seat-name }.
    }
question-leads-next = Giochi { CARD($card, form: "the") }. Chi esce alla prossima presa?
question-leads-next-because =
    { $seat ->
        [you] Chi prende esce alla presa dopo: qui tocca a te.
       *[other] Chi prende esce alla presa dopo: qui tocca a { $seat-name }.
    }
question-deals-next =
    { $dealer ->
        [you] Questa volta hai dato tu le carte. Chi le dà la prossima volta?
       *[other] Questa volta ha dato le carte { $dealer-name }. Chi le dà la prossima volta?
    }
question-deals-next-because =
    { $seat ->
        [you] Le carte passano a chi siede alla destra: qui sei tu.
       *[other] Le carte passano a chi siede alla destra: qui è { $seat-name }.
    }
question-tricks-all = Quante prese si giocano ancora in questa mano?
question-tricks-all-because = Si giocano ancora { $cards } carte, { $players } per ogni presa: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
question-tricks-drawing = Dopo quante prese si pescherà ancora?
question-tricks-drawing-because = Restano { $drawn } carte da pescare, { $players } dopo ogni presa: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
question-tricks-last = Quante prese si giocano alla fine, quando non c’è più niente da pescare?
question-tricks-last-because = Finito il mazzo, si giocano le carte che si hanno in mano: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
ui-no-lesson = A questo tavolo non ci sono passi: non è una lezione.
ui-level = Gli altri giocano
ui-level-easy = da principianti
ui-level-medium = carta per carta
ui-level-hard = al loro meglio
ui-no-review = Qui adesso non c’è niente da rivedere.

## La revisione

ui-review = Rivedi
ui-review-show = Fammi vedere
ui-review-again = Riprova
ui-review-cards = A carte scoperte
ui-review-close = Torna ai punti
ui-review-table = Gli stessi in una tabella
ui-review-trick = Carta
ui-review-played = Giocata
ui-review-before = Migliore
ui-review-after = Dopo
ui-review-cost = Costo
score-hinted = Giocata con l’aiuto.
review-working = Riguardo le tue scelte: { $number } finora.
review-choose = Scegli una giocata, e trova la carta migliore.
review-none = Nessuna tua giocata ti è costata punti in modo accertabile.
review-try = Trova la carta migliore.
review-reply = Ecco come va avanti.
review-right = Giusto.
review-wrong = Anche questa costa punti.
review-shown = Ecco la carta migliore.
review-note = Quanto è costata ogni scelta, con quello che sapevi allora. Prima la più cara.
review-note-open = Col senno di poi: quanto è costata ogni scelta a carte scoperte, le tue e le loro.
review-decision = Carta { $number }: { $move }
review-point = Carta { $number }: { $move }, poi { $worth }
review-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lost-proven =
    { $points ->
        [one] −1 punto
       *[other] −{ $points } punti
    }

## Domande sugli accordi e sul finale

question-may-exchange = Qui puoi scambiare { CARD($card, form: "the") } con la carta scoperta?
question-highest = Qual è la più alta a questo tavolo?
question-highest-because = Dalla più alta alla più bassa, a questo tavolo: { $ranks }.
question-turned-up = Quale carta indica la briscola?
question-drawn-last = Quale carta si pesca per ultima?
question-drawn-last-because = La carta scoperta sotto il mazzo è { CARD($card, form: "the") }: si pesca per ultima.
question-match =
    { $number ->
        [one] Si è giocata una mano
       *[other] Si sono giocate { $number } mani
    }, prima i tuoi punti: { $deals }. Chi ha vinto la partita?
question-match-count =
    { $unit ->
        [points] Punti finora: { $mine } a { $theirs }.
       *[deals] Mani vinte: { $mine } a { $theirs }.
    }
question-still-needed = Quanti punti ti servono ancora per vincere questa mano?
question-who-wins-last =
    La mano è finita: hai { $points } punti, l’avversario { $rest }. L’ultima presa { $seat ->
        [you] è tua
       *[other] è di { $seat-name }
    }. Chi vince?

## Domande sulle prese e sui mazzetti

question-cards = { CARDS($cards, form: "the") }
question-any =
    { $number ->
        [2] A mia scelta: una di queste due prese
       *[other] A mia scelta: una di queste { $number } prese
    }
question-either = A mia scelta: { $first }; oppure { $last }
question-takes-nothing = Niente: resta in tavola
question-what-it-takes = Giochi { CARD($card, form: "the") }. Che cosa prende?
question-what-it-takes-choice =
    { $kind ->
        [equal] Ognuna vale quanto { CARD($card, form: "the") }. Ne prendi una, quella che vuoi, e una sola.
       *[sums] Ognuna di queste prese fa quanto { CARD($card, form: "the") }: scegli quella che vuoi.
    }
question-may-take = Puoi prendere { CARDS($cards, form: "the") } { CARD($card, form: "with") }?
question-may-lay = Puoi calare { CARD($card, form: "the") }?
question-which-can-take = Quale di queste carte può prendere qualcosa?
question-is-scopa = Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }. È scopa?
question-scopa-left = Non è scopa: in tavola c’è ancora qualcosa, { CARDS($cards, form: "the") }.
question-rest-lay = Cali { CARD($card, form: "the") }, l’ultima carta della mano. A chi vanno le carte rimaste in tavola?
question-rest-take = Prendi { CARD($card, form: "with") }, l’ultima carta della mano. A chi vanno le carte rimaste in tavola?
question-on-the-table = In tavola
question-scores-carte = Carte prese: { $numbers }. A chi va il punto delle carte?
question-scores-denari = A chi va il punto dei denari?
question-scores-settebello = A chi va il punto del settebello?
question-scores-primiera = A chi va la primiera?
question-scores-primiera-exact = A chi va la primiera?
question-scores-primiera-rough = A chi va la primiera, a un tavolo dove si contano i sette?
question-scores-because =
    { $winner ->
        [you] Il punto è tuo.
        [us] Il punto è vostro.
        [them] Il punto è di { $winner-name }.
        [nobody] Nessuno è in testa: il punto non va a nessuno.
       *[other] Il punto è di { $winner-name }.
    }
question-scored = Quanti punti fai in questa mano?
question-primiera-best = Quale di queste carte vale di più per la primiera?
question-primiera-of = Quanto fa questa primiera?
question-primiera-cards = Nel tuo mazzetto
question-primiera-missing = niente { SUIT($suit) }, quindi niente primiera
question-primiera-rough =
    { $sevens ->
        [0] nessun sette
        [one] un sette
       *[other] { $sevens } sette
    }, { $sixes ->
        [0] nessun sei
        [one] un sei
       *[other] { $sixes } sei
    }

## Domande sui compagni e sul pari e dispari

question-whose-pile =
    { $seat ->
        [you] Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }. In quale mazzetto vanno le carte?
       *[other] { $seat-name } prende { CARDS($cards, form: "the") } { CARD($card, form: "with") }. In quale mazzetto vanno le carte?
    }
question-whose-scopa =
    { $seat ->
        [you] Scopa! Pulisci la tavola { CARD($card, form: "with") }. Di chi è il punto?
       *[other] Scopa! { $seat-name } pulisce la tavola { CARD($card, form: "with") }. Di chi è il punto?
    }
question-whose-because =
    { $party ->
        [us] I compagni hanno un mazzetto solo: quello che prende uno vale per tutta la squadra, qui la tua.
        [them] I compagni hanno un mazzetto solo: quello che prende uno vale per tutta la squadra, qui per { $party-name }.
       *[other] Qui ognuno gioca per sé, col suo mazzetto.
    }
question-plays-last =
    { $dealer ->
        [you] Hai dato tu le carte. Chi gioca l’ultima carta della mano?
       *[other] { $dealer-name } ha dato le carte. Chi gioca l’ultima carta della mano?
    }
question-plays-last-because =
    { $seat ->
        [you] In ogni giro comincia chi siede alla destra del mazziere, e il mazziere gioca per ultimo: qui sei tu.
       *[other] In ogni giro comincia chi siede alla destra del mazziere, e il mazziere gioca per ultimo: qui è { $seat-name }.
    }
question-rank-unseen = { RANKS($cards) }: ce ne sono { $all }. Quanti non ne hai ancora visti?
question-rank-unseen-because =
    { $number ->
        [0] Non ne hai visto nessuno
        [one] Ne hai visto uno, { CARDS($seen, form: "the") }
       *[other] Ne hai visti { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] non ne resta nessuno.
        [one] ne resta uno, { CARDS($unseen, form: "the") }.
       *[other] ne restano { $left }, { CARDS($unseen, form: "the") }.
    }
question-breaks-pairs = Quale presa spariglia?

## Riprendere

score-opened = Giocata a carte scoperte.
ui-no-token = A questo tavolo non si può riprendere da un link o da ciò che era conservato.
ui-no-practice = A questo tavolo non c’è niente da preparare: non è la pagina di pratica.
ui-no-table = Non si può apparecchiare così: { $error } Il tavolo è rimasto com’era.
lesson-changed = Questa lezione è cambiata da quando eri qui: ricomincia da capo.
lesson-no-place = Non si riesce a leggere a che punto eri di questa lezione: { $error }
lesson-nothing-to-repeat = Di questa lezione non resta niente da ripetere.

## La pagina di pratica

ui-seat =
    { $number ->
        [1] Di mano: esci tu
        [2] Per secondo
        [3] Per terzo
        [4] Per quarto
        [5] Per quinto
       *[other] Per sesto
    }
ui-practice = Questo tavolo
ui-new-deal = Nuova mano
ui-same-deal = Di nuovo le stesse carte
ui-deal-number = Numero della mano
ui-deal-it = Distribuisci
ui-other-table = Un altro tavolo
ui-game = Gioco
ui-preset = Variante
ui-preset-own = a modo tuo
ui-seat-label = Giochi
ui-options = Gli accordi
ui-source = Fonte
ui-sit-down = Dai le carte a questo tavolo
ui-paste = Una posizione, una partita salvata, un link o il numero di una mano
ui-paste-it = Apparecchia
ui-share = Condividi
ui-copy-position = Copia la posizione
ui-copy-deal = Copia un link a questa mano
ui-copy-moment = Copia un link a questo momento
ui-copied = Copiato.
ui-not-copied = Il browser non permette alla pagina di copiare. Ecco il testo:
ui-save-record = Salva la partita
ui-record-later = La partita salvata rivela ogni carta: si salva quando la mano è finita o tutte le carte sono scoperte.
ui-uncover = Scopri tutte le carte
ui-cover = Coprile di nuovo
ui-resumed = Riprendi da dove eri.
ui-start-over = Ricomincia
ui-go-on-here = Continua questa mano
ui-dead = Questo tavolo si è perso sul server. La tua mano è conservata qui.
ui-cut = Il tavolo per ora non risponde. La pagina riprova da sola, e la tua mano è conservata qui.
ui-unreachable = Il sito non è raggiungibile in questo momento. La tua mano è conservata qui; riprova fra poco.

## I problemi

ui-puzzle-next = Prossimo problema
ui-puzzle-unseen = Le carte che non hai visto
ui-puzzle-all = Tutti i problemi
ui-puzzle-one = Problema
ui-puzzle-solved = risolto
ui-puzzle-missed = non ancora risolto
ui-no-puzzle-now = A questo problema hai già risposto: riprova, o passa al prossimo.
puzzle-heading = { $game }, problema { $number } · { $grade }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-try = Tocca a te: trova la giocata migliore.
puzzle-reply = Guarda che cosa succede.
puzzle-right = Giusto: niente è meglio.
puzzle-wrong = C’è di meglio.
puzzle-shown = Ecco la giocata migliore.
puzzle-one-deal = Hai visto una delle mani possibili, una di quelle in cui costa molto; i punti sono la media di tutte quelle provate.
puzzle-played = Ogni giocata è stata portata fino in fondo in { $deals } mani possibili per quello che sai, da giocatori che ragionano.
puzzle-proven = Ogni mano possibile è stata giocata fino in fondo: è certo.
