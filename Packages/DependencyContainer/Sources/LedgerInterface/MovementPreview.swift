import Bookkeeping

/// The lines that a person confirms before money moves or something is closed.
public struct MovementPreview: Sendable, Hashable {
    /// An additional line, such as `Income tax: 1,840 won`.
    public struct Detail: Sendable, Hashable {
        /// The name of the line.
        public let name: String
        /// The value as people read it.
        public let value: String

        /// Creates a line.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The action, such as `Transfer`.
    public let title: String
    /// The payer.
    public let from: String
    /// The payee.
    public let to: String
    /// The amount that the payee receives.
    public let amount: Money
    /// The fee of the bank.
    public let fee: Money
    /// The additional lines.
    public let details: [Detail]

    /// Creates a preview.
    /// - Parameters:
    ///   - title: The action.
    ///   - from: The payer.
    ///   - to: The payee.
    ///   - amount: The amount that the payee receives, zero or more.
    ///   - fee: The fee of the bank, zero or more.
    ///   - details: The additional lines.
    public init(
        title: String,
        from: String,
        to: String,
        amount: Money,
        fee: Money = .zero,
        details: [Detail] = []
    ) {
        self.title = title
        self.from = from
        self.to = to
        self.amount = amount
        self.fee = fee
        self.details = details
    }

    /// Creates the preview of a movement in the book's own words, where the feature has none.
    /// - Parameter movement: The movement.
    public init(of movement: Movement) {
        self.init(
            title: movement.purpose.rawValue,
            from: movement.from.rawValue,
            to: movement.to.rawValue,
            amount: movement.amount
        )
    }

    /// Indicates whether money moves; closing an account or changing a limit moves none.
    public var movesMoney: Bool { amount != .zero || fee != .zero }

    /// All lines in reading order, without payee, amount and fee when no money moves.
    public var lines: [Detail] {
        let payment = [
            Detail("To", to),
            Detail("Amount", amount.description),
            Detail("Fee", fee.description),
        ]
        return [Detail("From", from)] + (movesMoney ? payment : []) + details
    }
}

extension InterestPayout {
    /// The lines of a preview with the interest and the taxes on it.
    public var details: [MovementPreview.Detail] {
        [
            MovementPreview.Detail("Interest", interest.description),
            MovementPreview.Detail("Income tax", tax.incomeTax.description),
            MovementPreview.Detail("Local income tax", tax.localIncomeTax.description),
        ]
    }
}
