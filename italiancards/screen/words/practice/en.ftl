reply-no-practice = You can set up tables on the practice page only.
reply-no-table = This cannot be set up: { $error } The table is unchanged.
practice-reading = Setting up what you pasted …
form-seat =
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
ui-preset-own = custom
ui-seat-label = Your seat
ui-source = Source
ui-paste = A position, a record, a link or a deal number
ui-paste-it = Set it up
ui-share = Share
ui-copy-position = Copy the position
ui-copy-deal = Copy a link to this deal
ui-copy-moment = Copy a link to this moment
ui-copied = Copied.
ui-not-copied = Your browser does not allow copying. Here is the text:
ui-save-record = Save the record
ui-record-later = The record shows every card, so you can save it only when the deal is over or all cards are face up.
ui-uncover = Show all cards
ui-cover = Hide them again
ui-choose-table = Choose a table
ui-players = Players
form-for-players = { COUNT($players, "players") }
form-sides =
    { $each ->
        [1] each alone
       *[other] { $sides ->
            [2] { $each ->
                [2] two pairs
               *[other] two teams of { $each }
            }
           *[other] { $sides } pairs
        }
    }
ui-plays-like = Opponents
ui-move-up = You win about half of these deals. Move up?
ui-moved-up = From the next deal on:
ui-deal = Deal
ui-table-more = More
ui-table-less = Less
ui-agreed = this table’s rules
ui-at-table = Unfinished deal
ui-other-ways = Load something you have
