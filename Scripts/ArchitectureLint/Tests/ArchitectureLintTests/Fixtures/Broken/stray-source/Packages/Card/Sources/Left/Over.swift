let left = 0
