# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## proof

line-refused = { $kind } { $which }: { $error }
expected-result-of-class = un risultato di questa classe con la lista di adesso, task { $mark }
expected-lesson-and-question = lezione e domanda
expected-short-question = una domanda di { $most } caratteri al massimo
expected-finished-deal = una mano giocata fino alla fine
replay-differs = Dice { $matched }, ma rigiocando viene { $came }.
expected-line-once = una volta sola

## result

expected-heading = '{ $heading }' come prima riga
expected-date = una data come '2026-11-22 21:40'
expected-learner-name = un nome da 1 a { $most } caratteri visibili
expected-shorter-result = un risultato di { $most } caratteri al massimo
expected-one-result = il risultato di una persona sola
result-changed = Il testo è cambiato per strada, o ne manca un pezzo, perché l’ultima riga, { $last }, non si accorda con quelle sopra: fattelo mandare di nuovo.
expected-fewer-lines = { $most } righe al massimo
expected-this-once = questo una volta sola

## task

expected-first-deal = la prima mano di una partita, con il suo numero, come 'GIOCO; number=7'
too-many-tasks = A una classe si danno da 1 a { $most } compiti, non { $count }.
expected-shorter-title = un titolo di { $most } caratteri al massimo
expected-class-link = il link di una classe
task-of-other-class = { $text } non è fra i compiti di questa classe.
