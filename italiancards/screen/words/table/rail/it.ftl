reply-trouble = Qualcosa è andato storto.
reply-nothing-to-do = Con queste non si fa niente.
reply-unheard = Il tavolo non ha capito.
reply-stale = Troppo tardi: non vale.
reply-nothing-to-undo = Non c’è niente da annullare.
