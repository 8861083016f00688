import BankConsoleTesting
import Testing

@Suite("The bank on the command line")
struct BankConsoleTests {
    @Test(
        "gives each class of failure its documented exit code",
        arguments: zip(BankError.Reason.allCases, [1, 2, 3, 4, 65, 66, 6, 75, 70] as [Int32])
    )
    func exitCodes(reason: BankError.Reason, code: Int32) throws {
        let failure = try #require(Failure(bank: BankError(reason, code: "a.b", "why")))
        #expect(failure.exitCode.rawValue == code)
        #expect(failure.code == "a.b")
        #expect(failure.message == "why")
    }

    @Test("says nothing of errors that are not the bank's")
    func foreign() {
        #expect(Failure(bank: CancellationError()) == nil)
    }

    /// Runs a command that prints the id of a request.
    private func run(_ words: [String]) async throws -> (status: ExitCode, io: InMemoryIO) {
        let io = InMemoryIO(files: ["pins": "123456\n"])
        let status = await CommandLineProgram.run(
            words,
            name: "bank",
            options: GlobalOption.bank,
            io: io
        ) { globals in
            let secrets = ConsoleSecretReader(bank: io, globals: globals)
            let request = Command("pay", abstract: "Pay.", accepts: .signedRequest, examples: []) {
                let secret = try await secrets.secret(prompt: "Password")
                let id = try $0.idempotencyID()
                $0.wasCarriedOut(under: id)
                let book = globals.book ?? globals.store ?? "-"
                return Answer(
                    [.line("\(id.rawValue) \(secret.withBytes(\.count)) \(book)")],
                    json: nil
                )
            }
            return try CommandLineProgram(
                name: "bank",
                version: "1",
                abstract: "A bank.",
                options: GlobalOption.bank,
                commands: [request],
                io: io
            )
        }
        return (status, io)
    }

    @Test("has options for the book, the source of passwords, and the key of a request")
    func options() async throws {
        let paid = try await run(
            ["--book", "b", "pay", "--idempotency-key=k", "--pin-file", "pins"]
        )
        #expect(paid.io.output == "k 6 b\n")
        let stored = try await run(
            ["--store=s", "pay", "--idempotency-key=k", "--pin-file", "pins"]
        )
        #expect(stored.io.output == "k 6 s\n")
        #expect(try await run(["--book", "b", "help", "pay"]).status == .success)
        let missing = try await run(["pay"])
        #expect(missing.status == .usage)
        #expect(missing.io.errorOutput.contains("; pass it with '--pin-file' or '--pin-stdin'.\n"))
    }

    @Test(
        "refuses options that exclude each other, and an empty key",
        arguments: [
            (
                ["--store", "postgres:///bank", "--book", "x"],
                "Options '--book' and '--store' exclude each other; give one of them."
            ),
            (
                ["--pin-stdin", "--pin-file", "x"],
                "Options '--pin-file' and '--pin-stdin' exclude each other; give one of them."
            ),
            (
                ["--pin-file", "pins", "--idempotency-key="],
                "The value of option '--idempotency-key' is empty; give a value."
            ),
        ]
    )
    func refused(options: [String], message: String) async throws {
        let refused = try await run(["pay"] + options)
        #expect(refused.status == .usage)
        #expect(refused.io.errorOutput.hasPrefix("Error: \(message)\n"))
    }

    @Test("prints the status, entry and idempotency key of every request")
    func outcomes() throws {
        let intent = Intent(
            id: try IdempotencyID("lunch"),
            purpose: Purpose("account.withdraw"),
            content: [:]
        )
        let date = try #require(BusinessDate("2026-01-05"))
        let receipt = Receipt(
            sequence: 7,
            date: date,
            time: Timestamp(milliseconds: 0),
            intent: intent,
            result: [:],
            isRepeat: true
        )
        let posted = Answer(
            "Withdrawal",
            .posted(receipt),
            fields: [Field("Amount", "5 won")],
            json: ["amount": .won(Money(won: 5))]
        )
        #expect(
            posted.json == [
                "amount": 5, "dryRun": false, "repeated": true, "entry": 7, "date": "2026-01-05",
                "idempotencyKey": "lunch",
            ]
        )
        let rehearsed = Answer("Withdrawal", .rehearsed(intent, result: [:]), fields: [], json: [:])
        #expect(
            rehearsed.json == [
                "dryRun": true, "repeated": false, "entry": nil, "date": nil,
                "idempotencyKey": "lunch",
            ]
        )
    }
}
