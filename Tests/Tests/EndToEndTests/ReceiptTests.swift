@Suite("A receipt")
struct ReceiptTests {
    private static let script = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Scripts/verify-receipt").standardized.path

    @Test("is verified without the book by the bank's program and by an independent one")
    func genuine() throws {
        let bank = try Bank.withCustomer()
        let account = try bank.account(holding: 100_000)
        try bank.expecting("account withdraw \(account) 3만 --idempotency-key lunch")
        let key = try bank.text("key", in: bank.expecting("checkpoint key"))
        let folder = try TemporaryFolder()
        let file = folder.file("receipt")
        try bank("receipt lunch").output.write(toFile: file, atomically: true, encoding: .utf8)
        var stranger = try Bank()
        stranger.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        let shown = try stranger.run(["verify", "--key", key, file])
        #expect(shown.exitCode == 0)
        #expect(shown.output.contains("lunch"), "\(shown.output)")
        #expect(shown.output.contains("Amount: 30,000 won"), "the signed preview is shown")
        let script = ["/usr/bin/env", "python3", Self.script, "--key", key, file]
        #expect(try stranger.run(program: script).exitCode == 0)
        #expect(try bank("receipt 999").exitCode == 4)
    }
}
