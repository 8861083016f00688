import Bookkeeping

/// A transaction in two round trips: the first locks and reads, the second writes and commits.
enum BookTransaction {
    /// Runs a transaction; the caller must roll it back if this method throws.
    ///
    /// - Parameters:
    ///   - drafts: The drafts, whose idempotency keys, accounts and records are locked.
    ///   - isAlone: Whether to keep other processes from posting meanwhile.
    ///   - attempts: The ids of earlier transactions of this request that may have been committed.
    ///   - reader: The reader of the book.
    ///   - body: Applies postings to the snapshot; the applied postings are then written.
    /// - Returns: The numbers of the new entries by their idempotency keys.
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
