import Bookkeeping
import Foundation
import LedgerInterfaceTesting
import Testing

@testable import LedgerSQLite

@Suite("Permissions and contents of files")
struct PrivateFilesTests {
    @Test("the book, its side files and its folders are private, regardless of the umask")
    func permissions() async throws {
        let folder = try TemporaryFolder()
        let probe = try ProbeProcess("hold", folder.path + "/above/inner/book")
        #expect(probe.waitForOutput() == "ready\n")
        let names = ["book", "book-shm", "book-wal"]
        for name in names {
            #expect(try folder.permissions(of: "above/inner/" + name) == 0o600, "\(name)")
        }
        #expect(try folder.permissions(of: "above/inner") == 0o700)
        #expect(try folder.permissions(of: "above") == 0o700)
        #expect(try probe.finish().exitCode == 0)
    }

    @Test("an existing folder keeps its permissions")
    func otherFolders() async throws {
        let folder = try TemporaryFolder()
        let before = try folder.permissions()
        _ = try await LedgerFixture(book: folder.book)
        #expect(try folder.permissions() == before)
    }

    @Test("the file does not contain a replaced value")
    func overwritten() async throws {
        let folder = try TemporaryFolder()
        let secret = "sealed-key-that-was-replaced"
        do {
            let fixture = try await LedgerFixture(book: folder.book)
            let key = RecordKey("thing", "one")
            try await fixture.set("1", .create(key, secret))
            let record = try #require(try await fixture.ledger.record(key))
            try await fixture.set("2", .update(record, to: "another"))
        }
        let connection = try RawBook(folder.book).connection
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let bytes = try #require(FileManager.default.contents(atPath: folder.book))
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
        #expect(bytes.range(of: Data("another".utf8)) != nil)
    }
}
