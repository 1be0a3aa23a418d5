ui-no-practice = There is nothing to set up at this table: it is not the practice page.
ui-no-table = This cannot be set up: { $error } The table is as it was.
ui-seat =
    { $number ->
        [1] First to play
        [2] Second to play
        [3] Third to play
        [4] Fourth to play
        [5] Fifth to play
       *[other] Sixth to play
    }
ui-practice = This table
ui-new-deal = New deal
ui-same-deal = Same deal again
ui-deal-number = Deal number
ui-deal-it = Deal it
ui-other-table = Another table
ui-preset = Variant
ui-preset-own = your own
ui-seat-label = You play
ui-source = Source
ui-paste = A position, a record, a link or a deal number
ui-paste-it = Set it up
ui-share = Share
ui-copy-position = Copy the position
ui-copy-deal = Copy a link to this deal
ui-copy-moment = Copy a link to this moment
ui-copied = Copied.
ui-not-copied = Your browser does not let a page copy. Here is the text:
ui-save-record = Save the record
ui-record-later = The record tells every card: it can be saved once the deal is over, or once all cards lie open.
ui-uncover = Show all cards
ui-cover = Cover them again
ui-choose-table = Choose a table
ui-players = Players
ui-for-players = { $players } players
ui-sides =
    { $each ->
        [1] each for themselves
       *[other] { $sides ->
            [2] { $each ->
                [2] two pairs
               *[other] two teams of { $each }
            }
           *[other] { $sides } pairs
        }
    }
ui-plays-like = The others play like
ui-plays-easy = Learners
ui-plays-medium = Club
ui-plays-hard = Masters
ui-deal = Deal
ui-table-more = More
ui-table-less = Less
ui-agreed = what this table plays by
ui-at-table = At your table
ui-other-ways = Set up something you have
