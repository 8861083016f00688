public import Bookkeeping
public import LedgerInterface

extension InMemoryLedger: HistoryLog {
    public func origin() throws -> String {
        try book().entries[0].entry.logOrigin
    }

    @discardableResult
    public func seal() throws -> TreeHead {
        _ = try book()
        openBook?.seal()
        return try sealedHead()
    }

    public func sealedHead() throws -> TreeHead {
        try book().tree.head
    }

    public func entries(after sequence: Int64, limit count: Int) throws -> [LedgerEntry] {
        try book().entries.dropFirst(Int(sequence)).prefix(count).map(\.entry)
    }

    public func checkpoints() throws -> [SignedNote] {
        try book().checkpoints
    }

    public func latestCheckpoint() throws -> SignedNote? {
        try book().checkpoints.last
    }

    public func store(_ checkpoint: SignedNote) throws {
        let head = try Checkpoint(parsing: checkpoint.text.utf8).head
        try head.requireEqual(to: book().tree.head)
        guard try !book().checkpoints.contains(checkpoint) else { return }
        openBook?.checkpoints.append(checkpoint)
    }

    public func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) throws -> (entry: [UInt8], proof: InclusionProof) {
        let book = try book()
        try requireSealed(entry, inSize: size, sealed: book.tree.size)
        return (
            book.entries[Int(entry) - 1].entry.canonicalBytes,
            try nodes(of: book).inclusionProof(ofLeaf: entry - 1, inSize: size)
        )
    }

    public func consistencyProof(from old: Int64, to new: Int64) throws -> ConsistencyProof {
        let book = try book()
        return try nodes(of: book).consistencyProof(from: old, to: new)
    }

    private func nodes(of book: MemoryBook) -> MerkleNodes {
        MerkleNodes { position in
            guard let hash = book.nodes[position] else {
                throw BankError(.unreadableBook, code: "log.node", "a node of the log is missing")
            }
            return hash
        }
    }
}
