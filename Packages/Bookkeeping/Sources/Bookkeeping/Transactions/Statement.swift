/// The movements on an account, with the balance after each movement.
public struct Statement: Sendable, Hashable {
    /// A movement on the account.
    public struct Line: Sendable, Hashable {
        /// The number of the entry, starting at 1.
        public let sequence: Int64
        /// The business date of the entry.
        public let date: BusinessDate
        /// The time at which the entry was posted.
        public let time: Timestamp
        /// The reason for the transaction.
        public let purpose: Purpose
        /// The description of the leg.
        public let text: String
        /// The customer's memo, which may be empty.
        public let memo: String
        /// The change of the balance, above zero for an increase.
        public let change: Money
        /// The balance after the change.
        public let balance: Money

        public init(
            sequence: Int64,
            date: BusinessDate,
            time: Timestamp,
            purpose: Purpose,
            text: String,
            memo: String,
            change: Money,
            balance: Money
        ) {
            self.sequence = sequence
            self.date = date
            self.time = time
            self.purpose = purpose
            self.text = text
            self.memo = memo
            self.change = change
            self.balance = balance
        }
    }

    /// The account of the statement.
    public let account: AccountID
    /// The balance before the first line.
    public let opening: Money
    /// The movements, oldest first.
    public let lines: [Line]
    /// The balance after the last line.
    public let closing: Money

    public init(account: AccountID, opening: Money, lines: [Line], closing: Money) {
        self.account = account
        self.opening = opening
        self.lines = lines
        self.closing = closing
    }
}
