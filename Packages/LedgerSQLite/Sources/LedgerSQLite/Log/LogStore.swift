import Bookkeeping
import LedgerInterface

/// The tables of the log: the nodes of the Merkle tree, and the signed checkpoints.
struct LogStore: LogReader {
    /// The greatest number of entries that are added in one transaction, so that no other writer
    /// waits long.
    static let batch = 1_000

    private let reader: BookReader

    init(_ reader: BookReader) {
        self.reader = reader
    }

    var place: String { reader.place }

    /// The number of entries in the log.
    var size: Int64 {
        get throws {
            try reader.connection.first("SELECT max(position) FROM log_nodes WHERE level = 0") {
                // A forged position ends in a node that is missing.
                $0.optionalInteger(0).map { $0 == .max ? .max : $0 + 1 }
            }.flatMap(\.self) ?? 0
        }
    }

    /// The newest entry, which is final because one transaction after the other writes the book.
    var end: HistoryEnd {
        get throws {
            let newest = try reader.head.sequence
            return HistoryEnd(newest: newest, final: newest)
        }
    }

    // The numbers of the entries have no gaps.
    func position(of entry: Int64, _ stored: StoredEntry?) -> Int64? { entry &- 1 }

    func node(at position: MerkleNode.Position) throws -> SHA256Digest? {
        try reader.connection.first(
            "SELECT hash FROM log_nodes WHERE level = ? AND position = ?",
            Int64(position.level),
            position.index
        ) { $0.digest(0) }.flatMap(\.self)
    }

    /// Adds the next entries to the log, in the transaction of the caller.
    /// - Parameter count: The greatest number of entries.
    /// - Returns: The number of entries that were added.
    func seal(_ count: Int) throws -> Int {
        var tree = try MerkleTree(size: size, from: nodes)
        let entries = try reader.storedEntries(after: tree.size, through: .max, limit: count)
        for stored in entries {
            guard let entry = stored.entry, entry.sequence == tree.size + 1 else {
                throw BankError.bookUnreadable(place, entry: tree.size + 1)
            }
            try tree.append(entry.leafHash) { node in
                try reader.connection.run(
                    "INSERT INTO log_nodes VALUES (?, ?, ?)",
                    Int64(node.position.level),
                    node.position.index,
                    node.hash.bytes
                )
            }
        }
        return entries.count
    }

    func storedCheckpoints(limit count: Int64) throws -> [SignedNote] {
        try reader.connection.all(
            "SELECT note FROM checkpoints ORDER BY size DESC LIMIT ?",
            count
        ) { try SignedNote(parsing: $0.text(0).utf8) }
    }

    func hasCheckpoint(ofSize size: Int64) throws -> Bool {
        try reader.connection.first("SELECT 1 FROM checkpoints WHERE size = ?", size) { _ in }
            != nil
    }

    func store(_ checkpoint: SignedNote, size: Int64) throws {
        guard try !hasCheckpoint(ofSize: size) else { return }
        try reader.connection.run(
            "INSERT INTO checkpoints VALUES (?, ?)",
            size,
            checkpoint.description
        )
    }
}
