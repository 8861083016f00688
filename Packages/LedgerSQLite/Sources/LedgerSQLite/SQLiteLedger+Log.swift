import Bookkeeping
import LedgerInterface

extension SQLiteLedger: HistoryLog {
    func origin() async throws -> String {
        try await book().read { try $0.origin }
    }

    @discardableResult
    func seal() async throws -> TreeHead {
        while try await sealBatch() == LogStore.batch {}
        return try await sealedHead()
    }

    private func sealBatch() async throws -> Int64 {
        try await book().write(nil, found: { _, _ in nil }) { reader, _ in
            try LogStore(reader).seal(LogStore.batch)
        }
    }

    func sealedHead() async throws -> TreeHead {
        try await book().read { reader in
            let log = LogStore(reader)
            return try log.nodes.head(ofSize: log.size)
        }
    }

    func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry] {
        try await book().read { try $0.entries(after: sequence, limit: count) }
    }

    func checkpoints() async throws -> [SignedNote] {
        try await book().readOnce { try LogStore($0).checkpoints() }
    }

    func latestCheckpoint() async throws -> SignedNote? {
        try await book().readOnce { try LogStore($0).latestCheckpoint() }
    }

    func store(_ checkpoint: SignedNote) async throws {
        let head = try Checkpoint(parsing: checkpoint.text.utf8).head
        try await book().write(
            nil,
            found: { reader, _ in try LogStore(reader).hasCheckpoint(ofSize: head.size) ? () : nil }
        ) { reader, _ in
            let log = LogStore(reader)
            try requireHead(head, of: log.nodes.head(ofSize: log.size))
            try log.store(checkpoint, size: head.size)
        }
    }

    func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof) {
        try await book().read { reader in
            let log = LogStore(reader)
            try requireSealed(entry, inSize: size, sealed: log.size)
            guard let found = try reader.entries(after: entry - 1, limit: 1).first,
                found.sequence == entry
            else { throw BankError.bookUnreadable(reader.path, entry: entry) }
            return (
                found.canonicalBytes,
                try log.nodes.inclusionProof(ofLeaf: entry - 1, inSize: size)
            )
        }
    }

    func consistencyProof(from old: Int64, to new: Int64) async throws -> ConsistencyProof {
        try await book().read { reader in
            let log = LogStore(reader)
            try requireSealed(max(old, new), inSize: new, sealed: log.size)
            return try log.nodes.consistencyProof(from: old, to: new)
        }
    }
}

extension BookReader {
    fileprivate func entries(after sequence: Int64, limit count: Int) throws -> [LedgerEntry] {
        let cursor = EntryCursor(connection, after: sequence)
        var entries: [LedgerEntry] = []
        while entries.count < count, let stored = try cursor.next() {
            guard let entry = stored.entry else {
                throw BankError.bookUnreadable(path, entry: stored.sequence)
            }
            entries.append(entry)
        }
        return entries
    }
}
