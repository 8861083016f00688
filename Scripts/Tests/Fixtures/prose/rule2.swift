/// A lock that somebody else may hold.
let lock = 0
