/// The secret files of the bank: the signer of checkpoints, and the key of the passwords.
@Suite("A lost or exchanged key file")
struct SignerTests {
    private let bank: Bank
    private let account: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    /// Expects one clear line and an exit code.
    private func expectLine(
        _ text: String,
        exit: Set<Int32>,
        from outcome: Bank.Outcome
    ) {
        #expect(exit.contains(outcome.exitCode), "\(outcome)")
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.hasPrefix("Error: "), "\(outcome.errorOutput)")
        #expect(outcome.errorOutput.count { $0 == "\n" } == 1, "\(outcome.errorOutput)")
        #expect(outcome.errorOutput.contains(text), "\(outcome.errorOutput)")
    }

    @Test("days close without the signer with exit code 5, and the next checkpoint covers them")
    func lost() throws {
        let signer = try bank.file(endingWith: ".signer")
        let kept = try Data(contentsOf: URL(fileURLWithPath: signer))
        try FileManager.default.removeItem(atPath: signer)

        let closed = try bank("day advance 2")
        #expect(closed.exitCode == 5)
        let date = "Closed 2 days; the business date is 2026-01-07."
        #expect(closed.output.contains(date), "\(closed.output)")
        let told = closed.output + closed.errorOutput
        #expect(told.contains("Warning: The days are closed, but no checkpoint was made: "))
        #expect(told.contains(signer), "\(told)")
        let document = try bank.run(["day", "advance", "--json"])
        #expect(document.exitCode == 5)
        #expect(try document.json()["checkpointState"] as? String == "signer.missing")
        for line in ["checkpoint", "checkpoint key", "receipt 1"] {
            expectLine("'\(signer)' is missing", exit: [66], from: try bank(line))
        }
        #expect(!FileManager.default.fileExists(atPath: signer), "no signer is made again")
        #expect(try bank("audit").exitCode == 0)

        try write([UInt8](kept), to: signer)
        let next = try bank("day advance")
        #expect(next.exitCode == 0, "\(next.errorOutput)")
        #expect(next.errorOutput == "")
        let audit = try bank.expecting("audit")
        #expect(audit["uncovered"] as? Int == 0, "the checkpoint covers the days before, too")
        #expect(try bank.text("date", in: bank.expecting("day")) == "2026-01-09")
    }

    @Test("another signer makes no checkpoint of the book, and the audit reports it")
    func exchanged() throws {
        try bank.expecting("day advance")
        let signer = try bank.file(endingWith: ".signer")
        let other = [UInt8](repeating: 7, count: 32)
        try write(other, to: signer)
        for line in ["checkpoint", "receipt 1"] {
            expectLine(
                "signer has not signed the last checkpoint",
                exit: [66],
                from: try bank(line)
            )
        }
        expectLine("checkpoint", exit: [65], from: try bank("audit"))
        #expect(try bank("day advance").exitCode == 5)
        #expect(try Data(contentsOf: URL(fileURLWithPath: signer)) == Data(other))
    }
}
