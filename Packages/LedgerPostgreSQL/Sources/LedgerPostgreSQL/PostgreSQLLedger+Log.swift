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
        let watermark = try await read { try $0.log.watermark() }
        let start = ContinuousClock.now
        while try await !read({ try $0.log.isReached(watermark) }) {
            guard ContinuousClock.now - start < store.timeout else {
                throw BankError.sealingDelayed(store.place, after: store.timeout)
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        while try await read({ try $0.log.seal(through: watermark) }) == LogStore.batch {}
        return try await sealedHead()
    }

    func store(_ checkpoint: SignedNote) async throws {
        try await read { try $0.log.store(checkpoint, isCurrent: true) }
    }
}
