import BankConsoleTesting
import Bookkeeping
import Console

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Card alone, on the shared fakes. Without arguments it is the feature's screens, at a terminal or
/// line by line over a pipe; with `--story` it plays a card's story, and with other arguments it runs
/// that one command, each on a bank that has just opened.
///
///     swift run --package-path Packages/Card CardDemo
///     swift run --package-path Packages/Card CardDemo --story
///     swift run --package-path Packages/Card CardDemo card issue 3333-01-0000013 --json
@main
struct CardDemo {
    private let bank: DemoBank
    private let program: CommandLineProgram

    static func main() async throws {
        let bank = try await DemoBank(
            balance: Money(won: 100_000),
            with: [VerifyOnScreenModule()]
        )
        let program = try bank.program(io: StandardIO(), screens: bank.screens)
        let demo = CardDemo(bank: bank, program: program)
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--story"] {
            try await demo.playStory()
        } else {
            exit(await demo.program.run(arguments).rawValue)
        }
    }

    private func playStory() async throws {
        let account = bank.account
        let card = "\(account)/card1"
        await run("card issue \(account)")
        await run("card show \(card) --reveal")
        await run("card pay \(card) 12,000 책방 --yes")
        await run("card settle \(card)/payment1 8,000 --yes")
        await run("card void \(card)/payment1")
        await run("card cancel \(card)/payment1 3,000 --yes")
        await run("card lock \(card) --overseas")
        await run("card pay \(card) 1,000 Café --overseas --yes")
        await run("card lose \(card) --yes")
        await run("card reissue \(card)")
        await run("card list \(account)")
        await run("card history \(card)")
    }

    /// Shows a command as one would type it, and runs it.
    private func run(_ line: String) async {
        print("$ bank \(line)")
        fflush(nil)  // what the command prints does not go through the same buffer
        _ = await program.run(line.split(separator: " ").map(String.init))
        print()
    }
}
