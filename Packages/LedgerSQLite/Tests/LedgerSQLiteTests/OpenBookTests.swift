import DependencyContainer

@testable import LedgerSQLite

@Suite("Open book")
struct OpenBookTests {
    private let folder: TemporaryFolder
    private let container: Container
    private let ledger: any Ledger

    init() throws {
        folder = try TemporaryFolder()
        container = try Container(
            modules: LedgerSQLiteModule(book: folder.book, issuer: AuthorityIssuer()) { print($0) },
            VerifierModule()
        )
        ledger = try container.resolve(ledgerInject)
    }

    @Test("concurrent callers get the same open book")
    func sharing() async throws {
        try await ledger.start(on: nil)
        let container = container
        let books = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<100 {
                group.addTask { ObjectIdentifier(try await container.resolve(openBookInject)) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(books.count == 1)
    }

    @Test("a missing book is looked up again and not created by reading")
    func startedLater() async throws {
        for _ in 1...2 {
            #expect(try await refusalCode { try await ledger.businessDate() } == "book.missing")
        }
        #expect(try folder.names == [])
        #expect(try await ledger.start(on: LedgerFixture.firstDay))
        #expect(try await ledger.businessDate() == LedgerFixture.firstDay)
    }

    @Test("a book is opened again after another file was replaced")
    func replaced() async throws {
        try Data("not a book".utf8).write(to: URL(fileURLWithPath: folder.book))
        #expect(try await refusalCode { try await ledger.start(on: nil) } == "book.foreign")
        #expect(try await refusalCode { try await ledger.businessDate() } == "book.foreign")
        try FileManager.default.removeItem(atPath: folder.book)
        #expect(try await ledger.start(on: LedgerFixture.firstDay))
        try RawBook(folder.book).connection.execute("PRAGMA user_version = 99")
        #expect(try await refusalCode { try await ledger.businessDate() } == "book.newer")
        try RawBook(folder.book).connection.execute("PRAGMA user_version = \(Schema.version)")
        #expect(try await ledger.businessDate() == LedgerFixture.firstDay)
    }

    @Test("closing the container closes the book and leaves a single file")
    func closing() async throws {
        try await ledger.start(on: nil)
        let book = try await container.resolve(openBookInject)
        #expect(try folder.names.contains("book-wal"))
        try await container.close()
        #expect(try folder.names == ["book"])
        // Neither the container nor an object from it opens the book again.
        await #expect(throws: ResolutionError.closed("Ledger.OpenBook")) {
            try await ledger.businessDate()
        }
        let code = try await refusalCode { try await book.readOnce { try $0.head } }
        #expect(code == "book.put-away")
        #expect(try folder.names == ["book"])
    }

    @Test("closing the container does not open the book")
    func neverOpened() async throws {
        try await container.close()
        #expect(try folder.names == [])
    }
}
