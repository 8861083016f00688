public import Bookkeeping
public import LedgerInterface

extension Ledger {
    /// Returns the whole statement of an account, for a test.
    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> Statement {
        try await statement(of: account, from: from, through: through, after: nil, limit: .max)
    }

    /// Returns all records of a collection, sorted by name, for a test.
    public func allRecords(in collection: String) async throws -> [Record] {
        try await records(in: collection, after: nil, limit: .max)
    }
}
