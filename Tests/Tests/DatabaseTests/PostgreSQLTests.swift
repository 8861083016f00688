@Suite("The bank on PostgreSQL", .enabled(if: PostgreSQLServer.isWanted))
struct PostgreSQLTests {
    private static let server = Result { try PostgreSQLServer() }

    private static func bank() throws -> Bank {
        var bank = try Bank()
        bank.environment["BANK_STORE"] = try server.get().database()
        return bank
    }

    @Test("the five lines of LedgerPostgreSQL's README play the tour, and the audit passes")
    func readme() throws {
        let lines = try #require(
            try Readme("../../../Packages/LedgerPostgreSQL/README.md").block(
                beginningWith: "sudo apt-get install -y postgresql"
            )
        )
        var bank = try Bank()
        bank.environment = [
            "PGHOST": try Self.server.get().folder, "PGUSER": "bank", "USER": "kim",
        ]
        // The server is that of the tests, whose administrator needs no other user.
        let script = """
            set -e; cd '\(bank.directory)'; mkdir Scripts; ln -s '\(Bank.executable)' Scripts/bank
            sudo() { case $1 in -u) shift 2 ;; apt-get) return ;; esac; "$@"; }
            \(lines.text)
            """
        let outcome = try bank.run(program: ["/bin/bash", "-c", script])
        #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
        #expect(lines.text.split(separator: "\n").count == 5)
        #expect(outcome.output.components(separatedBy: "The book is sound.").count == 3)
        #expect(!FileManager.default.fileExists(atPath: bank.book))
    }

    @Test("the commands of LedgerPostgreSQL's README move a book to a server, and back")
    func moving() throws {
        let lines = try #require(
            try Readme("../../../Packages/LedgerPostgreSQL/README.md").block(
                beginningWith: "bank migrate"
            )
        )
        let bank = try Bank.withCustomer()
        let place = try Self.server.get().database()
        let home = bank.directory + "/home"
        let script = """
            set -e; mkdir -p '\(home)/.local/share/modularbank'; cd '\(home)'; HOME=$PWD
            mv '\(bank.book)' ~/.local/share/modularbank/
            bank() { '\(Bank.executable)' "$@"; }
            \(lines.text.replacing("postgres://db1/bank", with: place))
            """
        let outcome = try bank.run(program: ["/bin/bash", "-c", script])
        #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
        #expect(lines.text.split(separator: "\n").count == 2)
        #expect(FileManager.default.fileExists(atPath: home + "/book.sqlite"))
    }

    @Test("programs on several computers share the accounts, and each post is there once")
    func sharing() throws {
        let first = try Self.bank()
        _ = try first.join()
        let account = try first.account()
        // Computers have the same keys, and other journals of signings.
        let others = try (1...3).map { _ in try first.copy() }
        for _ in 1...3 {
            let runs = try ([first] + others).map {
                try $0.start(["account", "deposit", account, "5", "--yes"])
            }
            for run in runs {
                let outcome = try run.waitUntilExit()
                #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
            }
        }
        #expect(try others[0].balance(of: account) == 60)
        _ = try others[1].head()
        #expect(try others[2]("checkpoint").exitCode == 0)
    }

    /// A command line with the end of its error.
    private static let refusals: [(String, Int32, String)] = [
        ("day --store postgres://kim:secret@localhost/bank", 65, "by default ~/.pgpass."),
        ("day --store postgres:///bank?nothing=1", 65, #"invalid URI query parameter: "nothing"."#),
        ("day --store postgres:///bank?host=/nowhere", 66, "accepting connections on that socket?"),
        // The screens, which connect when a person signs in.
        ("--store mysql://host/bank", 65, "in connection info string."),
        ("--store postgres://kim:secret@localhost/bank", 65, "by default ~/.pgpass."),
        ("open modularbank://account/3333-01-0000013 --store bank", 65, "connection info string."),
        ("day --store a --book b", 64, "exclude each other; give one of them."),
        ("backup copy", 1, "to use pg_basebackup or pg_dump."),
        ("signings complete", 1, "other computers record their requests in other journals."),
    ]

    @Test("a store that cannot be used is reported in one line", arguments: refusals)
    func refusal(line: String, status: Int32, end: String) throws {
        let outcome = try Self.bank()(line)
        #expect(outcome.exitCode == status)
        #expect(outcome.output == "")
        let error = try #require(outcome.errorOutput.split(separator: "\n").first)
        #expect(error.hasSuffix(end), "\(outcome.errorOutput)")
        #expect(!outcome.errorOutput.contains("secret"))
    }

    @Test("notices are followed in sealed order, and the follower says how far the seal is")
    func following() throws {
        let bank = try Self.bank()
        try bank.expecting("day start 2026-01-05")
        _ = try bank.join()
        let account = try bank.account(holding: 1_000)
        try bank.expecting("checkpoint")
        try bank.expecting("account deposit \(account) 2000")
        let follower = try bank.start(["notices", "--follow", "--cursor", bank.book + ".cursor"])
        try follower.waitForOutput { $0.contains("1,000 won received in cash") }
        try bank.expecting("account deposit \(account) 3000")
        try follower.waitForOutput {
            #expect(!$0.contains("2,000"), "the entry is not sealed yet")
            return true
        }
        try bank.expecting("checkpoint")
        try follower.waitForOutput { $0.contains("3,000 won received in cash") }
        follower.send(SIGINT)
        let outcome = try follower.waitUntilExit()
        #expect(outcome.exitCode == 130)
        let won = outcome.output.split(separator: "\n").map { $0.split(separator: " ")[1] }
        #expect(won == ["1,000", "2,000", "3,000"])
        #expect(outcome.errorOutput.contains("; the newest is "))
    }

    @Test("the screens take the settings of PostgreSQL for an empty connection string")
    func emptyStore() throws {
        let outcome = try Self.bank().run(["--store", ""])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("== ModularBank =="))
    }

    @Test("a store without a book says so, and the tour does not join another one's book")
    func tour() throws {
        let bank = try Self.bank()
        let missing = try bank("day")
        #expect(missing.exitCode == 66)
        #expect(missing.errorOutput.contains("There is no book at 'host="))
        let store = try #require(bank.environment["BANK_STORE"])
        #expect(try bank.run(["tour", "--store", store]).exitCode == 0)
        let again = try bank.run(["tour", "--store", store])
        #expect(again.exitCode == 1)
        #expect(again.errorOutput.contains("name an empty database"))
    }
}
