import BankConsole
import Console
import DependencyContainer
import LedgerInterface

/// Demand deposit accounts alone: a book in memory, customers who are just there, a signer who signs
/// whatever is asked.
///
///     swift run DemandDepositDemo                      # the screens
///     swift run DemandDepositDemo --story              # plays a short story of commands
///     swift run DemandDepositDemo account open --help  # runs one command instead
@main
struct DemandDepositDemo {
    private static let story = [
        ["account", "open", "--customer", "C000001", "--nickname", "생활비"],
        ["account", "open", "--customer", "C000002"],
        ["account", "deposit", "생활비", "1000만", "--yes"],
        ["account", "transfer", "생활비", "3333-01-0000021", "5만", "--memo", "7월분", "--yes"],
        ["account", "withdraw", "생활비", "1억", "--yes"],
        ["account", "show", "생활비"],
        ["account", "statement", "생활비"],
    ]

    static func main() async throws {
        let io = StandardIO()
        let bank = try DemoBank(on: BusinessDate(inSeoulAt: .now()))
        let program = try CommandLineProgram(
            bank: bank.container,
            version: "demo",
            abstract: "Demand deposit accounts, alone.",
            io: io
        )
        let typed = Array(CommandLine.arguments.dropFirst())
        for words in typed == ["--story"] ? story : [typed] {
            if typed == ["--story"] {
                try io.write("\n$ bank \(words.joined(separator: " "))\n", to: .output)
            }
            _ = await program.run(words)
        }
    }
}
