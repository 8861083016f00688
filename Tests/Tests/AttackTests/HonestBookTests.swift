import BankDriver
import Console
import Testing

@Suite("Audits of honest books")
struct HonestBookTests {
    private static let books = UInt64(Bank.rounds(50, short: 5, long: 1_000))
    private static let steps = Bank.isLong ? 60 : 20

    @Test("no audit of an honest book raises an alarm")
    func noAlarm() async throws {
        var succeeded = 0
        try await withThrowingTaskGroup(of: Int.self) { group in
            for seed in 0..<Self.books {
                if seed >= 4 { succeeded += try await group.next() ?? 0 }
                group.addTask { try await Self.useAndAudit(seed: seed) }
            }
            for try await count in group { succeeded += count }
        }
        #expect(succeeded > Self.steps * Int(Self.books) / 2, "too few commands succeed")
    }

    /// Returns the number of commands that succeeded.
    private static func useAndAudit(seed: UInt64) async throws -> Int {
        var use = try await RandomUse(seed: seed)
        await use.continues(for: steps / 2)
        let checkpoint = try await use.book.checkpoint(named: "half")
        await use.continues(for: steps / 2)
        #expect(use.failures == [], "seed \(seed)")
        let audit = await use.book.run("audit --checkpoint \(checkpoint)", isWitnessed: true)
        #expect(audit.status == .success, "seed \(seed): \(audit)")
        let checkpoints = try #require(audit.json["checkpoints"] as? Int)
        #expect(checkpoints >= 2, "seed \(seed): \(audit)")
        #expect(audit.json["signatures"] is Int, "seed \(seed): \(audit)")
        return use.succeeded
    }
}
