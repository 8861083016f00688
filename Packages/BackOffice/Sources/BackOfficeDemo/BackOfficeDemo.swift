import BackOffice
import BankConsoleTesting
import Bookkeeping
import Console
import ConsoleTesting

/// Runs the back office without the other features, on a book in memory.
///
///     swift run BackOfficeDemo                # a sequence of commands
///     swift run BackOfficeDemo day advance 3  # one command
@main
enum BackOfficeDemo {
    private static let story = ["day", "day advance 31", "audit", "signings"]

    static func main() async throws {
        let folder = try TemporaryFolder(named: "BackOfficeDemo")
        let bank = try FakeBank(on: BusinessDate(inSeoulAt: .now())) { _ in
            [
                BackOfficeModule(
                    journalPath: folder.file("journal"),
                    clock: Timestamp.now,
                    warn: { try? StandardIO().write("Warning: \($0)\n", to: .error) }
                )
            ]
        }
        let demo = DemoProgram(bank.container, abstract: "The back office only.", story: story)
        // The back office has no screens: without a command, the demo plays its story.
        try await demo.main(byDefault: ["--story"], removing: folder)
    }
}
