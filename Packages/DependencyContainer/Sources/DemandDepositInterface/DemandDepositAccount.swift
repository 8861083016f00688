public import Bookkeeping

/// A demand deposit account, with the properties that other features may use.
public struct DemandDepositAccount: Sendable, Hashable {
    /// The number of the account.
    public let number: AccountNumber
    /// The customer who owns the money.
    public let owner: CustomerID
    /// The nickname; nil for an account without a nickname and for a closed account.
    public let nickname: String?
    /// The money that can be spent now, without the money held for card payments.
    public let balance: Money
    /// The money that is held for card payments.
    public let held: Money
    /// Indicates whether the account was closed.
    public let isClosed: Bool

    /// Creates an account.
    /// - Parameters:
    ///   - number: The number of the account.
    ///   - owner: The customer who owns the money.
    ///   - nickname: The nickname, if any.
    ///   - balance: The money that can be spent now, in whole won.
    ///   - held: The money that is held for card payments, in whole won.
    ///   - isClosed: Whether the account was closed.
    public init(
        number: AccountNumber,
        owner: CustomerID,
        nickname: String?,
        balance: Money,
        held: Money = .zero,
        isClosed: Bool
    ) {
        self.number = number
        self.owner = owner
        self.nickname = nickname
        self.balance = balance
        self.held = held
        self.isClosed = isClosed
    }

    /// The name of the account in the book.
    public var id: AccountID { number.accountID }

    /// The balance including held money, on which interest is computed; a statement ends with it.
    public var bookBalance: Money {
        let (sum, overflow) = balance.won.addingReportingOverflow(held.won)
        return Money(won: overflow ? .max : sum)
    }

    /// The nickname, or else the number.
    public var name: String { nickname ?? number.description }

    /// The number and the nickname, such as `3333-01-0000013 (생활비)`.
    public var label: String {
        nickname.map { "\(number) (\($0))" } ?? number.description
    }
}

extension DemandDepositAccount {
    /// Requires that the account is open.
    /// - Throws: `BankError` `account.closed` if the account is closed.
    public func requireOpen() throws(BankError) {
        guard !isClosed else { throw .accountClosed(number) }
    }

    /// Requires that the account belongs to a customer.
    /// - Throws: `BankError` `account.foreign` if the account belongs to another customer.
    public func requireOwned(by customer: CustomerID) throws(BankError) {
        guard owner == customer else {
            throw BankError(
                .refused,
                code: "account.foreign",
                "the account '\(number)' is not yours; sign in as its owner to see it"
            )
        }
    }

    /// Requires that an amount can be spent from the account.
    ///
    /// The check comes before the customer is asked for a password. The ledger checks the balance
    /// again when it posts.
    /// - Throws: `BankError` `balance.insufficient` if the amount exceeds the balance.
    public func requireSpendable(_ amount: Money) throws(BankError) {
        guard amount <= balance else {
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "the account '\(number)' has \(balance) to spend, not \(amount)"
            )
        }
    }
}

extension BankError {
    /// Returns the error for a closed account.
    public static func accountClosed(_ number: AccountNumber) -> BankError {
        BankError(
            .refused,
            code: "account.closed",
            "the account '\(number)' is closed; use another one"
        )
    }
}
