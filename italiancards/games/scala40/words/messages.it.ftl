# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## position

scala40-nobody = { $field }: non resta nessuno a giocare.
scala40-picked = { $field }: ci vuole una carta della mano.
scala40-largest = In mano ci sono al massimo { $most } carte, non { $count }.
scala40-no-hand = Chi deve giocare non ha carte in mano: indica hand, o chi ha chiuso.
scala40-no-stock = Non c’è più niente da pescare.
scala40-melds = { $field }: ci vogliono combinazioni, ogni jolly con la sua carta.
scala40-laid = { $field }: ci vuole un posto per ogni combinazione.
scala40-held = { $field }: ci vogliono { $count } numeri.
