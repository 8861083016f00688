@testable import LedgerSQLite

@Suite("Copies of a book")
struct BookCopiesTests {
    private static let account = AccountID("1")
    private let folder: TemporaryFolder
    private let fixture: LedgerFixture
    private let book: SQLiteLedger
    private var copy: String { folder.path + "/copy" }

    init() async throws {
        folder = try TemporaryFolder()
        fixture = try await LedgerFixture(book: folder.book)
        book = try #require(fixture.ledger as? SQLiteLedger)
        try await fixture.open(Self.account, of: LedgerFixture.kim, with: 1000)
    }

    @Test("a copy has the entries of its time, and is private")
    func contents() async throws {
        let head = try await book.audit().head
        try await book.copy(to: copy)
        try await book.closeDay(LedgerFixture.firstDay)
        let audit = try await book.copy(at: copy).audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.head == head)
        #expect(try folder.permissions(of: "copy") == 0o600)
    }

    @Test("a copy cannot be written")
    func reading() async throws {
        try await book.copy(to: copy)
        let opened = try await book.copy(at: copy)
        let code = try await refusalCode { try await opened.closeDay(LedgerFixture.firstDay) }
        #expect(code == "book.readonly")
    }

    @Test("a copy replaces no file")
    func existing() async throws {
        try Data("text".utf8).write(to: URL(fileURLWithPath: copy))
        #expect(try await refusalCode { try await book.copy(to: copy) } == "copy.exists")
        #expect(try String(contentsOfFile: copy, encoding: .utf8) == "text")
    }

    @Test("a missing copy is refused when it is opened")
    func missing() async throws {
        #expect(try await refusalCode { try await book.copy(at: copy) } == "book.missing")
    }

    @Test("a copy is restored only where there is no book")
    func restoring() async throws {
        let head = try await book.audit().head
        try await book.copy(to: copy)
        #expect(try await refusalCode { try await book.restore(from: copy) } == "book.exists")

        let other = try await LedgerFixture(book: folder.path + "/other", date: nil)
        try await #require(other.ledger as? SQLiteLedger).restore(from: copy)
        #expect(try await other.ledger.audit().head == head)
        #expect(try await other.balance(Self.account) == 1000)
    }
}
