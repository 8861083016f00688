public import Bookkeeping

/// The direction of cash.
public enum CashMove: Sendable, Hashable {
    /// Cash is paid in, and the bank authorizes the request.
    case deposit
    /// Cash is paid out, and the owner signs the request.
    case withdraw

    /// The purpose of a request in this direction.
    public var purpose: Purpose { self == .deposit ? .deposit : .withdrawal }
}

/// A request to pay cash in or to take cash out.
public struct CashRequest: Request {
    /// The direction.
    public let move: CashMove
    /// The account.
    public let account: AccountNumber
    /// The amount in whole won.
    public let amount: Money
    /// The memo of the customer; may be empty.
    public let memo: String

    /// The purpose of the request.
    public var purpose: Purpose { move.purpose }
    /// The fields of the request.
    public var fields: [String: any RequestField] {
        ["account": account, "amount": amount, "memo": memo]
    }

    public init(_ move: CashMove, _ amount: Money, at account: AccountNumber, memo: String) {
        self.move = move
        self.account = account
        self.amount = amount
        self.memo = memo
    }

    /// Creates a request from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(
            fields.purpose == .deposit ? .deposit : .withdraw,
            try fields("amount"),
            at: try fields("account"),
            memo: try fields("memo")
        )
    }
}

/// A request to send money to another account of the bank.
public struct TransferRequest: Request {
    /// The account that pays.
    public let from: AccountNumber
    /// The account that is paid.
    public let to: AccountNumber
    /// The amount in whole won.
    public let amount: Money
    /// The memo of the customer; may be empty.
    public let memo: String

    /// The purpose of the request.
    public let purpose = Purpose.transfer
    /// The fields of the request.
    public var fields: [String: any RequestField] {
        ["from": from, "to": to, "amount": amount, "memo": memo]
    }

    public init(from: AccountNumber, to: AccountNumber, amount: Money, memo: String) {
        self.from = from
        self.to = to
        self.amount = amount
        self.memo = memo
    }

    /// Creates a request from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(
            from: try fields("from"),
            to: try fields("to"),
            amount: try fields("amount"),
            memo: try fields("memo")
        )
    }
}
