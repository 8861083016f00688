import Bookkeeping
import LedgerInterface

extension Ledger {
    /// Returns the account of a request, also of a repeated one whose nickname no longer exists.
    ///
    /// In that case the number comes from the first receipt.
    /// - Parameters:
    ///   - id: The idempotency key of the request.
    ///   - key: The field of the intent with the number of the account.
    ///   - find: Finds the account by its current name.
    /// - Throws: The errors of `find` and of the ledger.
    public func account(
        ofRequest id: IdempotencyID,
        key: String = "account",
        _ find: @Sendable () async throws -> AccountNumber
    ) async throws -> AccountNumber {
        do {
            return try await find()
        } catch let error as BankError where error.code == "account.unknown" {
            guard let number = try await receipt(under: id)?.intent.content[key] else {
                throw error
            }
            return try AccountNumber(parsing: number)
        }
    }
}
