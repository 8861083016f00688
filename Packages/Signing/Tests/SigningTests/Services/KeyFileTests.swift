import BankConsoleTesting
import Foundation
import Signing
import Testing

@Suite("The key file")
struct KeyFileTests {
    private let folder: TemporaryFolder
    private let file: KeyFile

    init() throws {
        folder = try TemporaryFolder()
        file = KeyFile(path: "\(folder.path)/bank/keys/book.key")
    }

    @Test("the key file is created once, private, in private folders")
    func making() throws {
        #expect(code { try file.load() } == "key.missing")
        let made = try file.loadOrMake()
        #expect(made.bytes.count == 32)
        #expect(try file.loadOrMake().bytes.isEqual(to: made.bytes))
        #expect(try file.load().bytes.isEqual(to: made.bytes))
        #expect(try folder.permissions(of: "bank/keys/book.key") == 0o600)
        #expect(try folder.permissions(of: "bank/keys") == 0o700)
        #expect(try folder.permissions(of: "bank") == 0o700)
        #expect(try folder.names(in: "bank/keys") == ["book.key"])
    }

    @Test("the key file is private under any umask")
    func mask() throws {
        let before = umask(0)
        defer { umask(before) }
        _ = try file.loadOrMake()
        #expect(try folder.permissions(of: "bank/keys/book.key") == 0o600)
        #expect(try folder.permissions(of: "bank/keys") == 0o700)
    }

    @Test("simultaneous creation gives one key file")
    func makingAtOnce() async throws {
        let file = file
        let names = try await withThrowingTaskGroup(of: HexBytes.self) { group in
            for _ in 1...20 { group.addTask { try file.loadOrMake().name } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(names.count == 1)
        #expect(try folder.names(in: "bank/keys") == ["book.key"])
    }

    @Test("two key files have different keys")
    func random() throws {
        let other = KeyFile(path: "\(folder.path)/bank/keys/other.key")
        #expect(try file.loadOrMake().name != other.loadOrMake().name)
    }

    @Test(
        "refuses a key file that other users may read or write",
        arguments: [0o640, 0o604, 0o620, 0o602, 0o610, 0o644, 0o660, 0o666, 0o777]
    )
    func permissions(mode: Int) throws {
        _ = try file.loadOrMake()
        try TemporaryFolder.setPermissions(mode, of: file.path)
        #expect(
            message { try file.loadOrMake() }
                == "the key file '\(file.path)' may be read by other users; make the file private: "
                + "chmod 600 '\(file.path)'"
        )
        try TemporaryFolder.setPermissions(0o400, of: file.path)
        #expect(try file.load().bytes.count == 32)
    }

    @Test("accepts a key file in a sticky folder")
    func stickyFolder() throws {
        _ = try file.loadOrMake()
        try TemporaryFolder.setPermissions(0o1777, of: "\(folder.path)/bank/keys")
        #expect(try file.load().bytes.count == 32)
    }

    @Test(
        "refuses a key file in a folder that other users may write",
        arguments: [0o770, 0o707, 0o777]
    )
    func folderPermissions(mode: Int) throws {
        _ = try file.loadOrMake()
        try TemporaryFolder.setPermissions(mode, of: "\(folder.path)/bank/keys")
        #expect(code { try file.load() } == "key.folder")
        try TemporaryFolder.setPermissions(0o755, of: "\(folder.path)/bank/keys")
        #expect(try file.load().bytes.count == 32)
    }

    @Test("refuses a key file of another length", arguments: [0, 1, 31, 33, 64])
    func damaged(count: Int) throws {
        _ = try file.loadOrMake()
        try Data(repeating: 7, count: count).write(to: URL(filePath: file.path))
        try TemporaryFolder.setPermissions(0o600, of: file.path)
        #expect(code { try file.loadOrMake() } == "key.damaged")
        #expect(try Data(contentsOf: URL(filePath: file.path)).count == count, "unchanged")
    }

    @Test("refuses a link, a folder, and a path below a file")
    func noFile() throws {
        let real = try file.loadOrMake()
        let manager = FileManager.default
        let link = "\(folder.path)/bank/keys/link.key"
        try manager.createSymbolicLink(atPath: link, withDestinationPath: file.path)
        #expect(code { try KeyFile(path: link).load() } == "key.unreadable")
        #expect(code { try KeyFile(path: "\(folder.path)/bank").load() } == "key.unreadable")
        #expect(code { try KeyFile(path: "\(file.path)/x").loadOrMake() } == "key.unreadable")
        #expect(code { try KeyFile(path: "/dev/null").load() } != nil)
        #expect(try file.load().name == real.name)
    }

    @Test("the leftovers of killed joins are removed, and a complete key file is used")
    func leftovers() throws {
        let draft = file.path + ".0123456789abcdef"
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/bank/keys",
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try Data([1, 2]).write(to: URL(filePath: draft))
        let made = try file.loadOrMake()
        #expect(try folder.names(in: "bank/keys") == ["book.key"])
        try FileManager.default.linkItem(atPath: file.path, toPath: draft)
        #expect(try file.load().name == made.name)
        #expect(try folder.names(in: "bank/keys") == ["book.key"])
    }

    @Test("removes no other file beside the key file")
    func otherFiles() throws {
        _ = try file.loadOrMake()
        let names = ["book.key.copy", "book.key.0123", "other.0123456789abcdef"]
        for name in names {
            try Data([1]).write(to: URL(filePath: "\(folder.path)/bank/keys/\(name)"))
        }
        _ = try file.loadOrMake()
        #expect(try Set(folder.names(in: "bank/keys")) == Set(names + ["book.key"]))
    }

    @Test("refuses a key file with a second name")
    func secondName() throws {
        _ = try file.loadOrMake()
        let copy = "\(folder.path)/bank/keys/copy"
        try FileManager.default.linkItem(atPath: file.path, toPath: copy)
        #expect(code { try file.load() } == "key.links")
        try FileManager.default.removeItem(atPath: copy)
        #expect(try file.load().bytes.count == 32)
    }

    @Test("the key file of another book counts no attempt")
    func otherBook() async throws {
        let bank = try TestBank()
        try await bank.join()
        try FileManager.default.removeItem(atPath: bank.keyFile)
        _ = try KeyFile(path: bank.keyFile).loadOrMake()
        #expect(await bank.verify(TestBank.password) == "key.other")
        let attempts = try await bank.book.customer(TestBank.customer).attempts
        #expect(attempts[.password].counted == 0)
        let join = await bank.run(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234 --json",
            typing: "135790",
            "135790"
        )
        #expect(join.code == "key.other")
    }

    @Test("a missing key file is reported before any question, and not replaced")
    func missing() async throws {
        let bank = try TestBank()
        try await bank.join()
        try FileManager.default.removeItem(atPath: bank.keyFile)
        let secrets = RecordingSecrets(TestBank.password)
        bank.secrets.read(with: secrets)
        let run = await bank.run("customer verify C000001 --json")
        #expect(run.code == "key.missing")
        #expect(run.status == .unreadable)
        #expect(secrets.prompts.isEmpty)
        let join = await bank.run(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234 --json",
            typing: "135790",
            "135790"
        )
        #expect(join.code == "key.missing")
        #expect(!FileManager.default.fileExists(atPath: bank.keyFile))
    }

    private func message(_ body: () throws -> some Any) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? BankError)?.message
        }
    }
}
