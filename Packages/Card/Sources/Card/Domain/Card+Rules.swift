import Bookkeeping

/// What a card refuses, in the words that a person is told.
extension Card {
    /// Refuses a card that does not pay any more.
    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`.
    package func requireActive() throws(BankError) {
        let message =
            switch state {
            case .active: ""
            case .lost:
                "the card \(number.masked) was reported lost on \(stateSince), which is final; "
                    + "another can take its place"
            case .replaced: "the card \(number.masked) was replaced by another on \(stateSince)"
            case .closed: "the card \(number.masked) was closed on \(stateSince)"
            }
        guard message.isEmpty else {
            throw BankError(.refused, code: "card.\(state.rawValue)", message)
        }
    }

    /// Refuses a payment that the card may not make on that date: by its state, its locks, and its
    /// limits, in this order.
    /// - Throws: `BankError` as ``requireActive()``, and `card.locked`, `card.limit-payment`,
    ///   `card.limit-day`, `amount.overflow`.
    package func requirePayable(
        _ amount: Money,
        _ place: PaymentPlace,
        on date: BusinessDate
    ) throws(BankError) {
        try requireActive()
        guard !locks[place] else {
            throw BankError(
                .refused,
                code: "card.locked",
                "\(place.rawValue) payments of the card \(number.masked) are locked; "
                    + "unlock them first"
            )
        }
        guard amount <= limits.perPayment else {
            throw BankError(
                .refused,
                code: "card.limit-payment",
                "the card \(number.masked) pays at most \(limits.perPayment) at once, "
                    + "not \(amount); change its limits first"
            )
        }
        let paid = spending.amount(on: date)
        guard try paid.adding(amount) <= limits.perDay else {
            throw BankError(
                .refused,
                code: "card.limit-day",
                "the card \(number.masked) pays at most \(limits.perDay) a day, and \(paid) are "
                    + "paid today; change its limits first"
            )
        }
    }
}
