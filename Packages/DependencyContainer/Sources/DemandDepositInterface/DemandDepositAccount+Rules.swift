import Bookkeeping

/// What everybody asks of an account before money moves on it, in the same words.
extension DemandDepositAccount {
    /// Number and nickname, as a person recognises the account: `3333-01-0000013 (생활비)`.
    public var label: String {
        nickname.map { "\(number) (\($0))" } ?? number.description
    }

    /// Refuses an account that is closed.
    /// - Throws: `BankError` `account.closed`.
    public func requireOpen() throws(BankError) {
        guard !isClosed else { throw .accountClosed(number) }
    }

    /// Refuses an account of somebody else, where one's own things are shown.
    /// - Throws: `BankError` `account.foreign`.
    public func requireOwned(by customer: CustomerID) throws(BankError) {
        guard owner == customer else {
            throw BankError(
                .refused,
                code: "account.foreign",
                "\(number) is not yours; sign in as its owner to see it"
            )
        }
    }

    /// Refuses an amount that the account does not have. The ledger refuses it as well, when it posts; this
    /// says it before the person is asked for a password.
    /// - Throws: `BankError` `balance.insufficient`.
    public func requireSpendable(_ amount: Money) throws(BankError) {
        guard amount <= balance else {
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "\(number) has \(balance) to spend, not \(amount)"
            )
        }
    }
}

extension BankError {
    /// Something was to happen on an account that is closed.
    public static func accountClosed(_ number: AccountNumber) -> BankError {
        BankError(.refused, code: "account.closed", "the account \(number) is closed")
    }
}
