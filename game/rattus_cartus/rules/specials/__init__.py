"""What jokers and special cards do besides their influence, one file each. (A joker does nothing else.)"""
