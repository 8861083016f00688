import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@Suite("The signer of checkpoints")
struct SignerFilesTests {
    private let bank: TestBank
    private let signer: any LogSigner
    private let log = "modularbank/0123456789abcdef"

    init() throws {
        bank = try TestBank()
        signer = try bank.container.resolve(logSignerInject)
    }

    private var path: String { bank.folder.file("keys/0123456789abcdef.signer") }

    /// Signs the head of the first entry, and returns the text and the signature.
    private func sign() throws -> (text: [UInt8], signature: [UInt8]) {
        let head = TreeHead(size: 1, root: .zero)
        let note = try signer.sign(head, continuing: .new, of: log)
        return (Array(note.text.utf8), try #require(note.signatures.first).bytes)
    }

    /// Makes the key of a log like a ledger that makes a book.
    private func make(_ log: String) throws -> VerifierKey {
        try signer.prepareKey(of: log)
        try signer.adoptKey(of: log)
        return try signer.verifierKey(of: log)
    }

    @Test("a signer is made once, private, and its signatures verify with its public key only")
    func making() throws {
        #expect(try !signer.hasKey(of: log))
        let key = try make(log)
        #expect(try signer.hasKey(of: log))
        #expect(key.name == log)
        #expect(key.publicKey.count == 32)
        #expect(try bank.folder.permissions(of: "keys/0123456789abcdef.signer") == 0o600)
        #expect(try bank.folder.permissions(of: "keys") == 0o700)
        #expect(try bank.folder.names(in: "keys") == ["0123456789abcdef.signer"])
        let (text, signature) = try sign()
        #expect(signature.count == 64)
        #expect(signer.isValid(signature, of: text, by: key.publicKey))
        #expect(!signer.isValid(signature, of: text + [0], by: key.publicKey))
        let other = try make("modularbank/fedcba9876543210")
        #expect(other.publicKey != key.publicKey)
        #expect(!signer.isValid(signature, of: text, by: other.publicKey))
        #expect(!signer.isValid([], of: text, by: key.publicKey))
        #expect(!signer.isValid(signature, of: text, by: []))
    }

    @Test("a second signer for a log is refused, and the first one stays")
    func twice() throws {
        let key = try make(log)
        #expect(code { try signer.prepareKey(of: log) } == "signer.exists")
        #expect(try signer.verifierKey(of: log) == key)
        try signer.adoptKey(of: log)
        #expect(try signer.verifierKey(of: log) == key)
    }

    @Test("a prepared key signs the first checkpoint, and is replaced if its book was never made")
    func prepared() throws {
        try signer.prepareKey(of: log)
        let first = try signer.verifierKey(of: log)
        let (text, signature) = try sign()
        #expect(signer.isValid(signature, of: text, by: first.publicKey))
        #expect(try !signer.hasKey(of: log), "signing does not adopt it: there may be no book")
        try signer.prepareKey(of: log)
        let second = try signer.verifierKey(of: log)
        #expect(second != first)
        try signer.adoptKey(of: log)
        #expect(try signer.verifierKey(of: log) == second)
        #expect(try signer.hasKey(of: log))
    }

    @Test("a prepared key whose book cannot be made is discarded; one in use stays")
    func discarded() throws {
        try signer.prepareKey(of: log)
        try signer.discardKey(of: log)
        #expect(try bank.folder.names(in: "keys") == [])
        let key = try make(log)
        try signer.discardKey(of: log)
        #expect(try signer.verifierKey(of: log) == key)
    }

    @Test("a kill between any two steps leaves a prepared key or one in use")
    func killed() throws {
        let manager = FileManager.default
        let prepared = path + ".prepared"
        let draft = prepared + ".0123456789abcdef"
        // Killed while the key was written: only a draft exists.
        try signer.prepareKey(of: log)
        try manager.moveItem(atPath: prepared, toPath: draft)
        #expect(code { try signer.verifierKey(of: log) } == "signer.missing")
        #expect(try !signer.hasKey(of: log))
        try signer.prepareKey(of: log)
        let key = try signer.verifierKey(of: log)
        #expect(try bank.folder.names(in: "keys") == ["0123456789abcdef.signer.prepared"])
        // Killed between the draft's new name and the removal of its old one.
        try manager.linkItem(atPath: prepared, toPath: draft)
        #expect(try signer.verifierKey(of: log) == key)
        // Killed between the two steps of adopting: the key has both names.
        try manager.linkItem(atPath: prepared, toPath: path)
        #expect(try signer.hasKey(of: log))
        #expect(try signer.verifierKey(of: log) == key)
        #expect(try bank.folder.names(in: "keys") == ["0123456789abcdef.signer"])
        try signer.adoptKey(of: log)
        #expect(try signer.verifierKey(of: log) == key)
        #expect(code { try signer.prepareKey(of: log) } == "signer.exists")
    }

    @Test("a deleted signer is reported in one line, and no new one is made")
    func deleted() throws {
        _ = try make(log)
        try FileManager.default.removeItem(atPath: path)
        let error = #expect(throws: BankError.self) { try sign() }
        #expect(
            error?.message
                == "the signer '\(path)' is missing, and no checkpoint can be signed without it; "
                + "restore the file from a backup"
        )
        #expect(code { try signer.verifierKey(of: log) } == "signer.missing")
        try signer.adoptKey(of: log)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    // BackOffice compares the key with the last checkpoint before it signs the next one.
    @Test("a replaced signer has another public key, and a damaged one signs nothing")
    func replaced() throws {
        let key = try make(log)
        let (text, signature) = try sign()
        try Data(repeating: 7, count: 32).write(to: URL(filePath: path))
        try TemporaryFolder.setPermissions(0o600, of: path)
        #expect(try signer.verifierKey(of: log).publicKey != key.publicKey)
        #expect(try !signer.isValid(sign().signature, of: text, by: key.publicKey))
        #expect(signer.isValid(signature, of: text, by: key.publicKey))
        try Data(repeating: 7, count: 31).write(to: URL(filePath: path))
        try TemporaryFolder.setPermissions(0o600, of: path)
        #expect(code { try sign() } == "signer.damaged")
    }

    @Test("refuses a signer that other users may read, a link, and a second name")
    func notPrivate() throws {
        _ = try make(log)
        try TemporaryFolder.setPermissions(0o640, of: path)
        #expect(code { try signer.verifierKey(of: log) } == "signer.permissions")
        try TemporaryFolder.setPermissions(0o600, of: path)
        let copy = bank.folder.file("keys/copy")
        try FileManager.default.linkItem(atPath: path, toPath: copy)
        #expect(code { try signer.verifierKey(of: log) } == "signer.links")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: copy)
        #expect(code { try signer.verifierKey(of: log) } == "signer.unreadable")
        #expect(code { try signer.prepareKey(of: log) } == "signer.exists")
    }

    @Test(
        "the id of a book chooses no other path",
        arguments: ["", "x", "../../../../../../a", "0123456789ABCDEF", "0123456789abcde/"]
    )
    func invalid(book: String) {
        for log in ["modularbank/\(book)", book] {
            #expect(code { try signer.hasKey(of: log) } == "signer.book")
            #expect(code { try signer.prepareKey(of: log) } == "signer.book")
            #expect(code { try signer.adoptKey(of: log) } == "signer.book")
        }
    }

    @Test("of twenty simultaneous makers all see one key in use")
    func makingAtOnce() async throws {
        let (signer, log) = (signer, log)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...20 {
                group.addTask {
                    code {
                        try signer.prepareKey(of: log)
                        try signer.adoptKey(of: log)
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(codes.isSubset(of: [nil, "signer.exists"]))
        #expect(try signer.hasKey(of: log))
        #expect(try bank.folder.names(in: "keys") == ["0123456789abcdef.signer"])
        _ = try sign()
    }
}
