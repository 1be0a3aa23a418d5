# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## own_lessons

no-lessons-folder = { $folder }: there is no such folder.
no-notebook-in-folder = { $folder }: there is no notebook (.ipynb) in this folder.
not-a-notebook = { $file } cannot be read as a notebook.
same-page-name = { $file } and { $other } would be the same page: rename one of them.
notebook-without-cell = { $file }: the notebook has no cell with code.
cell-failed = { $file }, cell { $cell }, line { $line }: { $error }
cell-shows-nothing = { $file }, cell { $cell }: the last line must show a lesson or a table, such as lesson, not { $line }.
lesson-words-missing = { $file }: { $name } in its metadata needs words in English or Italian.
