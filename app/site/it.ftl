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
site-lost = La connessione è caduta. La pagina riprova da sola.
site-gone = Questa pagina si è fermata.
site-again = Riaprila
site-foot = Software libero. Le regole, le fonti e il codice sono aperti.
problem-not-there = Questa pagina non c’è
problem-not-there-more = Forse l’indirizzo è sbagliato, o la lezione è stata spostata.
problem-busy = I tavoli sono tutti occupati
problem-busy-more = In questo momento ci sono troppi giocatori. La pagina riprova da sola fra { $seconds } secondi.
problem-broken = Non è stato possibile preparare la pagina
problem-broken-more = Qualcosa è andato storto da parte nostra. Riprova; se continua, dicci l’indirizzo.
problem-refused = Questa richiesta è stata rifiutata
problem-refused-more = Non è stata fatta come la fanno le pagine di questo sito.
problem-again = Riprova

## Regole, segnapunti, glossario

site-rules = Regole
site-rules-more = Tutto il gioco da leggere o da stampare, con le varianti e da dove vengono.
site-glossary = Glossario
site-glossary-more = Le parole del tavolo: come si dicono e che cosa vogliono dire.
rules-title = { $name }: le regole
rules-title-short = { $name } in una pagina
rules-title-pad = { $name }: segnapunti
rules-whole = Le regole per intero
rules-short = Tutto in una pagina
rules-pad = Un segnapunti
rules-cards = Carte, dalla più alta
rules-points = Punti l’una
pack-italian = Mazzo italiano
pack-french = Mazzo francese
rules-ladder = Dalla più alta alla più bassa, in ogni seme, e quanto vale ogni carta:
rules-variants = Varianti
rules-variants-more = Quello che si gioca in più modi. Mettetevi d’accordo prima di dare le carte.
rules-usual = Di solito: { $value }.
rules-else = Oppure: { $values }.
rules-otherwise = in un altro modo
rules-presets = Varianti con un nome
rules-sources = Fonti
rules-sources-more = I numeri fra parentesi portano qui.
pad-player = Giocatore { $number }:
pad-side = { $number }
pad-date = Data:
pad-deal = Mano
pad-deals = Mani da { $first } a { $last }
glossary-lead = Le parole che senti a un tavolo da gioco. L’accento mostra la vocale su cui batte la voce; scrivendo non si mette.
glossary-find = Cerca una parola, in italiano o in inglese
glossary-none = Nessuna parola così.

## La mappa del corso, conservata nel browser

course-title = I tuoi progressi
course-more = Sono conservati in questo browser e da nessun’altra parte: non c’è un account e al server non arriva niente. Un file li porta in un altro browser.
course-not-kept = Questo browser non conserva niente per questa pagina: ogni visita ricomincia da capo.
course-save = Salvali in un file
course-load = Carica un file
course-clear = Cancella tutto
course-sure = Cancellare le lezioni fatte, gli errori da ripetere e il punto a cui eri arrivato?
course-cleared = Cancellato tutto.
course-loaded = { $name } è stato caricato.
course-not-loaded = Non si riesce a leggere { $name }: non è un file salvato qui, o l’ha salvato una versione più recente. Non è cambiato niente.
course-step = Continua: passo { $step } di { $steps }
course-here = Continua
course-done = ✓ Fatta
course-next = La prossima
course-repeat = { $number } da ripetere
course-go-on = Continua: { $title }
