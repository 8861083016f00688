/// What happened on an account, with the balance after each leg.
public struct Statement: Sendable, Hashable {
    public struct Line: Sendable, Hashable {
        /// The entry's number in the book.
        public let sequence: Int64
        public let date: BusinessDate
        public let time: Timestamp
        public let purpose: Purpose
        public let text: String
        public let memo: String
        /// Above zero for what came in, below for what went out, seen from the account's normal side.
        public let change: Money
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

    public let account: AccountID
    /// The balance before the first line.
    public let opening: Money
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
