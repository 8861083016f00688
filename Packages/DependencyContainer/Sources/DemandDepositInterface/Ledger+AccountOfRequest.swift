import Bookkeeping
import LedgerInterface

extension Ledger {
    /// Returns the account number of a request, even of a repeated request whose nickname no longer
    /// exists.
    ///
    /// If `find` fails, the number comes from the first receipt of the request.
    /// - Parameters:
    ///   - id: The idempotency key of the request.
    ///   - key: The key of the account number in the intent's content.
    ///   - find: A closure that finds the account by its current name.
    /// - Throws: The errors of `find` and of the ledger, and `BankError` `idempotency.conflict` if
    ///   `id` belongs to a request without an account number.
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
