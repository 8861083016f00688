@Suite("Two banks on one book")
struct TwoAtOnceTests {
    @Test("two processes finish and lose nothing")
    func transfers() async throws {
        let (bank, left) = try Bank.withAccount(holding: 1_000_000)
        let right = try bank.account(holding: 1_000_000)
        let rounds = 15
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (from, to, won) in [(left, right, 1), (right, left, 100)] {
                group.addTask {
                    for _ in 1...rounds {
                        try bank.expecting("account transfer \(from) \(to) \(won)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try bank.balance(of: left) == 1_000_000 + Int64(rounds) * 99)
        #expect(try bank.balance(of: right) == 1_000_000 - Int64(rounds) * 99)
        _ = try bank.head()
    }

    @Test("two processes begin one book together")
    func beginning() async throws {
        let bank = try Bank()
        let outcomes = try await withThrowingTaskGroup(of: Bank.Outcome.self) { group in
            for _ in 1...6 { group.addTask { try bank("day start 2026-01-05") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0.exitCode == 0 }.count == 1)
        #expect(outcomes.allSatisfy { [0, 1].contains($0.exitCode) }, "\(outcomes)")
        _ = try bank.head()
        try bank.expecting("checkpoint")
        let files = try bank.files()
        #expect(files.filter { $0.contains(".signer") }.count == 1, "\(files)")
    }

    @Test("processes that sign one book together raise no alarm, and the witness has one history")
    func signing() async throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000)
        let witness = bank.directory + "/witness"
        try FileManager.default.createDirectory(
            atPath: witness,
            withIntermediateDirectories: false
        )
        let lines = [
            "account deposit \(account) 1", "checkpoint", "day advance --witness \(witness)",
            "checkpoint --witness \(witness)", "receipt 2 --witness \(witness)",
        ]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for line in lines {
                group.addTask { for _ in 1...4 { try bank.expecting(line) } }
            }
            try await group.waitForAll()
        }
        let audit = try bank.expecting("audit --witness \(witness)")
        #expect(try #require(audit["checkpoints"] as? Int) > 4)
    }

    @Test("an audit raises no alarm while a customer signs")
    func auditing() async throws {
        let (bank, left) = try Bank.withAccount(holding: 1_000)
        let right = try bank.account(holding: 1_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for _ in 1...10 { try bank.expecting("account transfer \(left) \(right) 1") }
            }
            group.addTask {
                for _ in 1...15 { try bank.expecting("audit") }
            }
            try await group.waitForAll()
        }
    }

    @Test("two processes join customers and close days, each once")
    func mixed() async throws {
        let (bank, account) = try Bank.withAccount(holding: 10_000_000)
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 1000만")
        let closed = try await withThrowingTaskGroup(of: Int64.self) { group in
            for _ in 1...2 {
                group.addTask {
                    let answer = try bank.expecting("day advance 5")
                    return Int64(try #require(answer["days"] as? Int))
                }
            }
            for phone in ["010-9876-5432", "010-1111-5432"] {
                group.addTask {
                    _ = try bank.join(phone: phone)
                    return 0
                }
            }
            return try await group.reduce(0, +)
        }
        // Each closed day bears interest once: 438.36 won.
        let date = try bank.text("date", in: bank.expecting("day"))
        let days = try #require(Int64(date.suffix(2))) - 5
        #expect((5...10).contains(days))
        #expect(closed == days, "each process reports only the days that it closed")
        let box = try bank.expecting("safebox show \(account)")
        #expect(try bank.won("payableInterest", in: box) == 10_000_000 * 160 * days / 3_650_000)
        let customers =
            try bank.expecting("customer list")["customers"] as? [[String: any Sendable]]
        #expect(try #require(customers).count == 3)
        _ = try bank.head()
    }
}
