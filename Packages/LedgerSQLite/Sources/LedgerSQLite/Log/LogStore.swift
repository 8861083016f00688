import Bookkeeping

/// The tables of the log: the nodes of the Merkle tree, and the signed checkpoints.
struct LogStore {
    /// The greatest number of entries that are added in one transaction, so that no other writer
    /// waits long.
    static let batch = Int64(1_000)

    private let connection: SQLiteConnection
    private let path: String

    init(_ reader: BookReader) {
        connection = reader.connection
        path = reader.path
    }

    /// The number of entries in the log.
    var size: Int64 {
        get throws {
            try connection.first("SELECT max(position) FROM log_nodes WHERE level = 0") {
                // A forged position ends in a node that is missing.
                $0.optionalInteger(0).map { $0 == .max ? .max : $0 + 1 }
            }.flatMap(\.self) ?? 0
        }
    }

    /// The stored nodes of the Merkle tree.
    var nodes: MerkleNodes {
        MerkleNodes { position in
            guard let hash = try node(at: position) else {
                throw BankError.bookDamaged(path, "a node of its log is missing")
            }
            return hash
        }
    }

    func node(at position: MerkleNode.Position) throws -> SHA256Digest? {
        try connection.first(
            "SELECT hash FROM log_nodes WHERE level = ? AND position = ?",
            Int64(position.level),
            position.index
        ) { $0.digest(0) }.flatMap(\.self)
    }

    /// Adds the next entries to the log, in the transaction of the caller.
    /// - Parameter count: The greatest number of entries.
    /// - Returns: The number of entries that were added.
    func seal(_ count: Int64) throws -> Int64 {
        var tree = try MerkleTree(size: size, from: nodes)
        let entries = EntryCursor(connection, after: tree.size)
        var added = Int64(0)
        while added < count, let stored = try entries.next() {
            guard let entry = stored.entry, entry.sequence == tree.size + 1 else {
                throw BankError.bookUnreadable(path, entry: tree.size + 1)
            }
            try tree.append(entry.leafHash) { node in
                try connection.run(
                    "INSERT INTO log_nodes VALUES (?, ?, ?)",
                    Int64(node.position.level),
                    node.position.index,
                    node.hash.bytes
                )
            }
            added += 1
        }
        return added
    }

    /// Returns the stored checkpoints, ordered by increasing size.
    func checkpoints() throws -> [SignedNote] {
        try connection.all("SELECT note FROM checkpoints ORDER BY size") {
            try SignedNote(parsing: $0.text(0).utf8)
        }
    }

    func latestCheckpoint() throws -> SignedNote? {
        try connection.first("SELECT note FROM checkpoints ORDER BY size DESC LIMIT 1") {
            try SignedNote(parsing: $0.text(0).utf8)
        }
    }

    func hasCheckpoint(ofSize size: Int64) throws -> Bool {
        try connection.first("SELECT 1 FROM checkpoints WHERE size = ?", size) { _ in }
            != nil
    }

    /// Stores a checkpoint, unless a checkpoint of the same size is stored already.
    func store(_ checkpoint: SignedNote, size: Int64) throws {
        guard try !hasCheckpoint(ofSize: size) else { return }
        try connection.run(
            "INSERT INTO checkpoints VALUES (?, ?)",
            size,
            checkpoint.description
        )
    }
}
