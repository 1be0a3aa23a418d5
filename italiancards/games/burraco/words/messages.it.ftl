# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## loose

expected-card-for-each = una carta per ogni giocatore

## position

burraco-picked = { $field }: dev’essere una carta della mano.
burraco-no-hand = Chi gioca non ha carte in mano: indica hand, o come è finita la mano.
burraco-no-stock = Non c’è più niente da pescare.
burraco-no-discards = Non ci sono scarti: indica discards, o che si è già pescato.
burraco-quiet = { $field }: di’ quale carta è stata presa, come picked.
burraco-took = took={ $seats }: uno per coppia.
burraco-melds = { $field }: devono essere combinazioni, ogni matta col suo posto.
burraco-laid = { $field }: deve dire un posto per ogni combinazione.
burraco-held = { $field }: devono essere { $count } numeri.
burraco-nothing-held = Il posto { $seat } non ha carte: di’ chi ha preso un pozzetto.
burraco-waiting = { $field }: il posto { $seat } ha carte, o non ha preso un pozzetto.
burraco-pozzetti = { $field }: il pozzetto { $number } ha { $size } carte.
