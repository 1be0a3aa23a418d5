reply-no-setting = There is no such setting.
