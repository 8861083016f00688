import Bookkeeping
import LedgerInterface
import SigningInterface

/// The upgrade of a book of version 0.1.0, which has a chain of hashes instead of a log.
///
/// The chain is checked a last time, and whether the balances, holds and records follow from it. Then
/// the records get their form of now, all entries are sealed, and the first checkpoint covers them, in
/// one transaction.
struct BookUpgrade: Sendable {
    /// The last version with a chain of hashes.
    static let version = Int64(3)

    let records: [RecordUpgrade]
    /// The collections whose values the history does not keep.
    var secrets: Set<String> = []
    let signer: any LogSigner
    let clock: WallClock

    /// Checks the chain.
    /// - Throws: ``BankError`` `book.damaged`.
    func check(_ connection: SQLiteConnection, path: String) throws {
        try LegacyBook(connection: connection, path: path).check()
    }

    /// Checks the state of a book with the current schema, posts the entry of the upgrade, seals all
    /// entries and signs the first checkpoint.
    ///
    /// The key of the log is prepared. It is put in use after the commit.
    /// - Throws: ``BankError`` `book.damaged`, `book.rollback`, `signer.…`, and the errors of the
    ///   features.
    func run(_ reader: BookReader, _ writer: BookWriter) throws {
        let log = LogStore(reader)
        let origin = try reader.origin
        guard try !signer.hasKey(of: origin) else { throw BankError.bookRollback(reader.path) }
        var audit = BookAudit()
        for pass in StateAuditor(connection: reader.connection).passes { try pass(&audit) }
        if let fault = audit.report(sealed: 0).findings.first {
            throw BankError.bookDamaged(
                reader.path,
                "\(fault.message), so it cannot be upgraded"
            )
        }
        var changes: [RecordChange] = []
        for upgrade in records {
            let old = try upgrade.collections.flatMap { try reader.records(in: $0, after: nil) }
            changes += try upgrade.changes(old) { try reader.account($0)?.owner }
        }
        try writer.write(
            PostingRules.upgrade(changing: changes, secrets: secrets, in: reader, at: clock())
        )
        // Values that the upgrade has replaced may contain secrets, such as sealed keys.
        try reader.connection.execute(
            """
            DROP TRIGGER record_history_stay_as_they_are;
            UPDATE record_history SET value = NULL
              WHERE value IS NOT NULL AND EXISTS (
                SELECT 1 FROM record_history AS next
                WHERE next.collection = record_history.collection
                  AND next.name = record_history.name AND next.version > record_history.version);
            \(Migration.unchangedHistory)
            """
        )
        while try log.seal(LogStore.batch) > 0 {}
        try signer.prepareKey(of: origin)
        let head = try log.nodes.head(ofSize: log.size)
        try log.store(signer.checkpoint(of: head, in: origin), size: head.size)
    }
}
