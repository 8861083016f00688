/// What the account holds.
let balance = 0

/// Shown after the payment.
let notice = 0

/// The balance. It is never negative.
let both = 0
