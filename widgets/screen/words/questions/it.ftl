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
