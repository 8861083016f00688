import BankDriver
import Testing

/// What `bank` says where no person is to be asked: with `--no-input` or `--json`, and nothing more.
@Suite("bank without a command and without a person")
struct HomeTests {
    private let page = """
        A bank that keeps real books, made of modules that do not know each other.

          tour               Watch how it works.
          customer join      Become a customer.
          account open       Open an account.
          account deposit    Pay cash in.
          account transfer   Send money.
          account statement  See what moved.
          safebox open       Open a safe box.
          safebox put        Set money aside.
          card issue         Get a check card.
          game               Play Tic Tac Toe.
          game replay        Replay Tic Tac Toe.

        See 'bank help' for all commands, 'bank help <command>' for one.

        """

    @Test("lists the first commands in the order of the modules")
    func home() throws {
        let outcome = try Bank()("--no-input")
        #expect(outcome.status == 0)
        #expect(outcome.output == page)
        #expect(outcome.error == "")
    }

    @Test("lists the same at a terminal, and makes no book")
    func terminal() throws {
        let bank = try Bank()
        let (status, screen) = try TerminalSession(bank, ["--no-input"]).finish()
        #expect(status == 0)
        #expect(
            screen
                == page.split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: "\r\n")
        )
        #expect(try bank("day").status == 66)
    }

    @Test("fits a window of 40 columns, one entry a line")
    func narrow() throws {
        let (status, screen) = try TerminalSession(Bank(), ["--no-input"], columns: 40, rows: 12)
            .finish()
        #expect(status == 0)
        let lines = screen.split(separator: "\r\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(screen)")
        #expect(lines.count { $0.hasPrefix("  ") } == 11, "\(screen)")
    }

    @Test("names existing commands only, also as JSON")
    func commands() throws {
        let bank = try Bank()
        let entries = try #require(bank("--json").json()["entries"] as? [[String: any Sendable]])
        #expect(entries.count == 11)
        for entry in entries {
            let command = try #require(entry["command"] as? String)
            #expect(try bank("help \(command)").status == 0, "\(command)")
        }
    }
}
