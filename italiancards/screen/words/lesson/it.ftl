ui-progress = A che punto sei
ui-back = Indietro
ui-again = Riprova
ui-next = Avanti
ui-parallel = Una simile
ui-prove = Questa la so
ui-prove-how = Tre domande al posto della lezione
ui-from-first = Al primo passo
ui-to-end = Alla fine
ui-by-keys = Con la tastiera: le frecce, poi Invio.
ui-found = Quello che hai scoperto
ui-answered = Risposta data
ui-ask-card = Scegli una carta e chiedi.
ui-ladder = Dalla più alta alla più bassa
reply-no-answer = Fra le risposte non c’è { $choice }.
lesson-count = Passo { $step } di { $steps }
lesson-recall = Ripasso: domanda { $step } di { $steps }
agreed-here = A questo tavolo. { $options }
lesson-choose = Scegli la risposta.
lesson-task-press = Premi { $button }.
lesson-task-watch = Guarda, e premi Avanti.
lesson-task-hand = Gioca la mano fino in fondo.
lesson-task-card = Gioca una carta.
lesson-task-move = Scegli che cosa fare.
lesson-once-more = Non questa: riprova.
lesson-right = Giusto.
lesson-proof = Domanda { $step } di { $steps }
lesson-first-next = Allora dal primo passo.
lesson-parallel = Ancora una, dello stesso tipo.
lesson-parallel-next = Adesso una simile.
lesson-wrong = Peccato.
lesson-not-now = Qui adesso non c’è niente da giocare.
lesson-example = Guarda: premi Avanti e la mossa si fa da sola.
lesson-looking-on = La mano va avanti da sola: premi Avanti dove si ferma.
lesson-answer-first = Prima rispondi alla domanda.
lesson-again-first = Prima premi Riprova.
lesson-play-it = Adesso giocala.
lesson-chose = No, hai scelto { CARD($card, form: "the") }.
lesson-second-try = C’era una carta migliore: riprova da lì.
reply-no-lesson = Questo tavolo non è una lezione: non ha passi.
ui-finish = Fine
ui-lesson-end = Lezione finita
ui-lesson-once-more = Ancora una volta: troppi errori nel quiz
ui-lesson-quiz = Il quiz
ui-lesson-home = Tutte le lezioni
ui-lesson-known = Saputo senza aiuto
ui-lesson-missed = Queste tornano
ui-lesson-taught = Quello che insegna
ui-back-tomorrow = Torna domani
ui-lesson-deal = Gioca una mano
lesson-press = Prima premi { $button }.
lesson-not = Non è «{ $answer }».
lesson-too-many = { $answer }: { $number ->
        [one] è uno di troppo.
       *[other] sono { $number } di troppo.
    }
lesson-too-few = { $answer }: { $number ->
        [one] manca 1.
       *[other] mancano { $number }.
    }
lesson-played = { $move }. { $reason }
