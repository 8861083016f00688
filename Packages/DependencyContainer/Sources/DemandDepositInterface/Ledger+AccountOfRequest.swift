import Bookkeeping
import LedgerInterface

extension Ledger {
    /// Returns the number of the account that a request names.
    ///
    /// A repeated request may name a nickname that no longer exists. So if `find` fails, the number
    /// comes from the first receipt of the request, if it has one.
    /// - Parameters:
    ///   - id: The idempotency key of the request.
    ///   - key: The key under which the content of the intent contains the account number.
    ///   - find: A closure that finds the account by the name in the request.
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
