import BankApp
import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import Foundation
import Testing

/// The real bank on a book in a temporary folder, with a fixed clock.
@MainActor
struct FrameBank {
    static let password = "482915"

    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let locks = Locks()

    /// The closure that locks the screens of the latest visit.
    @MainActor
    final class Locks {
        var lock: () -> Void = {}
    }

    init() throws {
        folder = try TemporaryFolder(named: "frames")
        environment = ["HOME": folder.path, "BANK_BOOK": folder.file("book.sqlite")]
    }

    /// 2026-01-05 at 09:30 in Seoul.
    private static let clock: WallClock = { Timestamp(milliseconds: 1_767_573_000_000) }

    /// Fills the book with two customers, accounts, a safe box, a card and some movements.
    func prepare() async throws {
        for line in [
            "day start 2026-01-05",
            "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789 --pin-stdin",
            "customer join --name 이두리 --birth 1985-11-02 --phone 010-9876-5432 --pin-stdin",
            "account open --customer C000001 --nickname 생활비 --yes",
            "account open --customer C000001 --yes",
            "account open --customer C000002 --yes",
            "account deposit 3333-01-0000013 3,200,000 --memo 월급 --yes",
            "account transfer 3333-01-0000013 3333-01-0000037 45,000 --memo 회식비 --pin-stdin --yes",
            "safebox open 3333-01-0000013 --yes",
            "safebox put 3333-01-0000013 600,000 --pin-stdin --yes",
            "card issue 3333-01-0000013 --pin-stdin --yes",
            "day advance 3",
            "account withdraw 3333-01-0000013 70,000 --pin-stdin --yes",
        ] { try await run(line) }
    }

    private func run(_ line: String) async throws {
        let io = InMemoryIO(
            input: "\(Self.password)\n\(Self.password)\n",
            environment: environment
        )
        let words = line.split(separator: " ").map(String.init)
        let exitCode = await BankProgram.run(words, io: io, clock: Self.clock)
        try #require(exitCode == .success, "\(line): \(io.errorOutput)")
    }

    /// Plays the bank's screens.
    func visit(_ body: @escaping @MainActor (inout FrameWalk) async throws -> Void) async throws {
        let composition = BankComposition(
            paths: BankPaths(option: nil) { environment[$0] },
            secretReader: NoSecrets(),
            clock: Self.clock,
            idleLock: { [locks] in
                locks.lock = $0
                return nil
            }
        )
        let container = try composition.container()
        let terminal = CodeTerminal { window in
            var walk = FrameWalk(window, locks: locks)
            try await body(&walk)
        }
        _ = try await BankComposition.screens(in: container).play(at: terminal)
        try await container.close()
        try terminal.rethrow()
    }
}

private struct NoSecrets: SecretReader {
    func secret(prompt: String) async throws -> Secret { throw CancellationError() }
}

/// A person who walks through the screens and compares each with its recorded frames.
@MainActor
struct FrameWalk {
    let person: ScreenUser
    private let locks: FrameBank.Locks

    private static let golden = GoldenFrames(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames").path,
        recording: "RECORD_FRAMES",
        command: "swift test --package-path App --filter ScreenFrameTests"
    ) { text in
        // The numbers of cards, recovery codes and idempotency keys are drawn at random.
        text.replacing(/5365-10([0-9*]{2})-([0-9*]{4})-[0-9]{4}/) { match in
            match.1 == "**" ? "5365-10**-****-5678" : "5365-1012-3456-5678"
        }
        .replacing(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/, with: "7W3K-7W3K-7W3K-7W3K-7W3K-7W3K-Q9TM")
        .replacing(/key: [0-9a-f]{32}/, with: "key: 0123456789abcdef0123456789abcdef")
    }

    init(_ window: Window, locks: FrameBank.Locks) {
        self.locks = locks
        person = ScreenUser(at: window)
    }

    /// Compares the visible screen with its recorded frames.
    func see(_ name: String) async throws {
        await person.window.settled()
        let problems = try Self.golden.problems(of: name, in: person.window)
        #expect(problems == [])
    }

    /// Chooses an action, and looks at the screen that follows.
    func press(_ id: String, see name: String? = nil) async throws {
        try await person.press(ScreenAction.ID(id))
        if let name { try await see(name) }
    }

    /// Fills the field, and looks at the screen that follows.
    func type(_ text: String, see name: String? = nil) async throws {
        try await person.type(text)
        if let name { try await see(name) }
    }

    /// Presses keys, and looks at the screen that follows.
    func press(keys: String, see name: String) async throws {
        for key in keys { await person.press(keys: .character(key)) }
        try await see(name)
    }

    /// Presses Escape, and looks at the screen that follows.
    func escape(see name: String) async throws {
        await person.press(keys: .escape)
        try await see(name)
    }

    /// Lets the time without a key pass, and looks at the screen that follows.
    func leaveAlone(see name: String) async throws {
        locks.lock()
        try await see(name)
    }

    func signIn() async throws {
        try await press("sign-in")
        try await press("C000001")
        try await type(FrameBank.password)
    }
}
