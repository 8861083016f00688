@testable import LedgerSQLite

@Suite("Full disk")
struct FullDiskTests {
    @Test(
        "a full disk refuses a transaction and keeps the earlier ones",
        arguments: [60_000, 100_000, 200_000, 400_000]
    )
    func filling(bytes: Int) async throws {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        let outcome = try ProbeProcess("fill", folder.book, "\(bytes)").finish()
        #expect(outcome.exitCode == 1)
        #expect(outcome.error.hasPrefix("book.full: "), "\(outcome.error)")
        #expect(outcome.error.contains(folder.book))

        let fixture = try await LedgerFixture(book: folder.book)
        let audit = try await fixture.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == 1 + Int64(outcome.lines.count))
        // With room again, posting continues.
        let again = try ProbeProcess("transfer", folder.book, "fill", "\(outcome.lines.count + 3)")
            .finish()
        #expect(again.exitCode == 0)
        #expect(try await fixture.ledger.audit().entries == audit.entries + 3)
    }

    @Test("a full disk refuses a new book and leaves no file", arguments: [0, 1000, 5000, 30_000])
    func start(bytes: Int) async throws {
        let folder = try TemporaryFolder()
        let outcome = try ProbeProcess("startOnFullDisk", folder.book, "\(bytes)").finish()
        #expect(outcome.exitCode == 1)
        #expect(outcome.error.hasPrefix("book.full: "), "\(outcome.error)")
        #expect(try folder.names == [])
    }
}
