reply-no-token = It cannot be resumed.
lesson-changed = The lesson has changed.
lesson-no-place = Your place cannot be read.
lesson-nothing-to-repeat = Nothing left to repeat.
