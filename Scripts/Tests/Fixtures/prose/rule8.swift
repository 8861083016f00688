let error = "the value “\(1)” is not a number"
let other = "the value \"\(1)\" is not a number"
