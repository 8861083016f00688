import Bookkeeping

/// A notice to a customer: something that happened, or that will happen tomorrow.
struct CustomerNotice: Sendable, Hashable {
    /// A kind of notices, which a customer can mute.
    enum Kind: String, Sendable, CaseIterable {
        case cardPayment = "card.payment"
        case moneyReceived = "money.received"
        case interestPaid = "interest.paid"
        case wrongPassword = "password.wrong"
        case holdExpiring = "hold.expiring"

        /// The name of the kind, for labels.
        var title: String {
            switch self {
            case .cardPayment: "card payments"
            case .moneyReceived: "money received"
            case .interestPaid: "interest"
            case .wrongPassword: "wrong passwords"
            case .holdExpiring: "expiring holds"
            }
        }
    }

    let kind: Kind
    /// The key by which a receiver recognizes a repeated notice.
    ///
    /// It contains the idempotency key of the entry, which is the same in each copy of the book and
    /// in each store.
    let key: String
    let date: BusinessDate
    let text: String
    /// The account whose owner gets the notice; nil for a notice about the customer.
    var account: AccountID?
    /// The account from which money came; its owner needs no notice.
    var payer: AccountID?
}

extension CustomerNotice {
    /// Creates a notice about an entry.
    init(
        _ kind: Kind,
        _ heard: HeardEntry,
        to account: AccountID? = nil,
        from payer: AccountID? = nil,
        _ text: String
    ) {
        let key = "\(kind.rawValue):\(heard.entry.intent.id)"
        self.init(
            kind: kind,
            key: key,
            date: heard.entry.date,
            text: text,
            account: account,
            payer: payer
        )
    }
}
