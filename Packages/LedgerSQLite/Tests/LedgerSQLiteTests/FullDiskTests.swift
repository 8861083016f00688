import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("A disk without room")
struct FullDiskTests {
    @Test(
        "refuses what does not fit, and keeps what did",
        arguments: [60_000, 100_000, 200_000, 400_000]
    )
    func filling(bytes: Int) async throws {
        let folder = try TemporaryFolder()
        do { _ = try await LedgerFixture(book: folder.book) }
        let outcome = try ProbeProcess("fill", folder.book, "\(bytes)").finish()
        #expect(outcome.status == 1)
        #expect(outcome.error.hasPrefix("book.full: "), "\(outcome.error)")
        #expect(outcome.error.contains(folder.book))

        let bench = try await LedgerFixture(book: folder.book)
        let audit = try await bench.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == 1 + Int64(outcome.lines.count))
        // With room again, it goes on where it stood.
        let again = try ProbeProcess("transfer", folder.book, "fill", "\(outcome.lines.count + 3)")
            .finish()
        #expect(again.status == 0)
        #expect(try await bench.ledger.audit().entries == audit.entries + 3)
    }

    @Test("makes no book, and leaves nothing behind", arguments: [0, 1000, 5000, 30_000])
    func beginning(bytes: Int) async throws {
        let folder = try TemporaryFolder()
        let outcome = try ProbeProcess("beginFull", folder.book, "\(bytes)").finish()
        #expect(outcome.status == 1)
        #expect(outcome.error.hasPrefix("book.full: "), "\(outcome.error)")
        #expect(try folder.names == [])
    }
}
