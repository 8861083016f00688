import Bookkeeping
import LedgerInterface

extension Ledger {
    /// The account of a request, also when the request is a repeat and the account's nickname is gone
    /// since: the first receipt knows which account it was.
    ///
    /// - Parameters:
    ///   - id: The request's.
    ///   - key: Under which name the content of the request's intent has the account's number.
    ///   - find: Finds the account as it is named now.
    /// - Throws: What `find` throws, unless there is such a receipt.
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
