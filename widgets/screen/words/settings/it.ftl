ui-settings = Preferenze
ui-language = Lingua
ui-pace = Dopo una presa
ui-pace-wait = aspettami
ui-pace-slow = avanti dopo 3 secondi
ui-pace-quick = avanti dopo 1 secondo
ui-index = Lettere sulle carte
ui-index-auto = solo dove si coprono
ui-index-always = sempre
ui-no-setting = Non c’è la preferenza { $name } = { $value }.
ui-level = Gli altri giocano
ui-level-easy = da principianti
ui-level-medium = carta per carta
ui-level-hard = al loro meglio
