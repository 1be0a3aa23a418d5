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
site-lost = The connection is lost. This page tries again by itself.
site-gone = This page has stopped running.
site-again = Open it again
site-foot = Free software. The rules, the sources and the code are open.
problem-not-there = There is no such page
problem-not-there-more = The address may be mistyped, or the lesson may have moved.
problem-busy = All tables are taken
problem-busy-more = Too many people are playing just now. This page tries again by itself in { $seconds } seconds.
problem-broken = This page could not be made
problem-broken-more = Something went wrong on our side. Try again; if it stays so, tell us the address.
problem-refused = This request was refused
problem-refused-more = It was not asked as the pages of this site ask.
problem-again = Try again

## Rules, score pad, glossary

site-rules = Rules
site-rules-more = The whole game to read or to print, with its variants and where they come from.
site-glossary = Glossary
site-glossary-more = The words of the table, how they are said and what they mean.
rules-title = { $name }: the rules
rules-title-short = { $name } on one page
rules-title-pad = { $name }: score pad
rules-whole = The whole rules
rules-short = Everything on one page
rules-pad = A score pad
rules-cards = Cards, high to low
rules-points = Points each
pack-italian = Italian pack
pack-french = French pack
rules-ladder = From high to low, in every suit, and what each card is worth:
rules-variants = Variants
rules-variants-more = What people play differently. Agree before you deal.
rules-usual = Usually: { $value }.
rules-else = Or: { $values }.
rules-otherwise = otherwise
rules-presets = Variants with a name
rules-sources = Sources
rules-sources-more = The numbers in brackets lead here.
pad-player = Player { $number }:
pad-side = { $number }
pad-date = Date:
pad-deal = Deal
pad-deals = Deals { $first } to { $last }
glossary-lead = The words you hear at an Italian card table. The accent shows which vowel is stressed; in writing it is left out.
glossary-find = Find a word, in Italian or English
glossary-none = No word like that.

## The course map, kept in the browser

course-title = Your progress
course-more = It is kept in this browser and nowhere else: there is no account, and nothing of it reaches the server. A file takes it to another browser.
course-not-kept = This browser keeps nothing for this page, so every visit begins anew.
course-save = Save it as a file
course-load = Load a file
course-clear = Clear everything
course-sure = Forget every lesson done, every mistake to repeat and where you were?
course-cleared = Everything has been forgotten.
course-loaded = { $name } has been loaded.
course-not-loaded = { $name } cannot be read: it is no file saved here, or a newer version saved it. Nothing has changed.
course-step = Go on: step { $step } of { $steps }
course-here = Go on
course-done = ✓ Done
course-next = Next
course-repeat = { $number } to repeat
course-go-on = Go on: { $title }
