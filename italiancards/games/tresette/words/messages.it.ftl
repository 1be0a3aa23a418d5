# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## counting

too-many-thirds = { $had }: nel mazzo non ci sono tanti terzi.

## partners

no-signal = Non c’è il segnale

## suits

trick-of-one-card = { $trick }: una presa ha più carte.
several-without-suit = { $suit }: { $count } giocatori non ne hanno; ce ne vuole uno.

## laying

void-not-possible = void={ $told }: non restano carte che possano stare così.
stock-of-wrong-size = { $size } carte da pescare non sono compatibili con le carte in mano.
too-many-packets = packets={ $told }: ogni posto ne ha due al massimo.
shown-not-possible = shown={ $told }: una carta compare due volte, o non è in mano a nessuno.
cards-left-over = Restano { $missing } carte, che non fanno prese intere.
no-packets = packets: a questo tavolo non ce ne sono.
packet-too-large = Un mucchietto ha al massimo { $most } carte.
hand-of-wrong-size = In mano ci vogliono { $size } carte, non { $count }: { $cards }.

## remembering

too-few-parts = { $name }={ $told } ne dice { $parts } su { $count }.
drawn-too-many = drawn={ $told }: al massimo una carta per mano.
void-no-suit = void={ $word }: ci vuole un seme come { $suit }, o { $suit }2.
