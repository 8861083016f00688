import Bookkeeping
import Foundation
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("The files of a book")
struct PrivateFilesTests {
    @Test("are for their owner alone, whatever the umask, side files and folder too")
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
        #expect(try probe.finish().status == 0)
    }

    @Test("do not change a folder that stood before")
    func otherFolders() async throws {
        let folder = try TemporaryFolder()
        let before = try folder.permissions()
        _ = try await LedgerFixture(book: folder.book)
        #expect(try folder.permissions() == before)
    }

    @Test("do not keep what was overwritten")
    func overwritten() async throws {
        let folder = try TemporaryFolder()
        let secret = "sealed-key-that-was-replaced"
        do {
            let bench = try await LedgerFixture(book: folder.book)
            let key = RecordKey("thing", "one")
            try await bench.set("1", .create(key, secret))
            let record = try #require(try await bench.ledger.record(key))
            try await bench.set("2", .update(record, to: "another"))
        }
        let connection = try RawBook(folder.book).connection
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let bytes = try #require(FileManager.default.contents(atPath: folder.book))
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
        #expect(bytes.range(of: Data("another".utf8)) != nil)
    }
}
