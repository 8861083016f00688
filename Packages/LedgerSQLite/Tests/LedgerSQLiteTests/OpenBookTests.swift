import Bookkeeping
import BookkeepingTesting
import DependencyContainer
import Foundation
import LedgerInterface
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("The open book")
struct OpenBookTests {
    private let folder: TemporaryFolder
    private let container: Container
    private let ledger: any Ledger

    init() throws {
        folder = try TemporaryFolder()
        container = try Container(
            modules: LedgerSQLiteModule(book: folder.book, issuer: AuthorityIssuer()),
            VerifierModule()
        )
        ledger = try container.resolve(ledgerInject)
    }

    @Test("is one, however many ask for it at the same moment")
    func oneFlight() async throws {
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

    @Test("is asked for again after there was none, and nobody made one by asking")
    func begunLater() async throws {
        for _ in 1...2 {
            #expect(try await refusalCode { try await ledger.businessDate() } == "book.missing")
        }
        #expect(try folder.names == [])
        #expect(try await ledger.start(on: LedgerFixture.firstDay))
        #expect(try await ledger.businessDate() == LedgerFixture.firstDay)
    }

    @Test("is asked for again after something else stood there")
    func mended() async throws {
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

    @Test("is put away with the container, and leaves nothing but the file")
    func putAway() async throws {
        try await ledger.start(on: nil)
        let book = try await container.resolve(openBookInject)
        #expect(try folder.names.contains("book-wal"))
        try await container.close()
        #expect(try folder.names == ["book"])
        // Neither by way of the container nor by what was got from it before.
        await #expect(throws: ResolutionError.closed("Ledger.OpenBook")) {
            try await ledger.businessDate()
        }
        let code = try await refusalCode { try await book.readOnce { try $0.head } }
        #expect(code == "book.put-away")
        #expect(try folder.names == ["book"])
    }

    @Test("is not opened by closing the container")
    func neverOpened() async throws {
        try await container.close()
        #expect(try folder.names == [])
    }
}
