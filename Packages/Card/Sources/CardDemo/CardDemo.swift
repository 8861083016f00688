import CardInterface
import Console

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Card alone, on the shared fakes. Without arguments it plays a card's story; with arguments it
/// runs that one command on a bank that has just opened.
///
///     swift run --package-path Packages/Card CardDemo
///     swift run --package-path Packages/Card CardDemo card issue 3333-01-0000013 --json
@main
struct CardDemo {
    private let bank: DemoBank
    private let program: CommandLineProgram

    static func main() async throws {
        let bank = try await DemoBank()
        let demo = CardDemo(bank: bank, program: try bank.program(io: StandardIO()))
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.isEmpty {
            try await demo.playStory()
        } else {
            exit(await demo.program.run(arguments).rawValue)
        }
    }

    private func playStory() async throws {
        let account = bank.account
        await run("card issue \(account)")
        await run("card issue \(account)")
        await run("card list \(account)")
        let cards = try await bank.container.resolve(cardInject)
            .cards(linkedTo: account.accountID)
        for card in cards.prefix(1) {
            let lastFour = card.maskedNumber.suffix(4)
            await run("card show \(lastFour)")
            await run("card show \(lastFour) --account \(account)")
            await run("card show \(lastFour) --account \(account) --reveal")
        }
    }

    /// Shows a command as one would type it, and runs it.
    private func run(_ line: String) async {
        print("$ bank \(line)")
        fflush(nil)  // what the command prints does not go through the same buffer
        _ = await program.run(line.split(separator: " ").map(String.init))
        print()
    }
}
