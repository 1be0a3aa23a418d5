reply-no-answer = Qui non è una risposta.
lesson-recall = Ripasso: domanda { $step }
lesson-not-now = Adesso non si gioca.
lesson-example = Guarda: premi Avanti.
lesson-looking-on = Guarda: premi Avanti.
lesson-chose = No, non quella carta.
lesson-second-try = C’era una carta migliore.
reply-no-lesson = Questo tavolo non ha passi.
