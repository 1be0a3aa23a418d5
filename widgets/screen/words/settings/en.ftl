ui-settings = Settings
ui-language = Language
ui-pace = After a trick
ui-pace-wait = wait for me
ui-pace-slow = go on after 3 seconds
ui-pace-quick = go on after 1 second
ui-index = Letters on the cards
ui-index-auto = only where cards overlap
ui-index-always = always
ui-no-setting = There is no setting { $name } = { $value }.
ui-level = The others play
ui-level-easy = like a beginner
ui-level-medium = card by card
ui-level-hard = as well as they can
