@testable import LedgerSQLite

@Suite("Crashes")
struct CrashTests {
    /// The least number of kills.
    private static let kills = GeneratedWork.ledgerKills.amount
    /// The least number of acknowledged transfers.
    private static let transfers = GeneratedWork.acknowledgedTransfers.amount
    /// The rounds after which the whole book is audited; in the long run it grows large.
    private static let auditedRounds = kills > 100 ? 100 : 1
    /// The greatest number of writes before a kill, of about twenty transfers.
    private static let maximumWrites = 400

    @Test("a killed process loses no acknowledged transaction and leaves none incomplete")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        var generator = SeededGenerator(seed: 19)
        // The accounts exist from the first transfer on.
        var acknowledged = ["round0-1"]
        _ = try ProbeProcess("transfer", folder.book, "round0", "1").finish()
        var round = 0
        while round < Self.kills || acknowledged.count < Self.transfers {
            round += 1
            let write = Int.random(in: 1...Self.maximumWrites, using: &generator)
            let prefix = "round\(round)"
            let outcome = try ProbeProcess("transferUntilKilled", folder.book, prefix, "\(write)")
                .finish()
            #expect(outcome.exitCode == SIGKILL)
            #expect(outcome.error == "")
            let numbers = outcome.lines.compactMap { Int($0) }
            #expect(numbers == numbers.indices.map { $0 + 1 })
            acknowledged += numbers.map { "\(prefix)-\($0)" }

            let transfers = try #require(try await fixture.balance(AccountID("payee")))
            #expect(try await fixture.balance(AccountID("payer")) == -transfers)
            #expect(try await fixture.held(AccountID("payee")) == transfers)
            #expect(transfers >= acknowledged.count)
            #expect(transfers <= acknowledged.count + round)
            guard round.isMultiple(of: Self.auditedRounds) else { continue }
            let audit = try await fixture.ledger.audit()
            #expect(audit.passed, "after round \(round): \(audit.findings)")
            #expect(transfers == audit.entries - 1)
            try await checkFirstResult(of: #require(acknowledged.last), fixture, folder)
        }
        GeneratedWork.ledgerKills.report(round)
        GeneratedWork.acknowledgedTransfers.report(acknowledged.count)
        var sequences: Set<Int64> = []
        for id in acknowledged {
            let receipt = try await fixture.ledger.receipt(for: Self.intent(id))
            sequences.insert(try #require(receipt, "\(id) is lost").sequence)
        }
        #expect(sequences.count == acknowledged.count)
    }

    /// Requires that a repeated request returns the first result and changes nothing.
    private func checkFirstResult(
        of id: String,
        _ fixture: LedgerFixture,
        _ folder: TemporaryFolder
    ) async throws {
        let first = try await fixture.ledger.receipt(for: Self.intent(id))
        let entries = try await fixture.ledger.audit().entries
        let (prefix, number) = try #require(Self.parts(of: id))
        let again = try ProbeProcess("transfer", folder.book, prefix, number).finish()
        #expect(again.exitCode == 0)
        #expect(again.lines.last == number)
        #expect(try await fixture.ledger.receipt(for: Self.intent(id)) == first)
        #expect(try await fixture.ledger.audit().entries == entries)
    }

    private static func parts(of id: String) -> (prefix: String, number: String)? {
        let parts = id.split(separator: "-").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    private static func intent(_ id: String) throws -> Intent {
        Intent(id: try IdempotencyID(id), purpose: Purpose("probe.transfer"), content: [:])
    }
}
