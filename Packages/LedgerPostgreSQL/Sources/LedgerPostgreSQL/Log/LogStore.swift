import Bookkeeping
import LedgerInterface

/// The tables of the log: the nodes of the Merkle tree, and the signed checkpoints.
struct LogStore: LogReader {
    /// The maximum number of entries that are sealed in one transaction.
    static let batch = 1_000

    private let reader: BookReader

    var place: String { reader.place }

    init(_ reader: BookReader) {
        self.reader = reader
    }

    /// The number of entries in the log.
    var size: Int64 {
        get throws {
            try reader.connection.integer("SELECT max(position) + 1 FROM log_entries")
        }
    }

    /// The newest entry, and the newest sealed one.
    ///
    /// A transaction that has drawn a smaller number than another one can commit later.
    var end: HistoryEnd {
        get throws {
            let row = try reader.connection.run(
                "SELECT max(sequence), (SELECT max(sequence) FROM log_entries) FROM entries"
            ).first
            return HistoryEnd(newest: row?.integer(0) ?? 0, final: row?.integer(1) ?? 0)
        }
    }

    func position(of entry: Int64, _ stored: StoredEntry?) -> Int64? { stored?.position }

    func node(at position: MerkleNode.Position) throws -> SHA256Digest? {
        try reader.connection.run(
            "SELECT hash FROM log_nodes WHERE level = $1 AND position = $2",
            Int64(position.level),
            position.index
        ).first?.digest(0)
    }

    /// An entry number, and the transactions that may still commit entries up to that number.
    ///
    /// A transaction gets its id with its first lock or write, before it draws an entry number. So
    /// each number up to `last` was drawn by a transaction whose id is below `mark`.
    ///
    /// When all these transactions have ended, each such number is committed or lost.
    struct Watermark: Sendable {
        fileprivate let last: Int64
        fileprivate let mark: Int64
    }

    /// Returns a watermark for all entry numbers that have been drawn.
    func watermark() throws -> Watermark {
        let last = try reader.connection.integer(
            "SELECT pg_sequence_last_value('bank.entries_sequence_seq')"
        )
        // In another transaction, after the number was read.
        let mark = try reader.connection.integer("SELECT pg_current_xact_id()")
        return Watermark(last: last, mark: mark)
    }

    /// Returns whether every transaction with an id below the mark of `watermark` has ended.
    func isReached(_ watermark: Watermark) throws -> Bool {
        try reader.connection.integer("SELECT pg_snapshot_xmin(pg_current_snapshot())")
            >= watermark.mark
    }

    /// Adds the next entries to the log in one transaction, up to a watermark that has been
    /// reached.
    /// - Returns: The number of entries that were added.
    func seal(through watermark: Watermark) throws -> Int {
        let connection = reader.connection
        // Another sealer waits here, and then continues after these entries.
        try connection.run(["BEGIN", "SELECT pg_advisory_xact_lock(1113681516)"])
        var tree = try MerkleTree(size: size, from: nodes)
        let entries = try reader.storedEntries(
            after: connection.integer("SELECT max(sequence) FROM log_entries"),
            through: watermark.last,
            limit: Self.batch
        )
        var positions: [Int64] = []
        var added: [MerkleNode] = []
        for stored in entries {
            guard let entry = stored.entry else {
                throw BankError.bookUnreadable(reader.place, entry: stored.sequence)
            }
            positions.append(tree.size)
            tree.append(entry.leafHash) { added.append($0) }
        }
        try connection.run([
            SQLStatement(
                "INSERT INTO log_entries SELECT * FROM unnest($1::bigint[], $2::bigint[])",
                positions,
                entries.map(\.sequence)
            ),
            SQLStatement(
                """
                INSERT INTO log_nodes
                SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[])
                """,
                added.map { Int64($0.position.level) },
                added.map(\.position.index),
                added.map(\.hash)
            ),
            "COMMIT",
        ])
        return entries.count
    }

    func storedCheckpoints(limit count: Int64) throws -> [SignedNote] {
        try reader.connection.run(
            "SELECT note FROM checkpoints ORDER BY size DESC LIMIT $1",
            count
        ).map { try SignedNote(parsing: $0.text(0).utf8) }
    }

    func store(_ checkpoint: SignedNote, size: Int64) throws {
        try reader.connection.run(
            "INSERT INTO checkpoints VALUES ($1, $2) ON CONFLICT DO NOTHING",
            size,
            checkpoint.description
        )
    }
}
