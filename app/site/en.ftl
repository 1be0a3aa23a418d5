# The site's own pages.

site-name = Italian cards
site-title = Learn Italian card games by playing them
site-lead = Pick a card. The table tells you what happened, and why. No account, no download, nothing to read first.
site-start = Start with the first lesson
site-lessons = Lessons
site-play = Play
site-minutes = { $minutes } minutes
site-language = Language
site-home = All lessons
site-loading = Shuffling the cards …
site-slow = This takes longer than it should. You can wait, or load the page again.
site-foot = Free software. The rules, the sources and the code are open.
problem-not-there = There is no such page
problem-not-there-more = The address may be mistyped, or the lesson may have moved.
problem-busy = All tables are taken
problem-busy-more = Too many people are playing just now. This page tries again by itself in { $seconds } seconds.
problem-broken = This page could not be made
problem-broken-more = Something went wrong on our side. Try again; if it stays so, tell us the address.
problem-again = Try again
