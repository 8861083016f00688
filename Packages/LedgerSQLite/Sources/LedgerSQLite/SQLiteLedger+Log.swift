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

    private func sealBatch() async throws -> Int {
        try await book().write(nil, found: { _, _ in nil }) { reader, _ in
            try reader.log.seal(LogStore.batch)
        }
    }

    func store(_ checkpoint: SignedNote) async throws {
        let head = try Checkpoint(parsing: checkpoint.text.utf8).head
        try await book().write(
            nil,
            found: { reader, _ in try reader.log.hasCheckpoint(ofSize: head.size) ? () : nil }
        ) { reader, _ in
            try reader.log.store(checkpoint, isCurrent: true)
        }
    }
}

extension BookReader {
    func storedEntries(
        after sequence: Int64,
        through last: Int64,
        limit count: Int
    ) throws -> [StoredEntry] {
        let cursor = EntryCursor(connection, after: sequence)
        var entries: [StoredEntry] = []
        while entries.count < count, let stored = try cursor.next(), stored.sequence <= last {
            entries.append(stored)
        }
        return entries
    }
}
