# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## counting

too-many-thirds = { $had }: nel mazzo non ci sono tanti terzi.

## partners

no-signal = Non c’è il segnale

## suits

trick-of-one-card = { $trick }: una presa ha più carte.
several-without-suit = { $suit }: { $count } giocatori non ne hanno; ce ne vuole uno.

## position

tresette-asking = asking=yes: a questo tavolo non si chiedono le accuse.
tresette-leader = leader={ $leader }: si indica solo quando si chiedono le accuse a tutti.
tresette-scores-won = { $field }: la partita è già vinta.
tresette-no-packets = packets: a questo tavolo non ce ne sono.
tresette-packets = { $field }: ogni posto ne ha due al massimo.
tresette-packet = Un mucchietto ha al massimo { $most } carte.
tresette-shown = { $field }: una carta compare due volte, o non è in mano a nessuno.
tresette-others = In mano ci vogliono { $size } carte, non { $count }: { $cards }.
tresette-void = { $field }: non restano carte che possano stare così.
tresette-suit = void={ $word }: ci vuole un seme come { $suit }, o { $suit }2.
tresette-stock = { $count } carte da pescare non sono compatibili con le carte in mano.
tresette-piles = Restano { $count } carte, che non fanno prese intere.
tresette-drawn = { $field }: al massimo una carta per mano.
