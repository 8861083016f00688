extension Ledger {
    /// The balance of an account right after a transaction, whatever was posted since.
    /// - Returns: nil when the transaction did not touch the account.
    /// - Throws: ``BankError`` `account.unknown`.
    public func balance(of account: AccountID, after receipt: Receipt) async throws -> Money? {
        try await statement(of: account, from: receipt.date, through: receipt.date)
            .lines.last { $0.sequence == receipt.sequence }?.balance
    }
}
