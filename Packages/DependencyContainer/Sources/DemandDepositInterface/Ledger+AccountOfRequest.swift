public import Bookkeeping
public import LedgerInterface

extension Ledger {
    /// Returns the number of the account that a request names.
    ///
    /// A repeated request can name the account by a nickname that no longer exists. If `find`
    /// fails, the number is read from the receipt of the first request.
    /// - Parameters:
    ///   - id: The idempotency key of the request.
    ///   - account: The key path of the account number in the request.
    ///   - find: A closure that finds the account by its number or current nickname.
    /// - Throws: The errors of `find` and of the ledger, and `BankError` `idempotency.conflict` if
    ///   `id` belongs to a request of another type.
    public func account<Content: Request>(
        ofRequest id: IdempotencyID,
        _ account: KeyPath<Content, AccountNumber>,
        _ find: @Sendable () async throws -> AccountNumber
    ) async throws -> AccountNumber {
        do {
            return try await find()
        } catch let error as BankError {
            guard let first = try await receipt(under: id) else { throw error }
            guard let request = try? first.intent.request(as: Content.self) else {
                throw BankError.idempotencyConflict(first)
            }
            return request[keyPath: account]
        }
    }
}
