import Bookkeeping
import ConsoleTesting
import Foundation
import SigningInterface
import Testing

@testable import Signing

@Suite("The signer of checkpoints")
struct SignerFilesTests {
    private let bank: TestBank
    private let signer: any LogSigner
    private let verifier: any Ed25519Verifying
    private let book = "0123456789abcdef"
    private let text = Array("modularbank/0123456789abcdef\n".utf8)

    init() throws {
        bank = try TestBank()
        signer = try bank.container.resolve(logSignerInject)
        verifier = try bank.container.resolve(ed25519VerifierInject)
    }

    private var path: String { bank.folder.file("keys/\(book).signer") }

    @Test("a signer is made once, private, and its signatures verify with its public key only")
    func making() throws {
        #expect(try !signer.exists(for: book))
        let key = try signer.make(for: book)
        #expect(try signer.exists(for: book))
        #expect(key.name == "modularbank/0123456789abcdef")
        #expect(key.bytes.count == 32)
        #expect(try bank.folder.permissions(of: "keys/\(book).signer") == 0o600)
        #expect(try bank.folder.permissions(of: "keys") == 0o700)
        let signature = try signer.sign(text, for: book, expecting: key)
        #expect(signature.count == 64)
        #expect(try verifier.isValid(signature, over: text, with: key.bytes))
        #expect(try !verifier.isValid(signature, over: text + [0], with: key.bytes))
        let other = try signer.make(for: "fedcba9876543210")
        #expect(other.bytes != key.bytes)
        #expect(try !verifier.isValid(signature, over: text, with: other.bytes))
        #expect(try !verifier.isValid([], over: text, with: key.bytes))
        #expect(try !verifier.isValid(signature, over: text, with: []))
    }

    @Test("a second signer for a book is refused, and the first one stays")
    func twice() throws {
        let key = try signer.make(for: book)
        #expect(code { try signer.make(for: book) } == "signer.exists")
        #expect(try signer.publicKey(for: book) == key)
    }

    @Test("a deleted signer is reported in one line, and no new one is made")
    func deleted() throws {
        let key = try signer.make(for: book)
        try FileManager.default.removeItem(atPath: path)
        let error = #expect(throws: BankError.self) {
            try signer.sign(text, for: book, expecting: key)
        }
        #expect(
            error?.message
                == "the signer '\(path)' is missing, and no checkpoint can be signed without it; "
                + "restore it from a copy"
        )
        #expect(code { try signer.publicKey(for: book) } == "signer.missing")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a replaced signer signs nothing")
    func replaced() throws {
        let key = try signer.make(for: book)
        try Data(repeating: 7, count: 32).write(to: URL(filePath: path))
        try TemporaryFolder.setPermissions(0o600, of: path)
        #expect(code { try signer.sign(text, for: book, expecting: key) } == "signer.other")
        try Data(repeating: 7, count: 31).write(to: URL(filePath: path))
        try TemporaryFolder.setPermissions(0o600, of: path)
        #expect(code { try signer.sign(text, for: book, expecting: key) } == "signer.damaged")
    }

    @Test("refuses a signer that other users may read, a link, and a second name")
    func notPrivate() throws {
        _ = try signer.make(for: book)
        try TemporaryFolder.setPermissions(0o640, of: path)
        #expect(code { try signer.publicKey(for: book) } == "signer.permissions")
        try TemporaryFolder.setPermissions(0o600, of: path)
        let copy = bank.folder.file("keys/copy")
        try FileManager.default.linkItem(atPath: path, toPath: copy)
        #expect(code { try signer.publicKey(for: book) } == "signer.links")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: copy)
        #expect(code { try signer.publicKey(for: book) } == "signer.unreadable")
        #expect(code { try signer.make(for: book) } == "signer.exists")
    }

    @Test(
        "the id of a book chooses no other path",
        arguments: ["", "x", "../../../../../../a", "0123456789ABCDEF", "0123456789abcde/"]
    )
    func invalid(book: String) {
        #expect(code { try signer.exists(for: book) } == "signer.book")
        #expect(code { try signer.make(for: book) } == "signer.book")
    }

    @Test("of twenty simultaneous makers one succeeds")
    func makingAtOnce() async throws {
        let (signer, book) = (signer, book)
        let codes = await withTaskGroup(of: String?.self) { group in
            for _ in 1...20 { group.addTask { code { try signer.make(for: book) } } }
            return await group.reduce(into: [:]) { $0[$1 ?? "made", default: 0] += 1 }
        }
        #expect(codes == ["made": 1, "signer.exists": 19])
    }
}
