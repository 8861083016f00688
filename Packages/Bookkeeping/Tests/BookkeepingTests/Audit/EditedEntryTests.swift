import BookkeepingTesting
import Testing

@testable import Bookkeeping

@Suite("Audit of edited entries")
struct EditedEntryTests {
    private typealias Edit = @Sendable (LedgerEntry) -> LedgerEntry

    private static let edits: [(name: String, edit: Edit)] = [
        ("date", { $0.with(date: $0.date.next) }),
        ("time", { $0.with(time: $0.time.advanced(bySeconds: 1)) }),
        ("key", { $0.with(intent: $0.intent.with(id: "other")) }),
        ("purpose", { $0.with(intent: $0.intent.with(purpose: "test.other")) }),
        ("request", { $0.with(intent: $0.intent.with(content: ["other": "1"])) }),
        ("result", { $0.with(result: ["other": "1"]) }),
        ("authority", { $0.with(authority: .bank("Other")) }),
        ("leg", { $0.with(legs: $0.legs + [.debit(AccountOpening.cash.id, 1, "")]) }),
        ("opening", { $0.with(openings: $0.openings + [.incomeTax]) }),
        ("closing", { $0.with(closings: $0.closings + [AccountID("1")]) }),
        (
            "hold",
            { entry in
                let hold = Hold(id: HoldID("other"), account: AccountID("1"), amount: 1)
                return entry.with(holds: entry.holds + [hold])
            }
        ),
        (
            "record",
            { entry in
                let key = RecordKey("note", "other")
                let record = RecordVersion(key: key, version: 1, digest: nil, linkedTo: nil)
                return entry.with(records: entry.records + [record])
            }
        ),
        ("memo", { $0.with(memo: $0.memo + "x") }),
        ("reversal", { $0.with(reverses: IdempotencyID(unchecked: "other")) }),
    ]

    @Test(
        "an edit of any part of a sealed entry is found there by the log",
        arguments: edits.indices
    )
    func sealedEntry(index: Int) throws {
        var bank = try FakeBank.afterRequests(seed: 5, steps: 30)
        bank.book.seal()
        let honest = bank.book
        // Each entry has the edits of its turn, because an audit hashes the whole book.
        for number in honest.entries.indices where number % 7 == index % 7 {
            var book = honest
            book.entries[number] = Self.edits[index].edit(honest.entries[number])
            let found = book.audit().findings.filter { $0.check == "log" }
            #expect(found.map(\.sequence) == [Int64(number) + 1], "\(Self.edits[index].name)")
        }
    }

    @Test("a changed leaf or node of the log is found at its entry")
    func nodes() throws {
        var bank = try FakeBank.afterRequests(seed: 6, steps: 8)
        bank.book.seal()
        let honest = bank.book
        for position in honest.nodes.keys {
            for hash in [SHA256Digest.zero, nil] {
                if position.level == 0, hash == nil { continue }
                var book = honest
                book.nodes[position] = hash
                let finding = try #require(book.audit().findings.first)
                #expect(finding.check == "log")
                #expect(finding.sequence == (position.index + 1) << Int64(position.level))
            }
        }
    }

    @Test("an entry at another entry's position of the log is found, wherever both are")
    func displacedEntries() throws {
        var bank = try FakeBank.afterRequests(seed: 7, steps: 30)
        bank.book.seal()
        let honest = bank.book
        for (first, second) in [(2, 3), (0, 7), (5, 31)] {
            var positions = honest.entries.indices.map { Int64($0) }
            positions.swapAt(first, second)
            #expect(Self.findings(in: honest, at: positions).first == Int64(first) + 1)
        }
    }

    @Test("an entry that is missing in the middle displaces the later ones, which is reported once")
    func displacingEntry() throws {
        var bank = try FakeBank.afterRequests(seed: 7, steps: 30)
        bank.book.seal()
        for missing in bank.book.entries.indices.dropLast() {
            var book = bank.book
            book.entries.remove(at: missing)
            let positions = book.entries.map { $0.sequence - 1 }
            #expect(Self.findings(in: book, at: positions) == [Int64(missing) + 2])
        }
    }

    /// Returns the numbers of the entries with a fault in the log, for entries at given positions.
    private static func findings(in book: FakeBook, at positions: [Int64]) -> [Int64?] {
        var audit = BookAudit(hasGaps: true)
        for (entry, position) in zip(book.entries, positions) {
            let leaf = entry.leafHash
            let logged = LoggedEntry(at: position, leaf: leaf) { book.nodes[$0] }
            audit.visit(entry, leaf: leaf, logged: logged)
        }
        let report = audit.report(sealed: Int64(positions.count))
        return report.findings.filter { $0.check == "log" }.map(\.sequence)
    }

    @Test("an entry that is missing in the log, or lost at its end, is found")
    func missingLeaves() throws {
        var bank = try FakeBank.afterRequests(seed: 7)
        bank.book.seal()
        var book = bank.book
        book.nodes[MerkleNode.Position(level: 0, index: 9)] = nil
        #expect(
            book.audit(hasGaps: true).findings.contains { finding in
                finding.check == "log" && finding.sequence == 11
            }
        )
        book = bank.book
        for lost in 1...3 as ClosedRange<Int64> {
            book.entries.removeLast()
            book.pages = [:]
            book.records = [:]
            let findings = book.audit().findings
            #expect(findings.map(\.check) == ["orphans"])
            #expect(findings.first?.message.contains("but \(lost) of them are missing") == true)
        }
    }

    @Test("a removed, repeated or swapped entry is found at its number")
    func places() throws {
        let bank = try FakeBank.afterRequests(seed: 8)
        func orphans(_ change: (inout [LedgerEntry]) -> Void) -> [AuditReport.Finding] {
            var book = bank.book
            change(&book.entries)
            return book.audit().findings.filter { $0.check == "orphans" && $0.sequence != nil }
        }
        #expect(orphans { _ in } == [])
        let one = orphans { $0.remove(at: 10) }
        #expect(one.first?.sequence == 11)
        #expect(one.first?.message.hasPrefix("entry 11 is missing before entry 12") == true)
        let two = orphans { $0.removeSubrange(10...11) }
        #expect(
            two.first?.message.hasPrefix("entries 11 to 12 are missing before entry 13") == true
        )
        #expect(orphans { $0.insert($0[10], at: 10) }.first?.sequence == 12)
        #expect(orphans { $0.swapAt(10, 11) }.first?.sequence == 11)
        #expect(orphans { $0.removeFirst() }.first?.sequence == 1)
    }

    @Test("an unreadable entry is found, and the entries after it are audited as before")
    func unreadable() throws {
        var bank = try FakeBank.afterRequests(seed: 9)
        bank.book.seal()
        for number in [1, 7, 20] as [Int64] {
            var book = bank.book
            book.unreadable = [number]
            let found = book.audit().findings.filter { $0.check == "log" || $0.check == "orphans" }
            #expect(found.map(\.sequence) == [number])
            #expect(found.first?.message.contains("cannot be read") == true)
        }
    }

    @Test("a history that differs from a checkpoint is found, and one that is shorter")
    func checkpoints() throws {
        var bank = try FakeBank.afterRequests(seed: 10)
        bank.book.seal()
        let honest = bank.book
        let size = honest.sealed
        let checkpoints = [3, 20, size].map { honest.checkpoint(ofSize: $0) }
        // In any order.
        let mixed = [checkpoints[1], checkpoints[2], checkpoints[0]]
        #expect(honest.audit(against: mixed).findings == [])
        func sizes(_ book: FakeBook, _ checkpoints: [Checkpoint]) -> [String] {
            book.audit(against: checkpoints).findings.filter { $0.check == "checkpoint" }
                .map { $0.message.split(separator: " ").first { Int64($0) != nil } ?? "" }
                .map(String.init)
        }
        for (edited, found) in [
            (1, ["3", "20", "\(size)"]), (3, ["20", "\(size)"]), (19, ["20", "\(size)"]),
            (20, ["\(size)"]),
        ] {
            var book = honest
            // A forger rewrites the log as well.
            book.entries[edited] = book.entries[edited].with(memo: "other")
            book.rewriteLog()
            #expect(book.audit().findings.filter { $0.check == "log" } == [])
            #expect(sizes(book, mixed) == found)
        }
        let longer = Checkpoint(origin: "log", head: TreeHead(size: size + 1, root: .zero))
        #expect(sizes(honest, [longer]) == ["\(size + 1)"])
        var unsealed = try FakeBank.afterRequests(seed: 10).book
        #expect(sizes(unsealed, checkpoints) == [])
        unsealed.entries.removeLast()
        #expect(sizes(unsealed, checkpoints) == ["\(size)"])
    }

    @Test("an entry whose debits and credits differ is found, with the difference")
    func sums() throws {
        let bank = try FakeBank.afterRequests(seed: 11, steps: 30)
        var edits = 0
        for (number, entry) in bank.book.entries.enumerated() where !entry.legs.isEmpty {
            var book = bank.book
            book.entries[number] = entry.with(legs: entry.legs + [.credit(AccountID("1"), 7, "")])
            let sums = book.audit().findings.filter { $0.check == "sums" }
            #expect(sums.map(\.sequence) == [entry.sequence])
            #expect(sums.first?.message.hasSuffix("differ by 7 won") == true)
            edits += 1
        }
        #expect(edits > 10)
    }

    @Test("dates continue from entry to entry, and no entry is earlier than the last closing")
    func times() throws {
        var bank = try FakeBank.afterRequests(seed: 12, steps: 0)
        try bank.closeDay()
        try bank.post(bank.payIn("1", 5))
        let closing = bank.book.entries[bank.book.entries.count - 2]
        let last = bank.book.entries.count - 1
        func found(_ change: (LedgerEntry) -> LedgerEntry) -> [AuditReport.Finding] {
            var book = bank.book
            book.entries[last] = change(book.entries[last])
            return book.audit().findings
        }
        #expect(found { $0.with(time: closing.time) } == [])
        let number = Int64(last) + 1
        for (finding, text) in [
            (found { $0.with(time: closing.time.advanced(bySeconds: -1)) }, "earlier"),
            (found { $0.with(date: closing.date) }, "has the date"),
            (found { $0.with(date: $0.date.next) }, "has the date"),
            (found { $0.with(intent: $0.intent.with(purpose: "book.start")) }, "starts the book"),
        ] {
            #expect(finding.map(\.check) == ["date"])
            #expect(finding.map(\.sequence) == [number])
            #expect(finding.first?.message.contains(text) == true)
        }
        var book = bank.book
        book.entries[0] = book.entries[0].with(intent: book.entries[5].intent)
        #expect(book.audit().findings.map(\.check) == ["date"])
        #expect(book.audit().findings.map(\.sequence) == [1])
    }
}

extension FakeBook {
    /// Makes the log anew from the present entries, as a forger would.
    fileprivate mutating func rewriteLog() {
        var tree = MerkleTree()
        nodes = [:]
        for entry in entries {
            tree.append(entry.leafHash) { nodes[$0.position] = $0.hash }
        }
    }
}
