# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## loose

expected-card-for-each = una carta per ogni giocatore
