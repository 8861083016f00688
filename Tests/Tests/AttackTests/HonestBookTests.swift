import BookkeepingTesting
import Console
import Testing

@Suite("Audits of honest books")
struct HonestBookTests {
    /// The number of commands on each book.
    private static let steps = GeneratedWork.honestCommands.amount

    @Test("no audit of an honest book raises an alarm")
    func noAlarm() async throws {
        var succeeded = 0
        try await withThrowingTaskGroup(of: Int.self) { group in
            for seed in GeneratedWork.honestBooks.seeds() {
                if seed > 4 { succeeded += try await group.next() ?? 0 }
                group.addTask { try await Self.useAndAudit(seed: seed) }
            }
            for try await count in group { succeeded += count }
        }
        let books = GeneratedWork.honestBooks.amount
        GeneratedWork.honestBooks.report(books)
        GeneratedWork.honestCommands.report(Self.steps)
        #expect(succeeded > Self.steps * books / 2, "too few commands succeed")
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
