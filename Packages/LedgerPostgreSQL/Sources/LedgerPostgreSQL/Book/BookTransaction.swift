import Bookkeeping

/// A transaction that writes entries in two round trips: one locks and reads, one writes and commits.
enum BookTransaction {
    /// Runs a transaction.
    ///
    /// One that throws must be rolled back.
    /// - Parameters:
    ///   - drafts: The drafts whose keys, accounts and records are locked.
    ///   - isAlone: Whether no other process may post meanwhile.
    ///   - attempts: The transactions of this request that may have been committed.
    ///   - reader: The book.
    ///   - body: Applies the postings that are written to the snapshot.
    /// - Returns: The numbers of the new entries.
    /// - Throws: ``UncertainCommit``, ``BatchFailure``, and the errors of `body`.
    static func run(
        _ drafts: [TransactionDraft],
        isAlone: Bool = false,
        attempts: Set<Int64>,
        _ reader: BookReader,
        _ body: (BookSnapshot) throws -> Void
    ) throws -> [IdempotencyID: Int64] {
        let connection = reader.connection
        let snapshot = try BookSnapshot(
            of: drafts,
            isAlone: isAlone,
            attempts: attempts,
            reader: reader
        )
        try body(snapshot)
        let isChanged = !snapshot.accepted.isEmpty
        let notices = connection.noticeCount
        let results: [SQLResult]
        do {
            let first =
                isChanged
                ? EntryInsertion(postings: snapshot.accepted).statement : BookReader.confirmation
            results = try connection.run([first, "COMMIT"])
        } catch {
            let isUncertain = error.failure.isConnectionLost && !error.failure.isOfMovedBook
            guard error.statement > 0 || isUncertain else { throw error }
            throw UncertainCommit(failure: error.failure, transaction: snapshot.transaction)
        }
        guard connection.noticeCount == notices else {
            // The server warns that it has committed without waiting for its standby.
            throw UncertainCommit(
                failure: PostgreSQLFailure("the commit ended with a warning"),
                transaction: snapshot.transaction
            )
        }
        guard isChanged else { return [:] }
        return Dictionary(
            results[0].map { (IdempotencyID(unchecked: $0.text(0)), $0.integer(1)) },
            uniquingKeysWith: { $1 }
        )
    }
}
