import Testing

@testable import Bookkeeping

@Suite("Audit of an honest history")
struct HonestHistoryTests {
    @Test("random requests leave a book without findings, sealed or not", arguments: 1...12)
    func honest(seed: UInt64) throws {
        var bank = try FakeBank.afterRequests(seed: seed)
        let unsealed = bank.audit()
        #expect(unsealed.findings == [])
        #expect(unsealed.passed)
        #expect(unsealed.unsealed == unsealed.entries)
        bank.book.seal()
        let size = bank.book.sealed
        try bank.post(bank.payIn("1", 5))
        try bank.closeDay()
        let report = bank.audit(
            against: [0, 1, size / 2, size - 1, size].map { bank.book.checkpoint(ofSize: $0) }
        )
        #expect(report.findings == [])
        #expect(report.entries == size + 2)
        #expect(report.unsealed == 2)
        #expect(report.accounts == bank.book.pages.count)
        #expect(report.legs == bank.book.entries.reduce(0) { $0 + $1.legs.count })
        #expect(report.records == bank.book.records.values.count { $0.present != nil })
        bank.book.seal()
        #expect(report.head == bank.book.tree.head.root.description)
    }

    @Test("an honest history has entries of all kinds, and changes them over several days")
    func kinds() throws {
        var purposes: Set<Purpose> = []
        var closings = 0, removals = 0
        for seed in 1...12 as ClosedRange<UInt64> {
            let entries = try FakeBank.afterRequests(seed: seed).book.entries
            purposes.formUnion(entries.map(\.intent.purpose))
            closings += entries.reduce(0) { $0 + $1.closings.count }
            removals += entries.flatMap(\.records).count { $0.digest == nil }
        }
        #expect(
            purposes == [
                .bookStart, .join, .open, .payIn, .transfer, .close, .hold, .note, .interest,
                .dayClosing,
            ]
        )
        #expect(closings > 12 && removals > 0)
    }

    @Test("the time of the last closing is that of the start, and then of each closed day")
    func closed() throws {
        var bank = try FakeBank()
        var audit = BookAudit()
        #expect(audit.closed == Timestamp(milliseconds: .min))
        let start = bank.now
        bank.now = start.advanced(bySeconds: 60)
        try bank.openAccount("1")
        try bank.closeDay()
        let times = bank.book.entries.map { entry in
            audit.visit(entry, leaf: entry.leafHash, logged: .unsealed)
            return audit.closed
        }
        #expect(times == [start, start, start, start, start.advanced(bySeconds: 60)])
    }

    @Test("numbers may have gaps in a ledger that rolls back, and in no other")
    func gaps() throws {
        var bank = try FakeBank.afterRequests(seed: 3)
        bank.book.entries = bank.book.entries.map { $0.with(sequence: 2 * $0.sequence) }
        bank.book.pages = [:]
        bank.book.records = [:]
        #expect(bank.book.audit(hasGaps: true).findings == [])
        let report = bank.book.audit()
        #expect(report.findings.count == bank.book.entries.count)
        #expect(report.findings.allSatisfy { $0.check == "orphans" })
    }
}

extension FakeBook {
    /// Returns the checkpoint of the first entries.
    func checkpoint(ofSize size: Int64) -> Checkpoint {
        var tree = MerkleTree()
        for entry in entries.prefix(Int(size)) { tree.append(entry.leafHash) }
        return Checkpoint(origin: "log", head: tree.head)
    }
}
