public import Bookkeeping

/// The log of a book and its checkpoints, read from one state of the book.
public protocol LogReader {
    /// The path or connection string of the book, for error messages.
    var place: String { get }

    /// The number of entries in the log.
    var size: Int64 { get throws }

    /// The end of the history.
    var end: HistoryEnd { get throws }

    /// Returns the position of an entry in the log, starting at 0; nil for an unsealed entry.
    /// - Parameters:
    ///   - entry: The number of the entry.
    ///   - stored: The stored entry; nil if it is missing.
    func position(of entry: Int64, _ stored: StoredEntry?) -> Int64?

    /// Returns the stored hash of a node; nil for a missing node.
    func node(at position: MerkleNode.Position) throws -> SHA256Digest?

    /// Returns the stored checkpoints, largest first.
    func storedCheckpoints(limit count: Int64) throws -> [SignedNote]

    /// Stores a checkpoint, unless a checkpoint of the same size is stored already.
    func store(_ checkpoint: SignedNote, size: Int64) throws
}

extension LogReader {
    /// The stored nodes of the Merkle tree.
    public var nodes: MerkleNodes {
        MerkleNodes { position in
            guard let hash = try node(at: position) else {
                throw BankError.bookDamaged(place, "a node of its log is missing")
            }
            return hash
        }
    }

    /// The size and the root of the log.
    public var head: TreeHead { get throws { try nodes.head(ofSize: size) } }

    /// Stores a checkpoint of this log.
    /// - Parameters:
    ///   - note: The signed checkpoint.
    ///   - isCurrent: Whether the checkpoint must cover all entries of the log.
    /// - Throws: ``BankError`` `checkpoint.other` if the checkpoint is for another log or head.
    public func store(_ note: SignedNote, isCurrent: Bool) throws {
        let given = try Checkpoint(parsing: note.text.utf8).head
        try given.requireEqual(to: isCurrent ? head : nodes.head(ofSize: given.size))
        try store(note, size: given.size)
    }
}

extension HistoryLog where Self: SnapshotLedger {
    /// Returns the head of the log, which covers sealed entries only.
    public func sealedHead() async throws -> TreeHead {
        try await read { try $0.log.head }
    }

    /// Returns the entries after a number, in order.
    public func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry] {
        try await read { reader in
            try reader.storedEntries(after: sequence, through: .max, limit: count).map { stored in
                guard let entry = stored.entry else {
                    throw BankError.bookUnreadable(reader.place, entry: stored.sequence)
                }
                return entry
            }
        }
    }

    /// Returns the stored checkpoints, smallest first.
    public func checkpoints() async throws -> [SignedNote] {
        try await readOnce { try $0.log.storedCheckpoints(limit: .max).reversed() }
    }

    /// Returns the stored checkpoint with the largest size; nil if no checkpoint is stored.
    public func latestCheckpoint() async throws -> SignedNote? {
        try await readOnce { try $0.log.storedCheckpoints(limit: 1).first }
    }

    /// Returns a sealed entry and the proof that it is in the log.
    public func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof) {
        try await read { reader in
            let log = reader.log
            let sealed = try log.size
            let stored = try reader.storedEntries(after: entry &- 1, through: entry, limit: 1).first
            let position = log.position(of: entry, stored) ?? -1
            try requireSealed(position &+ 1, inSize: size, sealed: sealed)
            guard let found = stored?.entry else {
                throw BankError.bookUnreadable(reader.place, entry: entry)
            }
            return (
                found.canonicalBytes,
                try log.nodes.inclusionProof(ofLeaf: position, inSize: size)
            )
        }
    }

    /// Returns the proof that the log with `old` entries is a prefix of the log with `new` entries.
    public func consistencyProof(
        from old: Int64,
        to new: Int64
    ) async throws -> ConsistencyProof {
        try await read { reader in
            try requireSealed(max(old, new), inSize: new, sealed: reader.log.size)
            return try reader.log.nodes.consistencyProof(from: old, to: new)
        }
    }
}
