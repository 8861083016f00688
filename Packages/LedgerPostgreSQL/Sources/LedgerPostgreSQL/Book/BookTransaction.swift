import Bookkeeping

/// A transaction that writes entries in two round trips: one locks and reads, one writes and commits.
enum BookTransaction {
    /// Runs a transaction, which is rolled back if it throws.
    /// - Parameters:
    ///   - drafts: The drafts whose accounts and records are locked.
    ///   - isAlone: Whether no other process may post meanwhile.
    ///   - reader: The book.
    ///   - body: Applies the postings that are written to the snapshot.
    /// - Returns: The numbers of the new entries.
    /// - Throws: ``UncertainCommit``, ``BatchFailure``, and the errors of `body`.
    static func run(
        _ drafts: [TransactionDraft],
        isAlone: Bool = false,
        _ reader: BookReader,
        _ body: (BookSnapshot) throws -> Void
    ) throws -> [IdempotencyID: Int64] {
        let connection = reader.connection
        let statements: [SQLStatement]
        do {
            let snapshot = try BookSnapshot(of: drafts, isAlone: isAlone, reader: reader)
            try body(snapshot)
            statements =
                snapshot.accepted.isEmpty
                ? ["COMMIT"] : [try EntryInsertion(snapshot).statement, "COMMIT"]
        } catch {
            _ = try? connection.run("ROLLBACK")
            throw error
        }
        let notices = connection.noticeCount
        let results: [SQLResult]
        do {
            results = try connection.run(statements)
        } catch {
            let isRefused = error.statement == 0 && statements.count == 2
            guard isRefused, !error.failure.isConnectionLost else {
                throw UncertainCommit(failure: error.failure)
            }
            _ = try? connection.run("ROLLBACK")
            throw error
        }
        guard connection.noticeCount == notices else {
            // The server warns that it has committed without waiting for its standby.
            throw UncertainCommit(failure: PostgreSQLFailure("the commit ended with a warning"))
        }
        guard statements.count == 2 else { return [:] }
        return Dictionary(
            results[0].map { (IdempotencyID(unchecked: $0.text(0)), $0.integer(1)) },
            uniquingKeysWith: { $1 }
        )
    }
}
