# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## answering

expected-unfinished-move = una mossa iniziata

## places

expected-players = un numero di giocatori, o { $bots }
expected-bots-by-seat = chi siede a ogni posto, come bots={"{"}1: "greedy"{"}"}
no-card-table = Non c’è ancora un tavolo per
no-seat-for-learner = Non c’è il posto
bots-told-twice = players={ $players }: i posti sono già detti, con bots={ $bots }.
no-other-player = Non c’è un altro giocatore al posto

## shelf

no-puzzle = Non c’è il problema { $name } di { $game }.

## texts

expected-whole-link = un link intero

## token

expected-whole-number = { $name }: un numero intero
expected-open-move = una mossa, dove nessuna è segreta
no-level = Non c’è il livello

## page

no-such-game = Non c’è il gioco { $game }.
