/// The program with pipes, with full disks, and with other programs that read its output.
@Suite("Output for other programs")
struct OutputTests {
    @Test("the version alone, which needs no module, is answered as with other options")
    func version() throws {
        let bank = try Bank()
        let alone = try bank("--version")
        #expect(alone.exitCode == 0)
        #expect(alone.output == (try bank("--version --color never").output))
        #expect(try shell("'\(Bank.executable)' --version > /dev/full", bank).exitCode == 74)
    }

    @Test("reports output that cannot be written, but not a closed pipe")
    func broken() throws {
        let bank = try Bank()
        let full = try shell("'\(Bank.executable)' --help > /dev/full", bank)
        #expect(full.exitCode == 74)
        #expect(full.errorOutput != "")
        let closed = try shell("'\(Bank.executable)' --help | true; echo ${PIPESTATUS[0]}", bank)
        #expect(closed.errorOutput == "")
        #expect(closed.output == "0\n" || closed.output == "141\n")
    }

    @Test("a movement whose answer is lost names the key that shows it again")
    func lostAnswer() throws {
        let (bank, account) = try Bank.withAccount(holding: 1)
        let line = "'\(Bank.executable)' account deposit \(account) 5 --yes"
        let lost = try shell(line + " > /dev/full", bank)
        #expect(lost.exitCode == 74)
        let option = try #require(lost.keyOption)
        let again = try shell(line + " \(option)", bank)
        #expect(again.output.contains("already done, not repeated"), "\(lost) \(again)")
        #expect(try bank.balance(of: account) == 6)
    }

    @Test("a joining whose answer is lost names its key, and a repeat makes no second customer")
    func lostJoining() throws {
        let bank = try Bank()
        let line =
            "printf '482915\\n482915\\n' | '\(Bank.executable)' customer join --name Kim "
            + "--birth 1990-03-14 --phone 010-2345-6789 --pin-stdin"
        let lost = try shell(line + " > /dev/full", bank)
        #expect(lost.exitCode == 74)
        let option = try #require(lost.keyOption, "\(lost)")
        let again = try shell(line + " \(option)", bank)
        #expect(again.exitCode == 0, "\(again)")
        #expect(again.errorOutput.contains("'bank customer code C000001' shows a new code"))
    }

    @Test("a full disk refuses a movement and harms nothing")
    func fullDisk() throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000_000)
        let head = try bank.head()
        // No file may grow: the same calls fail as on a full disk.
        let refused = try shell(
            "(ulimit -f 0; '\(Bank.executable)' account deposit \(account) 1만 --yes) 2>&1 | cat",
            bank
        )
        #expect(refused.output.hasPrefix("Error: "), "\(refused.output)\(refused.errorOutput)")
        #expect(refused.output.filter { $0 == "\n" }.count == 1)
        #expect(try bank.head() == head)
        #expect(try bank.balance(of: account) == 1_000_000)
    }

    private func shell(_ command: String, _ bank: Bank) throws -> Bank.Outcome {
        try bank.run(program: ["/bin/bash", "-c", command])
    }
}
