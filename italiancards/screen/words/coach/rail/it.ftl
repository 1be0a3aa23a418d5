reply-no-hint-now = Niente da suggerire, ora.
