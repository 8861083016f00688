/// Checkpoints that are kept elsewhere, compared with a book that was exchanged.
@Suite("A checkpoint kept elsewhere")
struct CheckpointTests {
    private let bank: Bank
    private let account: String
    private let elsewhere: TemporaryFolder

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
        elsewhere = try TemporaryFolder()
    }

    /// Makes a checkpoint and returns the path of the file in which it is kept.
    private func checkpoint(of bank: Bank) throws -> String {
        let made = try bank("checkpoint")
        try #require(made.exitCode == 0, "\(made.errorOutput)")
        let path = elsewhere.file("kept.checkpoint")
        try made.output.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// Expects that a book passes alone, and is found out by the kept checkpoint.
    private func expectFoundOut(_ bank: Bank, by checkpoint: String) throws {
        #expect(try bank("audit").exitCode == 0, "the book alone is consistent")
        let audit = try bank("audit --checkpoint \(checkpoint)")
        #expect(audit.exitCode == 65)
        #expect(audit.output == "")
        #expect(audit.errorOutput.contains("checkpoint"), "\(audit.errorOutput)")
        #expect(audit.errorOutput.count { $0 == "\n" } == 1, "\(audit.errorOutput)")
    }

    @Test("finds a book that was rolled back to an old copy")
    func rolledBack() throws {
        let old = try bank.copy()
        for won in 1...4 { try bank.expecting("account deposit \(account) \(won)") }
        let kept = try checkpoint(of: bank)
        #expect(try bank("audit --checkpoint \(kept)").exitCode == 0)
        try expectFoundOut(old, by: kept)
    }

    @Test("finds a past that was written again, even with the bank's own key")
    func rewritten() throws {
        let forged = try bank.copy()
        try bank.expecting("account deposit \(account) 1만")
        let kept = try checkpoint(of: bank)
        try forged.expecting("account deposit \(account) 1억")
        for _ in 1...3 { try forged.expecting("account deposit \(account) 1") }
        #expect(try forged("checkpoint").exitCode == 0)
        try expectFoundOut(forged, by: kept)
    }

    @Test("bank audit shows its progress at a terminal, and none in a pipe")
    func progress() throws {
        // The audit of a small book ends before its first progress.
        try bank.expecting("day advance 1300")
        let (exitCode, output) = try bank.terminal(["audit"]).waitForExit()
        #expect(exitCode == 0)
        #expect(output.contains(/audited [\d,]+ of 1,3\d\d entries/), "\(output)")
        let piped = try bank("audit")
        #expect(!(piped.output + piped.errorOutput).contains("audited"))
    }

    @Test("a user who may only read the book can audit it, and nothing else changes")
    func readOnly() throws {
        _ = try bank.expecting("day advance")
        // The bank's key is not theirs.
        let shell = """
            cp '\(bank.book)' '\(elsewhere.path)/book.sqlite' && cp '\(Bank.executable)' \
            '\(elsewhere.path)/bank' && chmod 755 '\(elsewhere.path)' \
            && chmod 444 '\(elsewhere.path)/book.sqlite' && cd '\(elsewhere.path)' \
            && export HOME='\(elsewhere.path)' BANK_BOOK='\(elsewhere.path)/book.sqlite'
            if [ $(id -u) = 0 ]
            then as="setpriv --reuid=65534 --regid=65534 --clear-groups"
            else chmod 555 .
            fi
            $as ./bank audit; echo "audit $?"
            $as ./bank account deposit \(account) 1 --yes; echo "deposit $?"
            chmod 755 .
            """
        let outcome = try bank.run(program: ["/bin/bash", "-c", shell])
        #expect(outcome.output.contains("The book is sound."), "\(outcome)")
        #expect(outcome.output.contains("audit 0"), "\(outcome)")
        #expect(outcome.output.contains("deposit 66"), "\(outcome)")
        #expect(try elsewhere.names.sorted() == ["bank", "book.sqlite"])
    }
}
