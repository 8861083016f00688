@testable import LedgerSQLite

@Suite("Drafts of books")
struct DraftFilesTests {
    private static let digits = String(repeating: "0a", count: 16)

    /// Names that look like drafts and are not.
    private static let others = [
        "book.new-copy", "book.new-20260105", "other.new-" + digits, "book.new-" + digits + ".txt",
        "book.new-" + digits.uppercased(), "book.new-" + digits.dropLast(), "book-journal",
    ]

    private func write(_ names: [String], to folder: TemporaryFolder) throws {
        for name in names {
            try Data("text".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
    }

    @Test("starting and writing a book remove what killed starts left, and nothing else")
    func leftovers() async throws {
        let folder = try TemporaryFolder()
        let drafts = ["", "-journal", "-wal", "-shm"].map { "book.new-" + Self.digits + $0 }
        let others = Self.others.filter { $0 != "book-journal" }
        try write(drafts + others, to: folder)
        let fixture = try await LedgerFixture(book: folder.book)
        #expect(Set(try folder.names) == Set(others + ["book"]))
        try write(drafts, to: folder)
        _ = try await fixture.ledger.businessDate()
        #expect(try folder.names.contains(drafts[0]))
        let again = try await LedgerFixture(book: folder.book, date: nil)
        try await again.ledger.closeDay(LedgerFixture.firstDay)
        #expect(Set(try folder.names).intersection(drafts) == [])
        #expect(Set(try folder.names).isSuperset(of: others))
    }

    @Test("the draft of a process that builds a book now is kept")
    func building() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        let builder = try BookFolder(folder.path, sync: { fsync($0) })
        builder.lockForBuilding(of: "book")
        let draft = "book.new-" + Self.digits
        try write([draft], to: folder)
        try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        #expect(try folder.names.contains(draft))
    }

    @Test("a book whose builder was killed right after its success can be written")
    func secondName() async throws {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        let draft = folder.book + ".new-" + Self.digits
        try FileManager.default.linkItem(atPath: folder.book, toPath: draft)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        #expect(try !folder.names.contains { $0.contains("new") })
    }

    @Test("a file that got the name of the book first is kept")
    func lateDraft() throws {
        let folder = try TemporaryFolder()
        let isNew = try BookFile(path: folder.book).make { _ in try write(["book"], to: folder) }
        #expect(!isNew)
        #expect(try folder.names == ["book"])
        #expect(try String(contentsOfFile: folder.book, encoding: .utf8) == "text")
    }

    @Test("a killed start leaves nothing after the next one")
    func killed() async throws {
        var number = 1
        var isKilled = true
        while isKilled {
            let folder = try TemporaryFolder()
            let probe = try ProbeProcess("onFaultyDisk", folder.book, "start", "kill", "\(number)")
            let exitCode = try probe.finish().exitCode
            #expect([0, SIGKILL].contains(exitCode))
            isKilled = exitCode == SIGKILL
            #expect(isKilled || number > 1)
            number += 4
            let fixture = try await LedgerFixture(book: folder.book)
            try await fixture.ledger.closeDay(try await fixture.ledger.businessDate())
            #expect(try !folder.names.contains { $0.contains("new") })
            #expect(try await fixture.ledger.audit().entries == 2)
        }
    }
}
