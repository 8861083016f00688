/// What a person is shown before money moves or something is closed, and agrees to.
public struct MovementPreview: Sendable, Hashable {
    /// A line beside payer, payee, amount and fee, such as `Income tax: 1,840 won`.
    public struct Detail: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What is about to happen: `Transfer`.
    public let title: String
    public let from: String
    /// The payee.
    public let to: String
    /// What the payee gets.
    public let amount: Money
    public let fee: Money
    public let details: [Detail]

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

    /// All lines, in the order in which they are read.
    public var lines: [Detail] {
        [
            Detail("From", from),
            Detail("To", to),
            Detail("Amount", amount.description),
            Detail("Fee", fee.description),
        ] + details
    }
}
