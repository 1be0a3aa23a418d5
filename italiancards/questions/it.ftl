# Domande su qualsiasi gioco: chi, sì o no, quale carta, che cosa manca.

question-nobody = Nessuno
question-yes = Sì
question-no = No
question-which-card = Qual è { CARD($card, form: "the") }?
question-which-card-because =
    { CARD($card, form: "the") } è la { $place ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
       *[other] carta al posto { $place }
    } da sinistra.
question-may-play = Qui puoi giocare { CARD($card, form: "the") }?
question-may-do = { $move }: qui si può?
question-nobody-yet = Ancora nessuno
question-draw = Nessuno: è patta
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = Quanti punti fanno insieme { CARDS($cards, form: "the") }?
question-together-because = Insieme { $points }.
question-worth-most = Quale di queste carte vale di più?
question-which-unseen = Quale di queste carte non hai ancora visto?
question-which-unseen-because = Hai visto { CARDS($cards, form: "the") }; { CARD($card, form: "the") } è ancora in giro.
question-how-likely = Esci con { CARD($card, form: "the") }. Quante volte l’avversario può prendere questa carta?
question-never = Mai
question-seldom = Meno della metà delle volte
question-mostly = Più della metà delle volte
question-always = Sempre
question-deals-next =
    { $dealer ->
        [you] Questa volta hai dato tu le carte. Chi le dà la prossima volta?
       *[other] Questa volta ha dato le carte { $dealer-name }. Chi le dà la prossima volta?
    }
question-deals-next-because =
    Le carte passano a chi siede alla { $direction ->
        [cw] sinistra
       *[ccw] destra
    }: qui { $seat ->
        [you] sei tu.
       *[other] è { $seat-name }.
    }
question-match =
    { $number ->
        [one] Si è giocata una mano
       *[other] Si sono giocate { $number } mani
    } (prima i tuoi punti): { $deals }. Chi ha vinto la partita?
question-match-count =
    { $unit ->
        [points] Punti finora
       *[deals] Mani vinte
    }: { $sides ->
        [2] { $mine } a { $theirs }.
       *[other] { $scores }.
    }
question-rank-unseen = { RANKS($cards) }: ce ne sono { $all }. Quante di queste carte non hai ancora visto?
question-rank-unseen-because =
    { $number ->
        [0] Non ne hai vista nessuna
        [one] Hai visto una carta: { CARDS($seen, form: "the") }
       *[other] Hai visto { $number } carte: { CARDS($seen, form: "the") }
    }; { $left ->
        [0] non ne resta nessuna.
        [one] ne resta una: { CARDS($unseen, form: "the") }.
       *[other] ne restano { $left }: { CARDS($unseen, form: "the") }.
    }

## Prese

question-who-takes = { $seat-name } esce con { CARD($led, form: "the") }. Tu giochi { CARD($card, form: "the") }. Chi prende?
question-points = Giochi { CARD($card, form: "the") }. Quanti punti ci sono in questa presa?
question-points-because =
    { $points ->
        [one] In questa presa c’è { $points } punto.
       *[other] In questa presa ci sono { $points } punti.
    }
question-which-takes = La briscola è { SUIT($suit) }. L’avversario esce con { CARD($led, form: "the") }. Quale di queste carte prende?
question-draws-first = Giochi { CARD($card, form: "the") }. Chi pesca la prossima carta?
question-draws-first-because =
    { $seat ->
        [you] Chi prende pesca per primo: qui tocca a te.
       *[other] Chi prende pesca per primo: qui è { $seat-name }.
    }
question-no-draw-because = Il mazzo è finito: non pesca più nessuno.
question-leads-first =
    { $dealer ->
        [you] Hai dato tu le carte. Chi esce per primo?
       *[other] { $dealer-name } ha dato le carte. Chi esce per primo?
    }
question-leads-first-because =
    { $side ->
        [ccw] Esce chi siede alla destra di chi ha dato le carte: qui
        [cw] Esce chi siede alla sinistra di chi ha dato le carte: qui
       *[elsewhere] A questo tavolo non esce chi siede accanto al mazziere: qui
    } { $seat ->
        [you] sei tu.
       *[other] è { $seat-name }.
    }
question-leads-next = Giochi { CARD($card, form: "the") }. Chi esce nella prossima presa?
question-leads-next-because =
    { $seat ->
        [you] Chi prende esce nella presa seguente: qui sei tu.
       *[other] Chi prende esce nella presa seguente: qui è { $seat-name }.
    }
question-tricks-all = Quante prese si giocano ancora in questa mano?
question-tricks-all-because = Restano da giocare { COUNT($cards, "carte") }, { $players } per ogni presa: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
question-tricks-drawing = Dopo quante delle prossime prese si pesca ancora?
question-tricks-drawing-because = Restano { COUNT($drawn, "carte") } da pescare, { $players } dopo ogni presa: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
question-tricks-last = Quante prese si giocano alla fine, quando non c’è più niente da pescare?
question-tricks-last-because = Finito il mazzo, si giocano le carte che si hanno in mano: { $number ->
        [one] { $number } presa.
       *[other] { $number } prese.
    }
question-highest = Qual è la più alta a questo tavolo?
question-highest-because = Dalla più alta alla più bassa, a questo tavolo: { $ranks }.

## Per che cosa si gioca una mano

goal-tricks-reached =
    { $number ->
        [0] Non hai fatto prese
        [one] Hai fatto { $number } presa
       *[other] Hai fatto { $number } prese
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
goal-tricks-missed =
    { $number ->
        [0] Non hai fatto prese
        [one] Hai fatto { $number } presa
       *[other] Hai fatto { $number } prese
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.
goal-points-reached =
    { $number ->
        [one] Hai { $number } punto
       *[other] Hai { $number } punti
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }. Ben giocato.
goal-points-missed =
    { $number ->
        [0] Non hai punti
        [one] Hai { $number } punto
       *[other] Hai { $number } punti
    }; { $goal ->
        [one] ne serviva { $goal }
       *[other] ne servivano { $goal }
    }.

## A memoria

memory-trick = Presa { $number }
memory-counted =
    { $number ->
        [0] Non è ancora uscita nessuna carta.
        [one] È uscita una carta: { CARDS($cards, form: "the") }.
       *[other] Sono uscite { $number } carte: { CARDS($cards, form: "the") }.
    }
memory-counted-many = Carte uscite: { $number }.
memory-ranks = Quanti { RANKS($cards, form: "plural") } sono già usciti?
memory-who-played = Chi ha giocato { CARD($card, form: "the") }?
memory-played-by =
    { $seat ->
        [you] Hai giocato tu { CARD($card, form: "the") }.
       *[other] { $seat-name } ha giocato { CARD($card, form: "the") }.
    }
memory-not-played = Nessuno ha ancora giocato { CARD($card, form: "the") }.
memory-which-played = Quale di queste carte è già uscita?
memory-card-of =
    { $back ->
        [0] Che carta ha giocato { $seat-name } nell’ultima presa?
       *[other] Che carta ha giocato { $seat-name } nella penultima presa?
    }
memory-who-took =
    { $back ->
        [0] Chi ha fatto l’ultima presa?
       *[other] Chi ha fatto la penultima presa?
    }
memory-took =
    { $seat ->
        [you] L’hai fatta tu.
       *[other] L’ha fatta { $seat-name }.
    }
memory-topic-which-card = quale carta
memory-topic-last-trick = l’ultima presa
memory-topic-trick-before = la penultima presa
memory-topic-points = punti
memory-last-discard =
    { $back ->
        [0] Qual è l’ultima carta che ha scartato { $seat-name }?
       *[other] Qual è la penultima carta che ha scartato { $seat-name }?
    }
memory-which-discarded = Quale di queste carte è già stata scartata?
memory-who-discarded = Chi ha scartato { CARD($card, form: "the") }?
memory-discarded-by =
    { $seat ->
        [you] Hai scartato tu { CARD($card, form: "the") }.
       *[other] { $seat-name } ha scartato { CARD($card, form: "the") }.
    }
memory-ranks-discarded = { RANKS($cards, form: "plural") }: quante carte sono state scartate?
memory-ranks-discarded-because =
    { $number ->
        [one] È stata scartata una carta.
       *[other] Sono state scartate { $number } carte.
    }
memory-discards = Scarti
memory-topic-last-discard = l’ultimo scarto
memory-topic-which-discarded = quale carta è stata scartata
memory-topic-who-discarded = chi l’ha scartata
memory-topic-ranks-discarded = scarti di un valore
memory-topic-discard-before = il penultimo scarto
memory-who-took-discards = Chi ha preso per ultimo gli scarti?
memory-took-discards =
    { $seat ->
        [you] Da ultimo li hai presi tu.
       *[other] Da ultimo li ha presi { $seat-name }.
    }
memory-discards-lie = Nessuno li ha ancora presi.
memory-topic-who-took-discards = chi ha preso gli scarti
