# Il tresette a parole: su che cosa ci si accorda, le varianti con un nome, le regole.

## Accordi

option-players = Giocatori
    .about = In quattro si gioca a coppie, in tre o in due ognuno per sé. In tre si toglie il quattro di bastoni e si hanno tredici carte a testa.
option-deck = Le carte
    .about = Carte italiane o francesi: cambiano le figure, il gioco resta lo stesso.
    .v-italian = carte italiane
    .v-french = carte francesi
option-two-player-form = In due
    .about = Come si dividono quaranta carte in due: metà mazzo in mano e una carta da pescare dopo ogni presa, oppure dieci in mano e due mucchietti in tavola.
    .v-meta-mazzo = a metà mazzo: si pesca dopo ogni presa
    .v-pizzichino = a pizzichino: due mucchietti a testa
option-show-drawn = Le carte pescate
    .about = Quando in due si pesca, la carta pescata si mostra all’altro, oppure no.
    .v-true = si mostrano
    .v-false = restano coperte
option-first-lead = Chi esce per primo
    .about = In quattro esce chi siede alla destra di chi dà le carte, oppure chi ha il quattro di denari, con la carta che vuole.
    .v-dealer-right = chi siede alla destra del mazziere
    .v-four-of-coins = chi ha il quattro di denari
option-partners = I compagni
    .about = In quattro le coppie si scelgono prima, oppure ognuno pesca una carta e le due più alte giocano contro le due più basse.
    .v-fixed = si scelgono
    .v-drawn = si tirano a sorte
option-declarations = L’accusa
    .about = Il buongioco (tre o quattro tre, due o assi) e la napoletana valgono punti se si accusano; nei tornei spesso se ne fa a meno.
    .v-true = vale
    .v-false = non vale
option-declaration-timing = Quando si accusa
    .about = Il momento dell’accusa; quello che non si accusa allora è perso.
    .v-end-first-trick = tutti insieme, alla fine della prima presa
    .v-before-lead = tutti insieme, prima che si esca
    .v-own-first-turn = al proprio turno nella prima presa
    .v-own-second-turn = al proprio turno, entro la seconda presa
    .v-three-tricks = al proprio turno, entro la terza presa
option-declarations-by-draw = Accusa completata pescando
    .about = In due, quando si pesca, si può accusare, al turno successivo, anche la combinazione completata dall’ultima carta pescata, se si hanno in mano tutte le carte.
    .v-false = è persa
    .v-true = si può accusare
option-signals = I segnali
    .about = Chi esce può dire busso, volo o striscio insieme alla carta, perché il compagno lo senta.
    .v-lead-only = con ogni uscita
    .v-lead-from-trick2 = dalla seconda presa in poi
    .v-off = non si usano
option-signals-must-be-true = Segnali veri
    .about = Se «volo» si può dire solo con l’ultima carta di un seme, e «striscio» solo quando se ne hanno molte.
    .v-false = no, sono affare di chi gioca
    .v-true = sì
option-rounding = I terzi che avanzano
    .about = Che cosa succede ai terzi che non fanno un punto intero, contati una volta sola su tutte le carte prese.
    .v-floor = si tolgono
    .v-nearest = vale il punto più vicino
option-cappotto-cancels-declarations = Cappotto e accuse
    .about = Se il cappotto (tutti i punti delle carte e l’ultima presa) annulla le accuse degli altri.
    .v-false = le accuse valgono
    .v-true = quelle degli altri non valgono
option-cappotto-wins = Cappotto e partita
    .about = Se con tutti i punti delle carte e l’ultima presa si vince l’intera partita.
    .v-false = vale come ogni mano
    .v-true = vince la partita
option-weak-hand-redeal = Carte da meno di un punto
    .about = Chi ha in mano meno di un punto intero può mostrare le carte, e si ridanno.
    .v-false = si gioca
    .v-true = si ridanno le carte
option-target = Punti della partita
    .about = Vince la partita chi arriva a questi punti, sommati mano dopo mano.
option-win-check = Quando si vince la partita
    .about = Si guarda il punteggio alla fine di ogni mano, oppure ci si ferma appena ci si arriva, con una presa o un’accusa.
    .v-end-of-hand = alla fine della mano
    .v-immediate = subito

## Varianti con un nome

preset-tresette = Tresette
    .about = In quattro a coppie, con accusa e segnali.
preset-tresette-in-two = Tresette in due
    .about = Dieci carte in mano e venti da pescare: una a testa dopo ogni presa, mostrata all’altro.
preset-pizzichino = Pizzichino
    .about = In due, senza pescare: dieci carte in mano e due mucchietti a testa, di cui si gioca la carta in cima.
preset-torneo = Torneo
    .about = In quattro a coppie, senza accusa, come si gioca nei tornei.

## Regole

rule-your-turn = Giochi quando tocca a te, verso destra; chi fa una presa esce nella successiva.
rule-hold-the-card = Giochi una carta che hai in mano, o quella in cima a uno dei tuoi mucchietti.
rule-follow-suit = Se hai carte del seme d’uscita ne giochi una; se non ne hai, giochi una carta qualunque.
rule-declarations-agreed = A certi tavoli si gioca con l’accusa: alcune combinazioni, ricevute tutte dallo stesso giocatore, valgono punti se si accusano.
rule-declare-in-time = Di solito si chiede a tutti alla fine della prima presa; quello che non si accusa in quel momento è perso.
rule-answer-first = Ognuno risponde, e le accuse si dicono tutte insieme; solo allora si riprende a giocare.
rule-hold-the-combination = Le carte devono essere quelle che hai ricevuto; se nel frattempo ne hai giocata una, vale lo stesso.
rule-name-the-missing = Chi accusa tre carte uguali dice quale seme manca; chi le ha tutte e quattro accusa quattro, non anche tre.
rule-declared-once = Ogni combinazione si accusa una volta; la stessa carta può stare in due combinazioni.
rule-signals-agreed = Non si parla, ma se al tavolo si è d’accordo si può fare un segnale al compagno.
rule-leader-signals = Solo chi esce può fare un segnale, con la carta d’uscita.
rule-known-signal = I segnali sono tre, detti a voce o mostrati con la carta.
rule-from-second-trick = A certi tavoli si usano dalla seconda presa in poi.
rule-true-signal = A certi tavoli devono essere veri: «volo» con l’ultima carta di un seme, «striscio» se ne restano molte.

## Il gioco, raccontato

about-game = Tresette in { $players ->
        [2] due
        [3] tre
       *[4] quattro
    }
    .lead = Un gioco di prese senza briscola: si risponde a seme, il tre è la carta più alta, e i punti si contano in terzi.
    .short = Rispondi a seme, gioca col compagno, conta in terzi.
about-need = Che cosa serve
    .players = { $players ->
            [2] Due giocatori, ognuno per sé.
            [3] Tre giocatori, ognuno per sé.
           *[4] Quattro giocatori in due coppie; i compagni siedono di fronte.
        }
    .pack = Un mazzo italiano di { COUNT($cards, "carte") }, in quattro semi: denari, coppe, spade e bastoni.
    .french = Va bene anche un mazzo francese: si tolgono gli otto, i nove, i dieci e i jolly. Il fante resta il fante, la donna fa da cavallo.
about-deal = La distribuzione
    .first = La prima volta dà le carte chi alza la carta più alta; poi il turno passa a destra.
    .cards = Mescola, fai alzare e dai { COUNT($hand, "carte coperte") } a testa.
    .leader = Esce chi siede alla destra di chi ha dato le carte.
about-play = Il gioco
    .beat = Nessuno è obbligato a superare.
about-trick = Chi prende
    .highest = Prende la carta più alta del seme d’uscita. Dalla più alta: tre, due, asso, re, cavallo, fante, sette, sei, cinque, quattro.
    .other = Una carta di un altro seme non prende, per quanto alta.
    .pile = Chi prende mette le carte fra le prese della coppia, ed esce nella presa seguente.
about-count = Il conto
    .thirds = L’asso vale tre terzi, cioè un punto; tre, due, re, cavallo e fante un terzo; le altre carte niente.
    .last = Chi fa l’ultima presa ha un punto in più.
    .whole = Alla fine della mano si sommano una volta sola i terzi di tutte le carte prese; quello che non fa un punto intero si toglie.
    .all = Nel mazzo ci sono { COUNT($thirds, "terzi") }. Con l’ultima presa fanno in tutto { COUNT($points, "punti interi") }, fra le due coppie, o fra due giocatori.
about-declare = L’accusa
    .combinations = Il buongioco: quattro tre, quattro due o quattro assi valgono quattro punti, tre uguali ne valgono tre. La napoletana (asso, due e tre di un seme) vale tre punti.
about-signals = I segnali fra compagni
    .busso = Busso: gioca la tua carta più alta di questo seme e, se prendi, torna a questo seme.
    .volo = Volo (o piombo): è la mia ultima carta di questo seme.
    .striscio = Striscio (o liscio): ho molte carte di questo seme; se dev’essere vero, almeno altre { $many }.
about-match = La partita
    .usual = Vince chi per primo arriva a { COUNT($target, "punti") }, sommati mano dopo mano.
    .tie = Se ci arrivano tutti e due con la stessa mano vince chi ne ha di più; se sono pari, decide un’altra mano.
about-three = In tre
    .alone = Si toglie il quattro di bastoni e si danno tredici carte a testa. Ognuno conta per sé e toglie i terzi che non fanno un punto: così una mano vale undici punti, o dieci.
about-two = In due
    .half = A metà mazzo: dieci carte a testa. Dopo ogni presa si pesca una carta a testa dal mazzo, prima chi ha preso, e la si mostra. Si risponde a seme fin dall’inizio.
    .packets = A pizzichino: ognuno ha dieci carte in mano e due mucchietti di { $packet } in tavola, scoperti: si vede e si gioca solo la carta in cima.
level-1 = Escono con la carta più alta e si scordano di accusare.
level-2 = Prendono tutto quello che possono, e danno assi sulle prese perse.
level-3 = Ogni tanto escono alto, o prendono quello che non vale niente.
level-4 = Contano le carte e accusano, ma vedono una presa alla volta.
level-5 = Ricordano le carte e pensano alle prossime prese.
