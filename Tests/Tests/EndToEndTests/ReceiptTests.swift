/// Receipts that strangers verify, with the bank's program and with an independent one.
@Suite("A receipt")
struct ReceiptTests {
    private static let script = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Scripts/verify-receipt").standardized.path

    private let bank: Bank
    private let key: String
    private let receipt: String
    private let folder: TemporaryFolder

    init() throws {
        bank = try Bank.withCustomer()
        let account = try bank.account(holding: 100_000)
        try bank.expecting("account withdraw \(account) 3만 --idempotency-key lunch")
        key = try bank.text("key", in: bank.expecting("checkpoint key"))
        receipt = try bank("receipt lunch").output
        folder = try TemporaryFolder()
    }

    /// Returns the exit codes of `bank verify` without a book and of the script.
    private func verify(_ text: String, key: String) throws -> [Int32] {
        let file = folder.file("receipt")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        var stranger = try Bank()
        stranger.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        return [
            try stranger.run(["verify", "--key", key, file]).exitCode,
            try stranger.run(program: ["/usr/bin/env", "python3", Self.script, "--key", key, file])
                .exitCode,
        ]
    }

    @Test("is verified without the book by the bank's program and by an independent one")
    func genuine() throws {
        #expect(try verify(receipt, key: key) == [0, 0])
        let shown = try bank.run(["verify", "--key", key, folder.file("receipt")])
        #expect(shown.output.contains("lunch"), "\(shown.output)")
        #expect(shown.output.contains("Amount: 30,000 won"), "the signed preview is shown")
        #expect(try bank("receipt 999").exitCode == 4)
    }

    @Test("a number names the entry with that number, also when it is the key of another one")
    func numericKey() throws {
        let account = try bank.account(holding: 1)
        try bank.expecting("account deposit \(account) 5 --idempotency-key 1")
        let entry = try #require(try bank.expecting("receipt 1")["entry"] as? Int)
        #expect(entry == 1)
        try bank.expecting("account deposit \(account) 5 --idempotency-key 999999")
        #expect(try #require(try bank.expecting("receipt 999999")["entry"] as? Int) > 1)
    }

    @Test("is refused with the key of another bank")
    func otherKey() throws {
        let other = try Bank.anotherWithCustomer()
        let foreign = try other.text("key", in: other.expecting("checkpoint key"))
        #expect(try verify(receipt, key: foreign) == [1, 1])
    }
}
