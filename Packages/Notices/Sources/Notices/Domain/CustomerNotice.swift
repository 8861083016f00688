import Bookkeeping

/// A notice to a customer: something that happened, or that will happen soon.
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
            case .cardPayment: "Card payments"
            case .moneyReceived: "Money received"
            case .interestPaid: "Interest"
            case .wrongPassword: "Wrong passwords"
            case .holdExpiring: "Expiring holds"
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
    let account: AccountID?
    /// The account from which money came; its owner needs no notice.
    let payer: AccountID?
    /// The number of the entry; nil for a notice about the future.
    let sequence: Int64?

    /// Creates a notice about an entry.
    init(
        _ kind: Kind,
        _ heard: HeardEntry,
        to account: AccountID?,
        from payer: AccountID? = nil,
        _ text: String
    ) {
        self.kind = kind
        key = "\(kind.rawValue):\(heard.entry.intent.id)"
        date = heard.entry.date
        self.text = text
        self.account = account
        self.payer = payer
        sequence = heard.entry.sequence
    }

    /// Creates the notice that a hold expires.
    /// - Parameters:
    ///   - hold: The name of the hold.
    ///   - account: The account with the hold.
    ///   - date: The business date on which the hold expires.
    ///   - today: The business date.
    ///   - payment: What the amount is held for.
    init(
        of hold: String,
        on account: AccountID,
        expiring date: BusinessDate,
        today: BusinessDate,
        _ payment: String
    ) {
        kind = .holdExpiring
        key = "\(kind.rawValue):\(hold):\(date)"
        self.date = today
        text = "The hold for \(payment) expires on \(date)"
        self.account = account
        payer = nil
        sequence = nil
    }
}
