/// An account with its box and its cards, as the bank and the model see it.
struct AccountView: Equatable, Sendable {
    struct Box: Equatable, Sendable {
        let balance: Int
        let limit: Int
        let interest: Int
    }

    let isClosed: Bool
    let available: Int
    let held: Int
    let interest: Int?
    let box: Box?
    let nickname: String
    /// The number of cards that are neither replaced nor closed.
    let cards: Int
}

/// A card with its last payments, as the bank and the model see it.
struct CardView: Equatable, Sendable {
    let state: String
    /// The locks, the limits, the spending of the day and the number of payments.
    let use: String
    /// The held, settled and canceled amounts of the payments, last one first.
    let payments: [[Int]]
}

extension ModelAccount {
    var view: AccountView {
        AccountView(
            isClosed: isClosed,
            available: available,
            held: held,
            interest: isClosed ? nil : interest.payable,
            box: box.map {
                AccountView.Box(balance: $0.balance, limit: $0.limit, interest: $0.interest.payable)
            },
            nickname: isClosed ? "" : nickname,
            cards: usableCards.count
        )
    }
}

extension ModelCard {
    /// - Parameter count: The greatest number of payments in the view.
    func view(payments count: Int, on day: Int) -> CardView {
        CardView(
            state: state,
            use: "\(isLocked.domestic) \(isLocked.overseas) \(limits.perPayment) \(limits.perDay) "
                + "\(spent(on: day)) \(payments.count)",
            payments: payments.suffix(count).reversed().map { [$0.held, $0.settled, $0.canceled] }
        )
    }
}
