/// The lines that a customer confirms or signs before the bank carries out a request.
public struct MovementPreview: Sendable, Hashable {
    /// An additional line, such as `Income tax: 1,840 won`.
    public struct Detail: Sendable, Hashable {
        /// The name of the line.
        public let name: String
        /// The value, formatted for people.
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The action, such as `Transfer`.
    public let title: String
    /// The first line: the payer, or the subject of a request that moves no money.
    public let subject: Detail
    /// The payee; empty when no money moves.
    public let to: String
    /// The amount that the payee receives.
    public let amount: Money
    /// The fee of the bank.
    public let fee: Money
    /// The additional lines.
    public let details: [Detail]

    /// Creates the preview of a movement of money.
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
        subject = Detail("From", from)
        self.to = to
        self.amount = amount
        self.fee = fee
        self.details = details
    }

    /// Creates the preview of a request that moves no money.
    /// - Parameters:
    ///   - title: The action.
    ///   - subject: The subject of the request, such as `Name: 김하나`.
    ///   - details: The additional lines.
    public init(title: String, about subject: Detail, details: [Detail] = []) {
        self.title = title
        self.subject = subject
        to = ""
        amount = .zero
        fee = .zero
        self.details = details
    }

    /// The title and the lines as a customer signs them, separated by line feeds.
    public var text: String {
        ([title] + lines.map { "\($0.name): \($0.value)" }).joined(separator: "\n")
    }

    /// Indicates whether money moves; false for requests such as changing a limit.
    public var movesMoney: Bool { amount != .zero || fee != .zero }

    /// All lines in reading order, without payee, amount and fee when no money moves.
    public var lines: [Detail] {
        let payment = [
            Detail("To", to),
            Detail("Amount", amount.description),
            Detail("Fee", fee.description),
        ]
        return [subject] + (movesMoney ? payment : []) + details
    }
}

extension InterestPayout {
    /// The preview lines for the interest and the taxes on it.
    public var details: [MovementPreview.Detail] {
        [
            MovementPreview.Detail("Interest", interest.description),
            MovementPreview.Detail("Income tax", tax.incomeTax.description),
            MovementPreview.Detail("Local income tax", tax.localIncomeTax.description),
        ]
    }
}
