/// A method that tells the balance by way of the ledger.
let balance = 0

let text = "there and then it stands in the book"
