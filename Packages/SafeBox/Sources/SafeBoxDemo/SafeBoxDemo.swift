import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Safe boxes alone: a book in memory, an account that is just there, a signer who signs whatever is
/// asked.
///
///     swift run SafeBoxDemo                     # the screens
///     swift run SafeBoxDemo --story             # plays a short story of commands
///     swift run SafeBoxDemo safebox put --help  # runs one command instead
@main
struct SafeBoxDemo {
    private static let account = "3333-01-0000013"
    private static let story = [
        "safebox open \(account)",
        "safebox put \(account) 1000만 --yes",
        "safebox put \(account) 1 --yes",
        "demo days 30",
        "safebox show \(account)",
        "safebox interest \(account) --yes",
        "safebox take \(account) 4만 --yes",
        "safebox payout \(account) monthly",
    ]

    private let bank: DemoBank

    static func main() async throws {
        let demo = SafeBoxDemo(bank: try DemoBank(on: BusinessDate(inSeoulAt: .now())))
        try await demo.bank.openAccount(holding: Money(won: 12_000_000))
        let typed = Array(CommandLine.arguments.dropFirst())
        if typed == ["--story"] {
            try await demo.playStory()
        } else {
            exit(try await demo.program().run(typed).rawValue)
        }
    }

    /// The commands of the feature, and its screens without a word.
    private func program() throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: bank.container,
            version: "demo",
            abstract: "Safe boxes, alone.",
            screens: ScreenProgram { try await playScreens(at: $0) },
            adding: ([], [closeDays]),
            io: StandardIO()
        )
    }

    private func playStory() async throws {
        let program = try program()
        for line in Self.story {
            try StandardIO().write("\n$ bank \(line)\n", to: .output)
            _ = await program.run(line.split(separator: " ").map(String.init))
        }
    }

    @MainActor
    private func playScreens(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        let session = try bank.container.open(signedInScope, with: DemoBank.customer)
        let stage = try PluginStage(session.resolve(homePluginsInject)[0])
        let end = try await ScreenSession.run(window: stage.window, terminal: terminal)
        stage.end()
        try await session.close()
        return end
    }

    private var closeDays: Command {
        Command(
            "demo days",
            abstract: "Let days pass, as the app's `day advance` does.",
            arguments: [Argument("count", help: "How many.")],
            examples: [Example("bank demo days 30", "Close thirty days.")]
        ) { invocation in
            let count = Int(try invocation.argument("count")) ?? 0
            let date = try await bank.closeDays(count).description
            return Answer([.line("It is \(date).")], json: ["date": .string(date)])
        }
    }
}
