import BankConsoleTesting
import Signing
import Testing

@Suite("A recovery code that was never shown")
struct NewRecoveryCodeTests {
    private static let line = "customer code C000001 --json"

    @Test(
        "is shown once, and opens the key instead of the first code",
        arguments: [
            OutputError.failed("no space"), .closedPipe,
        ]
    )
    func shown(error: OutputError) async throws {
        let bank = try TestBank()
        try await join(bank, failing: error)
        let dryRun = await bank.run(Self.line + " --dry-run", typing: TestBank.password)
        #expect(dryRun.json["recoveryCode"] == nil)
        let shown = await bank.run(Self.line, typing: TestBank.password)
        let code = try #require(shown.json["recoveryCode"] as? String, "\(shown)")
        #expect(shown.error.contains("Write the recovery code down"))
        let again = await bank.run(Self.line, typing: TestBank.password)
        #expect(again.code == "recovery.shown")
        let recovered = await bank.run("customer recover C000001", typing: code, "739164", "739164")
        #expect(recovered.status == .success, "\(recovered)")
        #expect(try await bank.ledger.audit().findings == [])
    }

    @Test("may be replaced again until it is shown")
    func notShownAgain() async throws {
        let bank = try TestBank()
        try await join(bank, failing: .closedPipe)
        #expect(await run(Self.line, at: bank, failing: .closedPipe) == .success)
        let shown = await bank.run(Self.line, typing: TestBank.password)
        #expect(shown.status == .success, "\(shown)")
        #expect(try await bank.book.credential(of: TestBank.customer).value.isRecoveryCodeConfirmed)
    }

    @Test("that was shown right before a kill is replaced by another, and only the last is valid")
    func killed() async throws {
        let bank = try TestBank()
        bank.ledger.before(.recoveryCodeConfirmation) { throw RecordingLedger.PowerLoss() }
        let first = try await bank.join()
        let shown = await bank.run(Self.line, typing: TestBank.password)
        let last = try #require(shown.json["recoveryCode"] as? String, "\(shown)")
        let unlock = "customer unlock C000001 --json"
        #expect(await bank.run(unlock, typing: first).code == "recovery.wrong")
        #expect(await bank.run(unlock, typing: last).status == .success)
        #expect(await bank.run(Self.line, typing: TestBank.password).code == "recovery.shown")
    }

    @Test("is refused after the joining has shown one, or without the password")
    func refused() async throws {
        let bank = try TestBank()
        try await bank.join()
        #expect(await bank.run(Self.line, typing: TestBank.password).code == "recovery.shown")
        let other = try TestBank()
        try await join(other, failing: .closedPipe)
        #expect(await other.run(Self.line, typing: "111222").code == "password.wrong")
    }

    @Test("is not confirmed by another process, which has replaced it meanwhile")
    func raced() async throws {
        let bank = try TestBank()
        try await join(bank, failing: .closedPipe)
        bank.ledger.interpose(
            of: .recoveryCodeConfirmation,
            before: {
                // Its own confirmation is the second one, which nothing precedes.
                let shown = await bank.run(Self.line, typing: TestBank.password)
                #expect(shown.status == .success, "\(shown)")
            }
        )
        let first = await bank.run(Self.line, typing: TestBank.password)
        let code = try #require(first.json["recoveryCode"] as? String)
        #expect(
            await bank.run("customer unlock C000001 --json", typing: code).code == "recovery.wrong"
        )
    }

    /// Joins, and loses the answer.
    private func join(_ bank: TestBank, failing error: OutputError) async throws {
        let status = await run(TestBank.joining, at: bank, failing: error)
        #expect(status == (error == .closedPipe ? .success : .outputFailed))
        #expect(
            try await !bank.book.credential(of: TestBank.customer).value.isRecoveryCodeConfirmed
        )
    }

    private func run(_ line: String, at bank: TestBank, failing error: OutputError) async
        -> ExitCode
    {
        let io = InMemoryIO(
            input: "\(TestBank.password)\n\(TestBank.password)\n",
            outputErrors: [.output: error]
        )
        return await bank.run(line.split(separator: " ").map(String.init) + ["--pin-stdin"], io: io)
    }
}
