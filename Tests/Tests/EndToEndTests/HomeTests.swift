import Console

/// The home page of `bank` with `--no-input` or `--json`.
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
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == page)
        #expect(outcome.errorOutput == "")
    }

    @Test("lists the same at a terminal, and makes no book")
    func terminal() throws {
        let bank = try Bank()
        let (exitCode, output) = try bank.terminal(["--no-input"]).waitForExit()
        #expect(exitCode == 0)
        #expect(
            output
                == page.split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: "\r\n")
        )
        #expect(try bank("day").exitCode == 66)
    }

    @Test("fits a window of 40 columns, one entry a line")
    func narrow() throws {
        let size = FrameSize(columns: 40, rows: 12)
        let (exitCode, output) = try Bank().terminal(["--no-input"], size: size).waitForExit()
        #expect(exitCode == 0)
        let lines = output.split(separator: "\r\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(output)")
        #expect(lines.count { $0.hasPrefix("  ") } == 11, "\(output)")
    }

    @Test("names existing commands only, also as JSON")
    func commands() throws {
        let bank = try Bank()
        let entries = try #require(bank("--json").json()["entries"] as? [[String: any Sendable]])
        #expect(entries.count == 11)
        for entry in entries {
            let command = try #require(entry["command"] as? String)
            #expect(try bank("help \(command)").exitCode == 0, "\(command)")
        }
    }
}
