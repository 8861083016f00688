/// The journal of requests to sign, read with `bank signings`.
@Suite("The journal of signings")
struct SigningsTests {
    @Test("notes each request and its outcome, and nothing secret")
    func everything() throws {
        let bank = try Bank()
        try bank.expecting("day start 2026-01-05")
        let joined = try bank.join()
        let code = try bank.text("recoveryCode", in: joined)
        let account = try bank.account(holding: 1_000_000)
        let other = try bank.account()
        #expect(try bank.expecting("signings")["signings"] as? [String] == [])
        #expect(!FileManager.default.fileExists(atPath: journal(of: bank)))
        try bank.expecting("account transfer \(account) \(other) 5만 --memo 비밀메모")
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 1만")
        let wrong = "111222"
        let refused = try bank(
            "account withdraw \(account) 100 --yes --pin-stdin",
            input: "\(wrong)\n"
        )
        #expect(refused.exitCode == 2)

        let entries = try entries(of: bank)
        #expect(
            entries.map { $0["purpose"] as? String } == [
                "account.transfer", "safebox.put", "account.withdraw",
            ]
        )
        #expect(entries.map { $0["outcome"] as? String } == ["signed", "signed", "password.wrong"])
        #expect(entries.map { $0["amount"] as? Int } == [50_000, 10_000, 100])
        let newest = try self.entries(of: bank, "--limit 2")
        #expect(newest.map { $0["amount"] as? Int } == [10_000, 100])
        #expect(entries.allSatisfy { $0["customer"] as? String == "C000001" })
        #expect(entries[0]["from"] as? String == account)
        #expect(entries[0]["to"] as? String == other)

        let text = try String(contentsOfFile: journal(of: bank), encoding: .utf8)
        let key = try Data(contentsOf: URL(fileURLWithPath: bank.file(endingWith: ".key")))
        let forbidden =
            [Bank.password, wrong, code, code.replacing("-", with: ""), "비밀메모", "signature"]
            + [key.base64EncodedString(), key.map { String(format: "%02x", $0) }.joined()]
        for secret in forbidden { #expect(!text.contains(secret), "\(secret) in \(text)") }
        // A signature is 64 bytes; the journal has no hex number that long.
        #expect(text.firstMatch(of: /[0-9A-Fa-f]{64}/) == nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: journal(of: bank))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("has every request of concurrent processes")
    func together() async throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<2 {
                group.addTask {
                    for round in 1...5 {
                        try bank.expecting("account withdraw \(account) \(worker * 10 + round)")
                    }
                }
            }
            try await group.waitForAll()
        }
        let amounts = try entries(of: bank, "--limit 100").compactMap { $0["amount"] as? Int }
        #expect(amounts.sorted() == Array(1...5) + Array(11...15))
    }

    @Test("a failed write to the journal is completed once, and audits pass and name the gap")
    func completed() throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000_000)
        try bank.expecting("account withdraw \(account) 1")
        let (path, files) = (journal(of: bank), FileManager.default)
        try files.moveItem(atPath: path, toPath: path + ".kept")
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        try bank.expecting("account withdraw \(account) 2")
        try files.removeItem(atPath: path)
        try files.moveItem(atPath: path + ".kept", toPath: path)

        #expect(try bank("audit").exitCode == 65)
        #expect(try bank.expecting("signings complete")["signatures"] as? Int == 1)
        #expect(try bank.expecting("signings complete")["signatures"] as? Int == 0)
        let audit = try bank.expecting("audit")
        let gap = try #require((audit["closedGaps"] as? [[String: any Sendable]])?.first)
        #expect(gap["signatures"] as? Int == 1)
        let date = try bank.text("closedOn", in: gap)
        let entry = try #require(gap["firstEntry"] as? Int)
        #expect(
            try bank("audit").errorOutput.contains(
                "A gap in the journal of signings was closed on \(date): "
                    + "1 signature (entry \(entry))."
            )
        )
        #expect(try entries(of: bank).map { $0["amount"] as? Int } == [1, 2])
        #expect(try entries(of: bank).map { $0["added"] is String } == [false, true])
    }

    private func journal(of bank: Bank) -> String { bank.book + ".signings" }

    private func entries(of bank: Bank, _ options: String = "") throws
        -> [[String: any Sendable]]
    {
        let answer = try bank.expecting("signings \(options)")
        return try #require(answer["signings"] as? [[String: any Sendable]])
    }
}
