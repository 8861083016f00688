extension Ledger {
    /// The balance of an account right after a request was carried out, whatever was posted since.
    /// - Returns: nil when nothing was posted, or the account was not touched.
    /// - Throws: ``BankError`` `account.unknown`.
    public func balance(
        of account: AccountID,
        after outcome: RequestOutcome
    ) async throws -> Money? {
        guard let receipt = outcome.receipt else { return nil }
        return try await statement(of: account, from: receipt.date, through: receipt.date)
            .lines.last { $0.sequence == receipt.sequence }?.balance
    }
}
