/// The story of the tour, with its figures to the won.
@Suite("A customer's first month")
struct StoryTests {
    @Test("the tour plays the story and leaves nothing behind")
    func tour() throws {
        let bank = try Bank()
        let outcome = try bank("tour")
        #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
        for figure in [
            "13,150", "1,840", "180", "11,130", "5,011,130", "Card holds expired: 1",
            "The book is sound.",
        ] {
            #expect(outcome.output.contains(figure), "\(figure)")
        }
        #expect(!outcome.output.contains(Bank.password))
        #expect(try bank("day").exitCode == 66, "the tour made no other book")
        #expect(try bank.files().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: ".config"), "the keys are with the book")
    }

    @Test("the picture of the README shows this bank")
    func picture() throws {
        var folder = URL(filePath: #filePath)
        for _ in 1...4 { folder.deleteLastPathComponent() }
        let outcome = try Bank().run(program: [
            folder.appending(path: "Scripts/record").path, "--check", "--bank", Bank.executable,
        ])
        #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errorOutput)")
    }

    @Test("a pipe gets the text of App's README, step by step, with the modules of each step")
    func readme() throws {
        let session = try #require(
            try Readme("../../../App/README.md").block(beginningWith: "$ bank day start")
        )
        let output = try Bank()("tour").output
        #expect(session.partMissing(in: output) == nil)
        #expect(try Bank()("tour --fast").output.split(separator: "\n").count > 200)
        func commands(in text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.hasPrefix("$ ") }
        }
        #expect(commands(in: session.text) == commands(in: output), "App's README shows every step")
        func crossings(in text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.hasPrefix("Without an import: ") }
        }
        #expect(crossings(in: session.text) == crossings(in: output), "and what each has crossed")
    }

    @Test("the tour names the ids that each command has used")
    func crossings() throws {
        let document = try Bank()("tour --json").json()
        let steps = try #require(document["steps"] as? [[String: any Sendable]])
        func ids(of command: String) throws -> [String] {
            let step = try #require(
                steps.first { ($0["command"] as? String)?.hasPrefix("bank " + command) == true }
            )
            let crossings = try #require(step["crossings"] as? [[String: any Sendable]])
            return crossings.map { crossing in
                let ids = crossing["ids"] as? [String] ?? []
                return
                    "\(crossing["from"] ?? "") → \(crossing["to"] ?? ""): \(ids.joined(separator: " "))"
            }
        }
        #expect(try ids(of: "safebox put").contains("SafeBox → Signing: SigningInjectId"))
        #expect(try ids(of: "card show").contains("Card → DemandDeposit: DemandDepositInject"))
        #expect(try ids(of: "account show").contains("DemandDeposit → Card: CardInject"))
        #expect(try ids(of: "day start") == ["BackOffice → LedgerSQLite: Ledger"])
        #expect(try ids(of: "modules").isEmpty)
    }

    @Test("repeating any step with its key carries it out once")
    func idempotency() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        let line = "account withdraw \(account) 3만 --idempotency-key lunch"
        let first = try bank.expecting(line)
        // Without a password: a request that was carried out needs no second signature.
        let again = try bank.run(
            line.split(separator: " ").map(String.init) + ["--json", "--yes", "--no-input"]
        )
        #expect(again.exitCode == 0, "\(again.errorOutput)")
        let second = try again.json()
        #expect(second["repeated"] as? Bool == true)
        #expect(second["entry"] as? Int == first["entry"] as? Int)
        #expect(try bank.balance(of: account) == 70_000)
    }

    @Test("repeats a request whose nickname was removed")
    func nicknameGone() throws {
        let bank = try Bank.withCustomer()
        try bank.expecting("account open --customer C000001 --nickname 저축")
        let first = try bank.expecting("account close 저축 --idempotency-key end")
        let again = try bank.expecting("account close 저축 --idempotency-key end")
        #expect(again["repeated"] as? Bool == true)
        #expect(again["entry"] as? Int == first["entry"] as? Int)
        #expect(try bank("account close 저축 --yes --no-input").exitCode == 4)
    }
}
