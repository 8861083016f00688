import BankDriver
import Foundation
import Testing

/// `bank game` among the commands.
@Suite("bank game on the command line")
struct GameCommandLineTests {
    private let bank: Bank

    init() throws {
        bank = try Bank()
    }

    @Test(
        "refuses options of commands with one line",
        arguments: ["--json", "--dry-run", "--yes", "--pin-stdin", "--idempotency-key k"]
    )
    func optionsOfCommands(options: String) throws {
        let input = (Bank.loggingIn + Bank.wonByPlayer1).map { $0 + "\n" }.joined()
        for words in ["game \(options)", "\(options) game"] {
            let outcome = try bank(words, input: input)
            #expect(outcome.exitCode == 64)
            let message = options == "--json" ? outcome.output : outcome.errorOutput
            #expect(
                message.contains(
                    options == "--json" ? "is for commands" : "has no effect on 'game'"
                ),
                "\(message)"
            )
            if options == "--json" {
                let error = try outcome.json()["error"] as? [String: any Sendable]
                #expect(error?["exit"] as? Int == 64)
            } else {
                #expect(outcome.output == "")
            }
            #expect(outcome.errorOutput.count { $0.isNewline } <= 1, "\(outcome.errorOutput)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory) == [])
    }

    @Test("refuses to run without a person, and refuses further words")
    func usage() throws {
        let alone = try bank("game --no-input")
        #expect(alone.exitCode == 64)
        #expect(alone.output == "")
        #expect(alone.errorOutput.contains("--no-input"))
        #expect(alone.errorOutput.count { $0.isNewline } == 1, "\(alone.errorOutput)")
        let more = try bank("game ticTacToe")
        #expect(more.exitCode == 64)
        #expect(more.output == "")
        let reason = "Error: Unknown command 'game ticTacToe'."
        #expect(more.errorOutput.hasPrefix(reason), "\(more.errorOutput)")
        #expect(try bank("game score").errorOutput.contains("scores"), "the nearest is named")
    }

    @Test("the help names the other commands of the group")
    func help() throws {
        let help = try bank("help game")
        #expect(help.exitCode == 0)
        #expect(try bank("game --help").output == help.output)
        #expect(help.output.contains("Without a subcommand: Play Tic Tac Toe or Random Win"))
        for command in ["replay", "scores", "reset"] {
            #expect(help.output.contains("\n  \(command) "), "\(help.output)")
            let own = try bank("help game \(command)")
            #expect(own.output.contains("USAGE: bank game \(command)"), "\(own.output)")
            #expect(own.output.contains("EXAMPLES:"))
        }
        #expect(try bank("help open").output.contains("ribs-training://launchGame?gameId="))
    }

    @Test("completes the commands of the group", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let script = try bank("completions \(shell)").output
        let lines = script.split(separator: "\n").filter { $0.contains("game") }
        for command in ["replay", "scores", "reset"] {
            #expect(lines.contains { $0.contains(command) }, "\(command) in \(lines)")
        }
    }
}
