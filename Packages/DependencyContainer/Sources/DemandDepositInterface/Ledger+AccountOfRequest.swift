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
    /// - Throws: `BankError` `idempotency.conflict` when the account is not found and the key was
    ///   used for a request without one, and the errors of `find` and of the ledger.
    public func account(
        ofRequest id: IdempotencyID,
        key: String = "account",
        _ find: @Sendable () async throws -> AccountNumber
    ) async throws -> AccountNumber {
        do {
            return try await find()
        } catch let error as BankError {
            guard let first = try await receipt(under: id) else { throw error }
            guard let number = first.intent.content[key],
                let number = try? AccountNumber(parsing: number)
            else { throw BankError.idempotencyConflict(first) }
            return number
        }
    }
}
