import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@Suite("The place of the key file")
struct KeyPlaceTests {
    private let folder: TemporaryFolder
    private let id = "0123456789abcdef"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func place(id: String, keyFile: String? = nil) -> KeyPlace {
        KeyPlace(
            KeyPaths(folder: folder.file("config"), keyFile: keyFile),
            origin: { "modularbank/\(id)" }
        )
    }

    @Test("the key file is named by the book, or is where BANK_KEY says")
    func paths() async throws {
        #expect(try await place(id: id).file().path == folder.file("config/\(id).key"))
        #expect(try await place(id: id, keyFile: "/k").file().path == "/k")
    }

    @Test("the id of a book chooses no other path", arguments: ["", "../x", "0123456789ABCDEF"])
    func invalid(id: String) async {
        #expect(await code { try await place(id: id).file() } == "key.book")
    }
}
