# Da dove vengono regole e accordi, in modo che chi legge lo riconosca.

source-S0 = Italy Segreta, “The 5: Classic Italian Card Games”
    .short = Italy Segreta
source-S1 = John McLeod, “Briscola”, pagat.com, 1996–2004 (letto in una copia)
    .short = pagat.com
source-S2 = due voci sulla briscola in un’enciclopedia in rete
    .short = un’enciclopedia in rete
source-S3 = rulebook.cpusonicatt.com, “How to play Briscola Chiamata”
    .short = rulebook.cpusonicatt.com
source-S4 = un sito siciliano, “Briscola (Briscula)”, che indica Wikipedia come fonte
    .short = un sito siciliano
source-paginainizio = il sito italiano paginainizio
    .short = paginainizio
source-all = tutte le fonti
    .short = tutte le fonti
source-std = il modo consueto di giocare, dove le fonti non dicono niente
    .short = l’uso comune
source-own = la nostra lettura, dove le fonti non sono chiare
    .short = la nostra lettura
otherwise = In un altro modo:
