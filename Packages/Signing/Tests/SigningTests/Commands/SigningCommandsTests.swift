import BankConsoleTesting
import Signing
import Testing

@Suite("The commands of customers")
struct SigningCommandsTests {
    @Test("the examples of all commands are valid")
    func examples() throws {
        #expect(try TestBank().program(io: InMemoryIO()).exampleProblems() == [])
    }

    @Test("customer join, show and list print the customer")
    func session() async throws {
        let bank = try TestBank()
        let joined = await bank.run(TestBank.joining, typing: TestBank.password, TestBank.password)
        let lines = joined.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["Customer:      C000001", "Name:          김하나"])
        #expect(lines.count == 3)
        #expect(try lines[2].wholeMatch(of: Regex("Recovery code: (.{4}-){6}.{4}")) != nil)
        #expect(
            joined.error
                == "Write the recovery code down and keep it safe; it is not shown again.\n"
        )
        _ = await bank.verify("111222")
        let key = try await bank.book.customer(TestBank.customer).record.publicKey
        let shown = await bank.run("customer show C000001")
        #expect(
            shown.output == """
                Customer:      C000001
                Name:          김하나
                Birth date:    1990-03-14
                Phone:         010-2345-6789
                Public key:    \(key)
                Password:      1 wrong try
                Recovery code: in order

                """
        )
        let listed = await bank.run("customer list --json")
        #expect(
            listed.output == """
                {
                  "schemaVersion": 1,
                  "customers": [
                    {
                      "customer": "C000001",
                      "name": "김하나",
                      "passwordTries": {
                        "locked": false,
                        "wrongTries": 1
                      }
                    }
                  ]
                }

                """
        )
    }

    @Test("customer list reports that there are no customers")
    func noCustomers() async throws {
        let bank = try TestBank()
        _ = try await bank.ledger.start(on: nil)
        #expect(await bank.run("customer list").output == "There are no customers.\n")
    }

    @Test("the commands that the README shows work with the password")
    func readme() async throws {
        let bank = try TestBank()
        let shown = try #require(
            try Readme("../../../README.md").block(beginningWith: "bank customer join")
        )
        let steps = shown.steps(prompt: "bank ")
        #expect(steps.count == 3)
        for (command, _) in steps {
            let run = await bank.run(command, typing: TestBank.password, TestBank.password)
            #expect(run.status == .success, "\(command): \(run.error)")
        }
    }

    @Test("an unknown customer is reported in one line", arguments: ["verify", "show", "password"])
    func unknown(command: String) async throws {
        let bank = try TestBank()
        try await bank.join()
        let run = await bank.run("customer \(command) C000009")
        #expect(run.status == .notFound)
        #expect(
            run.error == "Error: There is no customer 'C000009'; "
                + "list all customers with 'bank customer list'.\n"
        )
        #expect(run.output.isEmpty)
    }

    @Test("a customer is needed in a command only if the bank has none or several")
    func onlyCustomer() async throws {
        let bank = try TestBank()
        _ = try await bank.ledger.start(on: nil)
        let none = await bank.run("customer show")
        #expect(none.status == .usage)
        #expect(
            none.error == "Error: The bank has no customer yet; 'bank customer join' adds one.\n"
        )
        try await bank.join()
        #expect(await bank.run("customer show").status == .success)
        try await bank.join("customer join --name 이두리 --birth 1991-04-15 --phone 010-1111-2222")
        let several = await bank.run("customer show")
        #expect(several.status == .usage)
        #expect(
            several.error == """
                Error: The bank has 2 customers; choose a customer, as in 'bank customer show C000001'; \
                'bank customer list' shows all customers.

                """
        )
    }

    @Test("customer verify exits with 2 for a wrong password and 3 for a locked one")
    func statuses() async throws {
        let bank = try TestBank()
        try await bank.join()
        var statuses: [Int32] = []
        for _ in 1...6 {
            statuses.append(
                await bank.run("customer verify C000001", typing: "111222").status.rawValue
            )
        }
        #expect(statuses == [2, 2, 2, 2, 2, 3])
        #expect(await bank.run("customer verify C000001", typing: "111222").status.rawValue == 3)
        let show = await bank.run("customer show C000001")
        #expect(show.output.contains("Password:      locked\n"))
    }

    @Test("passwords are asked for at the terminal with their purpose")
    func terminal() async throws {
        let bank = try TestBank()
        let io = InMemoryIO(
            input: "\(TestBank.password)\n\(TestBank.password)\n",
            terminals: [.input, .error]
        )
        let words = TestBank.joining.split(separator: " ").map(String.init)
        #expect(await bank.run(words, io: io) == .success)
        #expect(
            io.prompts == [
                """
                Become a customer
                  Name: 김하나
                  Birth date: 1990-03-14
                  Phone: 010-2345-6789
                New authentication password (six digits): \("")
                """,
                "The same password again: ",
            ]
        )
    }

    @Test("--no-input reports the missing password")
    func noInput() async throws {
        let bank = try TestBank()
        try await bank.join()
        let io = InMemoryIO(input: "482915\n", terminals: [.input])
        let status = await bank.run(
            ["customer", "verify", "C000001", "--no-input"],
            io: io
        )
        #expect(status == .usage)
        #expect(io.errorOutput.contains("Authentication password of C000001 to check it"))
        #expect(io.prompts.isEmpty)
        let attempts = try await bank.book.customer(TestBank.customer).attempts
        #expect(attempts[.password].counted == 0)
    }

    @Test("no option takes a password")
    func noOption() async throws {
        let bank = try TestBank()
        for option in ["--password", "--pin", "--code"] {
            let run = await bank.run("customer verify C000001 \(option) 482915")
            #expect(run.status == .usage)
        }
    }

    @Test("the module reports a missing ledger and reader of secrets")
    func wiring() throws {
        do {
            let authority = AuthorityIssuer().authority("Signing")
            _ = try Container(modules: SigningModule(authority: authority, keyFile: "/nowhere"))
            Issue.record("it is wired with nothing")
        } catch {
            #expect(error.description.contains("Ledger"))
            #expect(error.description.contains("HistoryLog"))
            #expect(error.description.contains("SecretReader"))
        }
    }
}
