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
    /// - Throws: The errors of `find` and of the ledger, and `BankError` `idempotency.conflict` for
    ///   the key of a request without such an account.
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
