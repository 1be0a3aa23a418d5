# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## answers

attribute-is-move = Un tavolo non ha { $name }. È una mossa: table.play({ $move })
attribute-of-view = Un tavolo non ha { $name }. Quello che sa un giocatore si chiede così: table.view().{ $field }
attribute-near = Un tavolo non ha { $name }.{ $hint }
no-attribute = Un tavolo non ha { $name }; c’è: { $known }.

## hints

no-bot-of-game = { $game } non ha il giocatore automatico
no-bot = Non c’è il giocatore automatico

## montecarlo

playouts-not-a-number = playouts è un numero intero a partire da 1, non { $playouts }.

## history

no-moment = Non c’è un momento { $moment }: ci sono i momenti { $moments }
nothing-to-redo = Niente da rifare: non è stata annullata nessuna mossa.
nothing-to-undo = Niente da annullare: non è stata fatta nessuna mossa.

## puzzles

no-puzzles = Non ci sono problemi di
expected-wrong-move = una fra { $moves }

## queries

no-hint-over = Niente aiuto: la mano è finita.
no-legal-move = Qui non c’è nessuna mossa lecita.

## records

record-no-deal = manca [Deal "1"]: non è una registrazione
record-wrong-dealer = dealer { $dealer }: ora dà le carte il posto { $due }
record-no-text-file = non è un file di testo
expected-file-path = il percorso di un file
expected-dealer = chi dà le carte, fra { $seats }
expected-option-value = opzione=valore
expected-option-once = { $option } una volta sola
expected-position-of = una posizione di { $game }

## registry

no-game = Non c’è il gioco

## review

no-deal-number = Non c’è la mano { $number }: le mani vanno da { $first } a { $last }.

## pool

thinking-cut-short = Il calcolo si è interrotto: riprova.
thinking-too-long = Il calcolo ha superato i { $limit } secondi ed è stato interrotto.
thinking-out-of-memory = Il calcolo richiedeva troppa memoria ed è stato interrotto.

## start

no-such-dealer = dealer={ $dealer }: { $seats }{ $remark }.
seats-in-match = sono ancora in partita { $playing }
seats-from-to = ci sono i posti da { $first } a { $last }
order-and-top = order={ $order } e top={ $top }: dinne uno solo.
standing-over = standing={ $text }: la partita è finita.
order-incomplete = order dice { $count } di { $all } carte; manca { $missing }.
scores-won = scores={ $shown }: la partita è già vinta.
hand-without-moves = hand={ $text }: qui non c’è nessuna mossa lecita, quindi giocando non ci si arriva.
part-too-long = { $part }={ $text } è più lungo di { $most } caratteri.

## card_table

only-for-game-name = { $text }: vale solo per un tavolo dato con il nome del gioco.

## recipe

cell-without-widget = { $line }: l’ultima riga di una cella deve essere un tavolo, una lezione o un altro widget.

## lesson

no-steps = Una lezione ha bisogno di almeno un passo.
not-begun = { COUNT($many, "passi") }, non iniziata

## table

no-deal-yet = Per una nuova mano è presto: questa non è finita.
no-deal-match-over = Nessuna nuova mano: la partita è finita.

## hints

no-hint = { $game } non ha ancora aiuti.
