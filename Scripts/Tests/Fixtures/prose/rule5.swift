// This comment goes on and on about a single thing that a reader could have understood in half of the words, and it even adds another clause.
let long = 0
