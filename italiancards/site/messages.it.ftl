# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## own_lessons

no-lessons-folder = { $folder }: questa cartella non c’è.
no-notebook-in-folder = { $folder }: in questa cartella non c’è nessun notebook (.ipynb).
not-a-notebook = { $file } non si può leggere come notebook.
same-page-name = { $file } e { $other } sarebbero la stessa pagina: cambia nome a uno dei due.
notebook-without-cell = { $file }: nel notebook non c’è nessuna cella con del codice.
cell-failed = { $file }, cella { $cell }, riga { $line }: { $error }
cell-shows-nothing = { $file }, cella { $cell }: l’ultima riga deve mostrare una lezione o un tavolo, per esempio lesson, non { $line }.
lesson-words-missing = { $file }: nei metadati { $name } vuole delle parole in inglese o in italiano.
