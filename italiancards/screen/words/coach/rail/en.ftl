reply-no-hint-now = No hint available right now.
