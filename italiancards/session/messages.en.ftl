# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## answering

expected-unfinished-move = an unfinished move

## places

expected-players = a number of players, or { $bots }
expected-bots-by-seat = bots by seat, such as bots={"{"}1: "greedy"{"}"}
no-card-table = There is no card table yet for
no-seat-for-learner = There is no seat
bots-told-twice = players={ $players }: bots by seat are already given, as bots={ $bots }.
no-other-player = There is no other player in seat

## shelf

no-puzzle = There is no puzzle { $name } of { $game }.

## texts

expected-whole-link = a whole link

## token

expected-whole-number = { $name }: a whole number
expected-open-move = a move at a table with no secret moves
no-level = There is no level

## page

no-such-game = There is no game { $game }.
