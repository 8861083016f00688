import Console
import DependencyContainer
import Signing
import SigningDemo
import Testing

@Suite("The commands of Signing")
struct CommandTests {
    @Test("show examples that the program understands")
    func examples() throws {
        #expect(try Bench().bank.program(io: InMemoryIO()).exampleProblems() == [])
    }

    @Test("join, show and list")
    func session() async throws {
        let bench = try Bench()
        let joined = await bench.run(Bench.joining, typing: Bench.password, Bench.password)
        let lines = joined.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["Customer:      C000001", "Name:          김하나"])
        #expect(lines.count == 3)
        #expect(try lines[2].wholeMatch(of: Regex("Recovery code: (.{4}-){6}.{4}")) != nil)
        #expect(
            joined.error
                == "Write the recovery code down and keep it apart: it is not shown again.\n"
        )
        _ = await bench.verify("111222")
        let key = try await bench.book.customer(Bench.customer).record.publicKey
        let shown = await bench.run("customer show C000001")
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
        let listed = await bench.run("customer list --json")
        #expect(
            listed.output == """
                {
                  "customers": [
                    {
                      "customer": "C000001",
                      "name": "김하나",
                      "password": {
                        "locked": false,
                        "wrongTries": 1
                      }
                    }
                  ]
                }

                """
        )
    }

    @Test("list says so when there is nobody")
    func nobody() async throws {
        let bench = try Bench()
        try await bench.ledger.start(on: nil)
        #expect(await bench.run("customer list").output == "There are no customers.\n")
    }

    @Test("say in one line what the exit status says", arguments: ["verify", "show", "password"])
    func unknown(command: String) async throws {
        let bench = try Bench()
        try await bench.join()
        let run = await bench.run("customer \(command) C000009")
        #expect(run.status == .notFound)
        #expect(
            run.error
                == "Error: there is no customer “C000009”; “bank customer list” shows who is\n"
        )
        #expect(run.output.isEmpty)
    }

    @Test("exit with 2 for a wrong password and 3 for a locked one")
    func statuses() async throws {
        let bench = try Bench()
        try await bench.join()
        var statuses: [Int32] = []
        for _ in 1...6 {
            statuses.append(
                await bench.run("customer verify C000001", typing: "111222").status.rawValue
            )
        }
        #expect(statuses == [2, 2, 2, 2, 2, 3])
        #expect(await bench.run("customer verify C000001", typing: "111222").status.rawValue == 3)
        let show = await bench.run("customer show C000001")
        #expect(show.output.contains("Password:      locked\n"))
    }

    @Test("ask at the terminal without echo, and say what for")
    func terminal() async throws {
        let bench = try Bench()
        let io = InMemoryIO(
            input: "\(Bench.password)\n\(Bench.password)\n",
            terminals: [.input, .error]
        )
        let words = Bench.joining.split(separator: " ").map(String.init)
        #expect(await bench.bank.run(words, io: io) == .success)
        #expect(
            io.prompts == [
                "New authentication password (six digits): ", "The same password again: ",
            ]
        )
    }

    @Test("ask nobody with --no-input, and say what was missing")
    func noInput() async throws {
        let bench = try Bench()
        try await bench.join()
        let io = InMemoryIO(input: "482915\n", terminals: [.input])
        let status = await bench.bank.run(
            ["customer", "verify", "C000001", "--no-input"],
            io: io
        )
        #expect(status == .usage)
        #expect(io.errorOutput.contains("Authentication password of C000001 to check it"))
        #expect(io.prompts.isEmpty)
        let record = try await bench.book.customer(Bench.customer).record
        #expect(record[tries: .password].counted == 0)
    }

    @Test("take no password as an option")
    func noOption() async throws {
        let bench = try Bench()
        for option in ["--password", "--pin", "--code"] {
            let run = await bench.run("customer verify C000001 \(option) 482915")
            #expect(run.status == .usage)
        }
    }

    @Test("need a ledger and a reader of secrets, and say so before anything is made")
    func wiring() throws {
        do {
            _ = try Container(modules: SigningModule(keyFile: "/nowhere"))
            Issue.record("it is wired with nothing")
        } catch {
            #expect(error.description.contains("Ledger"))
            #expect(error.description.contains("SecretReader"))
        }
    }
}
