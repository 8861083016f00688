import Bookkeeping
import Foundation
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("A process that is killed")
struct CrashTests {
    /// 20, or 200 in the long run.
    private static var rounds: Int {
        ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == nil ? 20 : 200
    }

    /// The most transfers of a round, should the machine be too busy to kill it in time.
    private static let most = 120

    @Test("loses nothing that it acknowledged, and leaves nothing half done")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        var generator = SystemRandomNumberGenerator()
        var acknowledged: [String] = []
        for round in 1...Self.rounds {
            let probe = try ProbeProcess("transfer", folder.book, "round\(round)", "\(Self.most)")
            _ = probe.waitForOutput()
            let pause = UInt64.random(in: 0...40_000, using: &generator)
            try await Task.sleep(for: .microseconds(pause))
            probe.kill()
            let outcome = try probe.finish()
            #expect(outcome.error == "")
            let numbers = outcome.lines.compactMap { Int($0) }
            let last = try #require(numbers.last)
            #expect(outcome.status == (last == Self.most ? 0 : SIGKILL))
            #expect(numbers == Array(1...last))
            acknowledged += (1...last).map { "round\(round)-\($0)" }

            let audit = try await bench.ledger.audit()
            #expect(audit.passed, "after round \(round): \(audit.findings)")
            let moved = try await bench.balance(AccountID("payee"))
            let transfers = audit.entries - 1
            #expect(moved == transfers)
            #expect(try await bench.balance(AccountID("payer")) == -transfers)
            #expect(try await bench.held(AccountID("payee")) == transfers)
            #expect(transfers >= acknowledged.count)
            #expect(transfers <= acknowledged.count + round)
            try await checkFirstResult(of: acknowledged[acknowledged.count - 1], bench, folder)
        }
        var sequences: Set<Int64> = []
        for id in acknowledged {
            let receipt = try await bench.ledger.receipt(for: Self.intent(id))
            sequences.insert(try #require(receipt, "\(id) is lost").sequence)
        }
        #expect(sequences.count == acknowledged.count)
    }

    /// Doing the same again gives the first result, and changes nothing.
    private func checkFirstResult(
        of id: String,
        _ bench: LedgerFixture,
        _ folder: TemporaryFolder
    ) async throws {
        let first = try await bench.ledger.receipt(for: Self.intent(id))
        let entries = try await bench.ledger.audit().entries
        let (prefix, number) = try #require(Self.parts(of: id))
        let again = try ProbeProcess("transfer", folder.book, prefix, number).finish()
        #expect(again.status == 0)
        #expect(again.lines.last == number)
        #expect(try await bench.ledger.receipt(for: Self.intent(id)) == first)
        #expect(try await bench.ledger.audit().entries == entries)
    }

    private static func parts(of id: String) -> (prefix: String, number: String)? {
        let parts = id.split(separator: "-").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    private static func intent(_ id: String) throws -> Intent {
        Intent(id: try IdempotencyID(id), purpose: Purpose("probe.transfer"), content: [:])
    }
}
