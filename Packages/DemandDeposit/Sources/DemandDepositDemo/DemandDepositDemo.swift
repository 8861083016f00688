import BankConsole
import BankConsoleTesting
import Bookkeeping
import CardInterface
import Console
import DependencyContainer
import SafeBoxInterface
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Demand deposit accounts alone: a book in memory, customers who are just there, a signer who signs
/// whatever is asked, and cards and boxes that are nothing but a screen.
///
///     swift run DemandDepositDemo                      # the screens
///     swift run DemandDepositDemo --story              # plays a short story of commands
///     swift run DemandDepositDemo account open --help  # runs one command instead
@main
struct DemandDepositDemo {
    private static let customer = CustomerID("C000001")
    private static let opening = [
        ["account", "open", "--customer", "C000001", "--nickname", "생활비"],
        ["account", "open", "--customer", "C000002"],
        ["account", "deposit", "생활비", "1000만", "--yes"],
    ]
    private static let story =
        opening + [
            ["account", "transfer", "생활비", "3333-01-0000021", "5만", "--memo", "7월분", "--yes"],
            ["account", "withdraw", "생활비", "1억", "--yes"],
            ["account", "show", "생활비"],
            ["account", "statement", "생활비"],
        ]

    private let bank: DemoBank

    static func main() async throws {
        let demo = DemandDepositDemo(bank: try DemoBank(on: BusinessDate(inSeoulAt: .now())))
        let typed = Array(CommandLine.arguments.dropFirst())
        if typed == ["--story"] {
            try await demo.playStory()
        } else {
            exit(try await demo.program(io: StandardIO()).run(typed).rawValue)
        }
    }

    /// The commands of the feature, and its screens without a word.
    private func program(io: any ProgramIO) throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: bank.container,
            version: "demo",
            abstract: "Demand deposit accounts, alone.",
            screens: ScreenProgram { try await playScreens(at: $0) },
            io: io
        )
    }

    private func playStory() async throws {
        let io = StandardIO()
        let program = try program(io: io)
        for words in Self.story {
            try io.write("\n$ bank \(words.joined(separator: " "))\n", to: .output)
            _ = await program.run(words)
        }
    }

    /// Shows the screens to a customer who has an account with money, a card and a safe box.
    @MainActor
    private func playScreens(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        let preparation = try program(io: InMemoryIO())
        for words in Self.opening { _ = await preparation.run(words) }
        linkCardAndBox(to: AccountID("3333-01-0000013"))
        return try await bank.signedIn(as: Self.customer) { session in
            let stage = try FeatureStage { try session.resolve(homeEntriesInject)[0].router($0) }
            defer { stage.end() }
            return try await ScreenSession.run(window: stage.window, terminal: terminal)
        }
    }

    private func linkCardAndBox(to account: AccountID) {
        bank.links.link(
            CardSummary(
                maskedNumber: "5365-10**-****-0018",
                cardNumber: "5365100000000018",
                account: account
            )
        )
        bank.links.link(
            SafeBoxSummary(
                account: account,
                balance: Money(won: 6_000_000),
                limit: Money(won: 10_000_000),
                payableInterest: .zero
            )
        )
    }
}
