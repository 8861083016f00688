import Bookkeeping

/// What a person is shown before money moves or something is closed, and agrees to.
public struct MovementPreview: Sendable, Hashable {
    /// A line beside payer, payee, amount and fee, such as `Income tax: 1,840 won`.
    public struct Detail: Sendable, Hashable {
        /// What the line is about.
        public let name: String
        /// As a person reads it.
        public let value: String

        /// Makes a line of a name and a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What is about to happen: `Transfer`.
    public let title: String
    /// Who pays.
    public let from: String
    /// The payee.
    public let to: String
    /// What the payee gets.
    public let amount: Money
    /// What the bank takes for it.
    public let fee: Money
    /// What else there is to know.
    public let details: [Detail]

    /// Says what is about to happen; nothing costs a fee unless told.
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

    /// Whether money moves; closing something at zero or changing a limit moves none.
    public var movesMoney: Bool { amount != .zero || fee != .zero }

    /// All lines, in the order in which they are read. Where no money moves nobody is paid, and there is
    /// neither an amount nor a fee to agree to.
    public var lines: [Detail] {
        let payment = [
            Detail("To", to),
            Detail("Amount", amount.description),
            Detail("Fee", fee.description),
        ]
        return [Detail("From", from)] + (movesMoney ? payment : []) + details
    }
}
