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
ui-no-lesson = A questo tavolo non ci sono passi: non è una lezione.
