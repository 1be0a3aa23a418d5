status-bot = { $seat-name } is to play.
status-go-on = Continue when you are ready.
reply-trouble = Something went wrong.
reply-nothing-to-do = Nothing to do with these.
reply-unheard = The table did not understand.
reply-stale = Too late: nothing was played.
reply-nothing-to-undo = There is nothing to undo.
