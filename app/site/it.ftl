# Le pagine del sito.

site-name = Carte italiane
site-title = Impara i giochi di carte italiani giocando
site-lead = Scegli una carta. Il tavolo ti dice che cosa è successo, e perché. Niente iscrizione, niente da scaricare, niente da leggere prima.
site-start = Comincia dalla prima lezione
site-lessons = Lezioni
site-play = Gioca
site-minutes = { $minutes } minuti
site-language = Lingua
site-home = Tutte le lezioni
site-loading = Si mescolano le carte …
site-slow = Ci mette più del dovuto. Puoi aspettare, o ricaricare la pagina.
site-foot = Software libero. Le regole, le fonti e il codice sono aperti.
problem-not-there = Questa pagina non c’è
problem-not-there-more = Forse l’indirizzo è sbagliato, o la lezione è stata spostata.
problem-busy = I tavoli sono tutti occupati
problem-busy-more = In questo momento giocano in troppi. La pagina riprova da sola fra { $seconds } secondi.
problem-broken = La pagina non si è potuta fare
problem-broken-more = Qualcosa è andato storto da parte nostra. Riprova; se continua, dicci l’indirizzo.
problem-again = Riprova
