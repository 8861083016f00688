import Bookkeeping
import LedgerInterface
import SigningInterface

extension PostgreSQLLedger: HistoryLog {
    func origin() async throws -> String {
        try await read { [signer] reader in
            guard let first = try reader.storedEntries(after: 0, limit: 1).first else {
                throw BankError.bookMissing(at: reader.place)
            }
            guard let entry = first.entry else {
                throw BankError.bookUnreadable(reader.place, entry: first.sequence)
            }
            // A process may have ended between making the book and this.
            try signer?.adoptKey(of: entry.logOrigin)
            return entry.logOrigin
        }
    }

    @discardableResult
    func seal() async throws -> TreeHead {
        _ = try await businessDate()
        let watermark = try await read { try LogStore($0).watermark() }
        let start = ContinuousClock.now
        while try await !read({ try LogStore($0).isReached(watermark) }) {
            guard ContinuousClock.now - start < store.timeout else {
                throw BankError.sealingDelayed(store.place, after: store.timeout)
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        while try await read({ try LogStore($0).seal(through: watermark) }) == LogStore.batch {}
        return try await sealedHead()
    }

    func sealedHead() async throws -> TreeHead {
        try await read { try LogStore($0).head }
    }

    func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry] {
        try await read { reader in
            try reader.storedEntries(after: sequence, limit: count).map { stored in
                guard let entry = stored.entry else {
                    throw BankError.bookUnreadable(reader.place, entry: stored.sequence)
                }
                return entry
            }
        }
    }

    func checkpoints() async throws -> [SignedNote] {
        try await read { try LogStore($0).checkpoints() }
    }

    func latestCheckpoint() async throws -> SignedNote? {
        try await read { try LogStore($0).latestCheckpoint() }
    }

    func store(_ checkpoint: SignedNote) async throws {
        let head = try Checkpoint(parsing: checkpoint.text.utf8).head
        try await read { reader in
            let log = LogStore(reader)
            try requireHead(head, of: log.head)
            try log.store(checkpoint, size: head.size)
        }
    }

    func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof) {
        try await read { reader in
            let log = LogStore(reader)
            let sealed = try log.size
            let found = try reader.storedEntries(after: entry - 1, through: entry, limit: 1).first
            let position = found?.position ?? -1
            try requireSealed(position + 1, inSize: size, sealed: sealed)
            guard let entry = found?.entry else {
                throw BankError.bookUnreadable(reader.place, entry: entry)
            }
            return (
                entry.canonicalBytes,
                try log.nodes.inclusionProof(ofLeaf: position, inSize: size)
            )
        }
    }

    func consistencyProof(from old: Int64, to new: Int64) async throws -> ConsistencyProof {
        try await read { reader in
            let log = LogStore(reader)
            try requireSealed(max(old, new), inSize: new, sealed: log.size)
            return try log.nodes.consistencyProof(from: old, to: new)
        }
    }
}
