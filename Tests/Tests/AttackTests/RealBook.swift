import BankApp
import Console
import ConsoleTesting
import Foundation

/// A book that the real bank writes in this process, and its keys in another folder.
struct RealBook: Sendable {
    static let password = "482915"

    /// The folder with the keys and with the checkpoints that are held elsewhere.
    let keys: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws {
        keys = try TemporaryFolder(named: "keys")
        folder = try TemporaryFolder(named: "book")
    }

    private init(copying other: RealBook) throws {
        keys = other.keys
        folder = try TemporaryFolder(named: "book")
        for name in try other.folder.names {
            try FileManager.default.copyItem(
                atPath: other.folder.file(name),
                toPath: folder.file(name)
            )
        }
    }

    var path: String { folder.file("book.sqlite") }

    /// Returns another book with copies of the files; both have the same keys.
    func copy() throws -> RealBook { try RealBook(copying: self) }

    /// Runs `bank` with the words of a line.
    /// - Parameter password: The password on each line of standard input.
    func run(
        _ line: String,
        password: String = Self.password
    ) async -> (status: ExitCode, output: String, errors: String) {
        let io = InMemoryIO(
            input: String(repeating: password + "\n", count: 3),
            environment: [
                "BANK_BOOK": path, "HOME": keys.path, "XDG_CONFIG_HOME": keys.path,
            ]
        )
        let arguments = line.split(separator: " ").map(String.init)
        let status = await BankProgram.run(
            arguments + ["--json", "--yes", "--pin-stdin"],
            io: io
        )
        return (status, io.output, io.errorOutput)
    }

    /// Runs a line that must succeed, and returns a text of its answer.
    @discardableResult
    func text(_ key: String = "", in line: String) async throws -> String {
        let (status, output, errors) = await run(line)
        guard status == .success,
            let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        else { throw Failure(line: line, output: output + errors) }
        return answer[key] as? String ?? ""
    }

    /// Seals the book, and writes the checkpoint to a file that no attacker can change.
    func checkpoint(named name: String) async throws -> String {
        let note = try await text("checkpoint", in: "checkpoint")
        let file = keys.file(name)
        try Data(note.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    struct Failure: Error, CustomStringConvertible {
        let line: String
        let output: String
        var description: String { "'\(line)': \(output)" }
    }
}

/// A real book of about 180 entries, with an older copy and a checkpoint held elsewhere.
struct Story: Sendable {
    let book: RealBook
    /// A copy from before the last entries.
    let old: RealBook
    /// The path of a checkpoint over all entries.
    let checkpoint: String

    /// The story is the same for all tests, which attack copies.
    static let shared = Task { try await Story() }

    private init() async throws {
        book = try RealBook()
        let people = [
            ("Kim", "010-2345-6789"), ("Lee", "010-3456-7891"), ("Park", "010-4567-8912"),
        ]
        try await book.text(in: "day start 2026-01-05")
        for (name, phone) in people {
            try await book.text(
                in: "customer join --name \(name) --birth 1990-03-14 --phone \(phone)"
            )
        }
        let first = try await book.text("account", in: "account open --customer C000001")
        let second = try await book.text("account", in: "account open --customer C000002")
        let third = try await book.text("account", in: "account open --customer C000001")
        for account in [first, second, third] {
            try await book.text(in: "account deposit \(account) 20000000")
        }
        try await book.text(in: "account nickname \(first) pay")
        for account in [first, second] { try await book.text(in: "safebox open \(account)") }
        try await book.text(in: "safebox payout \(second) monthly")
        try await book.text(in: "safebox put \(first) 5000000")
        try await book.text(in: "safebox put \(second) 7000000")
        let card = try await book.text("card", in: "card issue \(first)")
        let lost = try await book.text("card", in: "card issue \(second)")
        try await book.text(in: "card limits \(card) --per-payment 300000")
        for _ in 0..<5 { _ = await book.run("customer verify C000003", password: "111222") }
        for day in 0..<40 {
            try await book.text(in: "account transfer \(first) \(second) \(1_000 + day)")
            let payment = try await book.text("payment", in: "card pay \(card) \(2_000 + day) shop")
            switch day % 3 {
            case 0: try await book.text(in: "card settle \(payment)")
            case 1: try await book.text(in: "card void \(payment)")
            default: break
            }
            try await book.text(in: "day advance 1")
        }
        try await book.text(in: "card lose \(lost)")
        try await book.text(in: "card reissue \(lost)")
        try await book.text(in: "safebox interest \(first)")
        try await book.text(in: "account withdraw \(third) 1000000")
        _ = try await book.checkpoint(named: "old")
        try Attacker(book.path).settle()
        old = try book.copy()
        for won in 1...5 { try await book.text(in: "account deposit \(second) \(won)000") }
        checkpoint = try await book.checkpoint(named: "newest")
        try Attacker(book.path).settle()
    }
}
