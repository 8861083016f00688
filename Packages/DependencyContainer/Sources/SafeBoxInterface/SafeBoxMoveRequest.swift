public import Bookkeeping

/// The direction of money between an account and its safe box.
public enum SafeBoxMove: Sendable, Hashable {
    /// From the account into the box.
    case put
    /// Out of the box into the account.
    case take

    /// The purpose of a request in this direction.
    public var purpose: Purpose { self == .put ? .safeBoxPut : .safeBoxTake }
}

/// A request to move money between an account and its safe box.
public struct SafeBoxMoveRequest: Request {
    /// The direction.
    public let move: SafeBoxMove
    /// The account with the safe box.
    public let account: AccountNumber
    /// The amount in whole won.
    public let amount: Money

    /// The purpose of the request.
    public var purpose: Purpose { move.purpose }
    /// The fields of the request.
    public var fields: [String: any RequestField] { ["account": account, "amount": amount] }

    public init(_ move: SafeBoxMove, _ amount: Money, of account: AccountNumber) {
        self.move = move
        self.account = account
        self.amount = amount
    }

    /// Creates a request from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(
            fields.purpose == .safeBoxTake ? .take : .put,
            try fields("amount"),
            of: try fields("account")
        )
    }
}
