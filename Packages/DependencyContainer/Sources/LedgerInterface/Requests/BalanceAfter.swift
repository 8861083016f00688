import Bookkeeping

extension Ledger {
    /// The balance of an account right after a request was carried out, whatever was posted since.
    /// - Returns: nil when nothing was posted, the account was not touched, or the book cannot be read
    ///   just now: what is posted is done, and no error may say otherwise.
    public func balance(
        of account: AccountID,
        after outcome: RequestOutcome
    ) async -> Money? {
        guard let receipt = outcome.receipt else { return nil }
        let statement = try? await statement(
            of: account,
            from: receipt.date,
            through: receipt.date
        )
        return statement?.lines.last { $0.sequence == receipt.sequence }?.balance
    }
}
