reply-no-setting = Non c’è questa preferenza.
