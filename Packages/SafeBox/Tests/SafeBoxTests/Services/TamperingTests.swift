import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Safe boxes under attack within the program")
struct TamperingTests {
    @Test(
        "refuses every change of a draft between its preview and its posting",
        arguments: UInt64(1)...12
    )
    func tampering(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let bank = try TestBank()
        let limit: Int64 = .random(in: 5_000_000...100_000_000, using: &random)
        let number = try await bank.openBox(1_000_000_000, limit: limit)
        let empty = try await bank.openBox(1_000, serial: 2)
        let bare = try await bank.openAccount(1_000, serial: 3)
        if Bool.random(using: &random) { try await bank.setPayout(.monthly, number) }
        try await bank.put(.random(in: 1_000_000...4_000_000, using: &random), number)
        try await bank.closeDays(.random(in: 1...15, using: &random))
        let won: Int64 = .random(in: 1...100_000, using: &random)
        let requests: [@Sendable () async throws -> Void] = [
            { try await bank.openBox(of: bare, limit: limit) },
            { try await bank.put(won, number) },
            { try await bank.take(won, number) },
            { try await bank.takeInterest(number) },
            { try await bank.setPayout(.monthly, number) },
            { _ = try await bank.service.close(.number(empty), bank.options()) },
        ]
        let head = try await bank.ledger.audit().head
        var refusals = 0
        for request in requests {
            refusals += try await Tampering.refusals(
                by: bank.ledger,
                using: Tampering.Substitutes(
                    account: bare.accountID,
                    purpose: .safeBoxPut,
                    record: RecordKey(SafeBoxRecord.collection, "3333-01-0000047")
                ),
                of: request
            )
        }
        #expect(try await bank.ledger.audit().head == head)
        #expect(refusals > 90)
        for request in requests { try await request() }
        #expect(try await bank.ledger.audit().passed)
    }
}
