@Suite("Yesterday's copy of a book whose disk has died")
struct RecoveryTests {
    private let bank: Bank
    private let account: String
    private let lost: String
    private let witness: String

    /// Makes a copy and then more entries, all of them signed and witnessed.
    init() throws {
        (bank, account) = try Bank.withAccount(holding: 1_000)
        witness = bank.directory + "/witness"
        lost = bank.directory + "/lost.checkpoint"
        try FileManager.default.createDirectory(atPath: witness, withIntermediateDirectories: false)
        try bank.expecting("day advance --witness \(witness)")
        try bank.expecting("backup \(bank.directory)/monday.bank --witness \(witness)")
        try bank.expecting("account withdraw \(account) 100")
        try bank.expecting("day advance 2 --witness \(witness)")
        try bank("checkpoint").output.write(toFile: lost, atomically: true, encoding: .utf8)
        for ending in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: bank.book + ending)
        }
    }

    @Test("the commands of BackOffice's README restore it, list the loss, and go on from there")
    func readme() throws {
        let lines = try #require(
            try Readme("../../../Packages/BackOffice/README.md").block(
                beginningWith: "BANK_WITNESS= bank restore"
            )
        )
        let script = """
            set -e; export BANK_WITNESS='\(witness)'
            bank() { '\(Bank.executable)' "$@"; }
            \(lines.text.replacing("/media/stick", with: bank.directory))
            """
        let outcome = try bank.run(program: ["/bin/bash", "-c", script])
        #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
        #expect(lines.text.split(separator: "\n").count == 3)
        let loss = outcome.output + outcome.errorOutput
        #expect(loss.contains("Lost: the signer knows 5 more entries"), "\(outcome)")
        #expect(loss.contains("account.withdraw"), "the journal names the lost request")
        #expect(outcome.output.contains("The book is sound."))

        // Everyone who holds an older checkpoint sees the break, and the witness goes on after it.
        let holder = try bank("audit --checkpoint \(lost)")
        #expect(holder.exitCode == 65)
        #expect(holder.errorOutput.contains("has accepted a restored copy"), "\(holder)")
        let breaks = try #require(bank.expecting("audit")["breaks"] as? [[String: Any]])
        #expect(breaks.count == 1)
        try bank.expecting("day advance --witness \(witness)")
        try bank.expecting("audit --witness \(witness)")
        let names = try FileManager.default.contentsOfDirectory(atPath: witness)
        #expect(names.count { $0.hasSuffix(".break") } == 1, "\(names)")
        #expect(try bank("signer accept --yes").exitCode == 1, "there is nothing left to accept")

        // A second restoration is another break, also for a witness with no checkpoint in between.
        for round in 2...3 {
            for ending in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: bank.book + ending)
            }
            try bank.expecting("restore \(bank.directory)/monday.bank")
            #expect(try bank("checkpoint --witness \(witness)").exitCode == 6)
            try bank.expecting("signer accept --witness \(witness)")
            try bank.expecting("audit --witness \(witness)")
            let names = try FileManager.default.contentsOfDirectory(atPath: witness)
            #expect(names.count { $0.hasSuffix(".break") } == round, "\(names)")
        }
    }

    @Test("nothing is signed or witnessed before the book is accepted, and a dry run accepts none")
    func beforeAccepting() throws {
        try bank.expecting("restore \(bank.directory)/monday.bank")
        let names = try FileManager.default.contentsOfDirectory(atPath: witness)
        try bank.expecting("account deposit \(account) 1")
        let dryRun = try bank.run(["signer", "accept", "--dry-run"])
        #expect(dryRun.exitCode == 0, "\(dryRun)")
        #expect(try bank("audit --json").output.contains("\"audit.checkpoint\""))
        for line in ["checkpoint", "receipt 1", "day advance", "signer accept --dry-run"] {
            let run = try bank(line + " --witness \(witness)")
            #expect(run.exitCode == (line.hasSuffix("--dry-run") ? 0 : 6), "\(line): \(run)")
        }
        #expect(try bank("signer accept").exitCode == 64, "it must be confirmed")
        #expect(try FileManager.default.contentsOfDirectory(atPath: witness) == names)
        try bank.expecting("signer accept")
        // The witness was not there, and gets the break later.
        #expect(try bank("checkpoint --witness \(witness)").exitCode == 6)
        let late = try bank.expecting("signer accept --witness \(witness)")
        #expect(late["witnessed"] as? Int == 1)
        try bank.expecting("checkpoint --witness \(witness)")
    }
}
