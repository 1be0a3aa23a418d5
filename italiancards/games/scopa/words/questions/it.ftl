# Domande sulla scopa.

question-cards = { CARDS($cards, form: "the") }
question-any =
    { $number ->
        [2] A mia scelta: una di queste due prese
       *[other] A mia scelta: una di queste { COUNT($number, "prese") }
    }
question-either = A mia scelta: { $first }; oppure { $last }
question-takes-nothing = Niente: resta in tavola
question-sum-misses = Fanno { $sum }: non è quello che prende { CARD($card, form: "the") }.
question-what-it-takes = Giochi { CARD($card, form: "the") }. Che cosa prende?
question-what-it-takes-choice =
    { $kind ->
        [equal] Ognuna vale quanto { CARD($card, form: "the") }: ne prendi una sola, quella che vuoi.
       *[sums] Ognuna di queste prese fa quanto { CARD($card, form: "the") }: scegli quella che vuoi.
    }
question-may-take = Puoi prendere { CARDS($cards, form: "the") } { CARD($card, form: "with") }?
question-may-lay = Puoi calare { CARD($card, form: "the") }?
question-which-can-take = Quale di queste carte può prendere qualcosa?
question-rounds = Si gioca in { $players }. Quante volte si danno le carte in una mano?
question-rounds-because = { COUNT($number, "carte") } a testa, in { $players }, fanno { $each }; { $each } per { $rounds } fa { $all }, più le quattro in tavola: quaranta.
question-is-dealt-again = All’inizio della mano in tavola ci sono { CARDS($cards, form: "the") }. Si ridanno le carte?
question-is-scopa = Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }. È scopa?
question-scopa-left = Non è scopa: in tavola resta ancora qualcosa, { CARDS($cards, form: "the") }.
question-rest-lay = Cali { CARD($card, form: "the") }, l’ultima carta della mano. A chi vanno le carte rimaste in tavola?
question-rest-take = Prendi { CARD($card, form: "with") }, l’ultima carta della mano. A chi vanno le carte rimaste in tavola?
question-on-the-table = In tavola
question-scores-carte = Carte prese: { $numbers }. A chi va il punto delle carte?
question-scores-denari = A chi va il punto dei denari?
question-scores-settebello = A chi va il punto del settebello?
question-scores-primiera = A chi va la primiera?
question-scores-primiera-exact = A chi va la primiera?
question-scores-primiera-rough = A chi va la primiera, dove si contano i sette?
question-scores-because =
    { $winner ->
        [you] Il punto è tuo.
        [us] Il punto è vostro.
        [them] Il punto è di { $winner-name }.
        [nobody] Pari: il punto non va a nessuno.
       *[other] Il punto è di { $winner-name }.
    }
question-scored = Quanti punti fai in questa mano?
question-primiera-best = Quale di queste carte vale di più per la primiera?
question-primiera-of = Quanto fa questa primiera?
question-primiera-cards = Fra le tue prese
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
question-whose-pile =
    { $seat ->
        [you] Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Fra le prese di chi vanno le carte?
       *[other] { $seat-name } prende { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Fra le prese di chi vanno le carte?
    }
question-whose-scopa =
    { $seat ->
        [you] Scopa! Pulisci la tavola { CARD($card, form: "with") }. Di chi è il punto?
       *[other] Scopa! { $seat-name } pulisce la tavola { CARD($card, form: "with") }. Di chi è il punto?
    }
question-whose-because =
    { $party ->
        [us] I compagni mettono insieme le prese: quello che prende uno vale per tutta la squadra, qui la tua.
        [them] I compagni mettono insieme le prese: quello che prende uno vale per tutta la squadra, qui per { $party-name }.
       *[other] Qui ognuno gioca per sé e tiene le sue prese.
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
question-breaks-pairs = Quale presa spariglia?

## Per che cosa si gioca una mano

goal-carte-reached =
    { $number ->
        [one] Hai preso { $number } carta
       *[other] Hai preso { $number } carte
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
goal-carte-missed =
    { $number ->
        [0] Non hai preso carte
        [one] Hai preso { $number } carta
       *[other] Hai preso { $number } carte
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
goal-denari-reached =
    { $number ->
        [one] Hai preso { $number } carta di denari
       *[other] Hai preso { $number } denari
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
goal-denari-missed =
    { $number ->
        [0] Non hai preso denari
        [one] Hai preso { $number } carta di denari
       *[other] Hai preso { $number } denari
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
goal-scope-reached =
    { $number ->
        [one] Hai fatto { $number } scopa
       *[other] Hai fatto { $number } scope
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
goal-scope-missed =
    { $number ->
        [0] Non hai fatto scope
        [one] Hai fatto { $number } scopa
       *[other] Hai fatto { $number } scope
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.

## A memoria

memory-out = Quanti { RANKS($cards, form: "plural") } sono già usciti, presi o in tavola?
memory-out-because =
    { $number ->
        [0] Non ne è ancora uscito nessuno.
        [one] Ne è uscito uno.
       *[other] Ne sono usciti { $number }.
    }
memory-settebello = Chi ha preso il settebello?
memory-settebello-free = Nessuno lo ha ancora preso.
memory-settebello-because =
    { $party ->
        [you] Lo hai preso tu.
        [us] Lo ha preso la tua squadra.
        [them] Lo hanno preso { $party-name }.
       *[other] Lo ha preso { $party-name }.
    }
memory-coins =
    Quanti denari { $party ->
        [you] hai preso
        [us] ha preso la tua squadra
        [them] hanno preso { $party-name }
       *[other] ha preso { $party-name }
    } finora?
memory-coins-because =
    Finora { $number ->
        [0] nessun denaro.
        [one] un denaro.
       *[other] { $number } denari.
    }
memory-cards =
    Quante carte { $party ->
        [you] hai preso
        [us] ha preso la tua squadra
        [them] hanno preso { $party-name }
       *[other] ha preso { $party-name }
    } finora?
memory-cards-because =
    Finora { $number ->
        [0] nessuna carta.
       *[other] { COUNT($number, "carte") }.
    }
memory-scope =
    Quante scope { $party ->
        [you] hai fatto
        [us] ha fatto la tua squadra
        [them] hanno fatto { $party-name }
       *[other] ha fatto { $party-name }
    } finora?
memory-scope-because =
    Finora { $number ->
        [0] nessuna scopa.
        [one] una scopa.
       *[other] { $number } scope.
    }
memory-which-captured = Quale di queste carte è già stata presa?
memory-captured-by =
    { $party ->
        [you] Hai preso tu { CARD($card, form: "the") }.
        [us] La tua squadra ha preso { CARD($card, form: "the") }.
        [them] { $party-name } hanno preso { CARD($card, form: "the") }.
       *[other] { $party-name } ha preso { CARD($card, form: "the") }.
    }
memory-last-card =
    { $back ->
        [0] Qual è l’ultima carta che ha giocato { $seat-name }?
       *[other] Qual è la penultima carta che ha giocato { $seat-name }?
    }
memory-topic-sevens = sette
memory-topic-settebello = settebello
memory-topic-coins = denari
memory-topic-scope = scope
memory-topic-last-card = l’ultima carta
memory-topic-cards = carte prese
memory-topic-card-before = la penultima carta
