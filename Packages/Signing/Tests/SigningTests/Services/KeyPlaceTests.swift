import ConsoleTesting
import Foundation
import Synchronization
import Testing

@testable import Signing

@Suite("The place of the key file")
struct KeyPlaceTests {
    private let folder: TemporaryFolder
    private let warnings = Warnings()
    private let id = "0123456789abcdef"

    /// The warnings that were shown.
    private final class Warnings: Sendable {
        let shown = Mutex<[String]>([])
    }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func place(id: String, keyFile: String? = nil) -> KeyPlace {
        KeyPlace(
            KeyPaths(
                folder: folder.file("config"),
                keyFile: keyFile,
                besideBook: folder.file("book.key")
            ),
            origin: { "modularbank/\(id)" },
            warn: { [warnings] message in warnings.shown.withLock { $0.append(message) } }
        )
    }

    @Test("the key file is named by the book, or is where BANK_KEY says")
    func paths() async throws {
        #expect(try await place(id: id).file().path == folder.file("config/\(id).key"))
        #expect(try await place(id: id, keyFile: "/k").file().path == "/k")
        #expect(warnings.shown.withLock { $0 }.isEmpty)
    }

    @Test("a key file beside the book is used, and the warning's command moves it")
    func beside() async throws {
        let made = try KeyFile(path: folder.file("book.key")).loadOrMake()
        let place = place(id: id)
        #expect(try await place.file().load().name == made.name)
        #expect(try await place.file().path == folder.file("book.key"))
        let warning = try #require(warnings.shown.withLock { $0 }.first)
        #expect(warnings.shown.withLock { $0 }.count == 1)
        let command = try #require(warning.split(separator: "; move it: ").last)
        #expect(try ChildProcess.run(["/bin/sh", "-c", String(command)]).exitCode == 0)
        #expect(try await self.place(id: id).file().path == folder.file("config/\(id).key"))
        #expect(try await self.place(id: id).file().load().name == made.name)
        #expect(try folder.permissions(of: "config") == 0o700)
        #expect(warnings.shown.withLock { $0 }.count == 1)
    }

    @Test("a planted key file beside the book does not replace the right one")
    func planted() async throws {
        let right = try KeyFile(path: folder.file("config/\(id).key")).loadOrMake()
        _ = try KeyFile(path: folder.file("book.key")).loadOrMake()
        #expect(try await place(id: id).file().load().name == right.name)
    }

    @Test("the id of a book chooses no other path", arguments: ["", "../x", "0123456789ABCDEF"])
    func invalid(id: String) async {
        #expect(await code { try await place(id: id).file() } == "key.book")
    }
}
