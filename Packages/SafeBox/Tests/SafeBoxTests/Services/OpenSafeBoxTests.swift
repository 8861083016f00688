import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Opening a safe box")
struct OpeningTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("gives an account one with a limit of 10,000,000 won, paid on request")
    func opens() async throws {
        let number = try await bank.openAccount(0)
        let outcome = try await bank.service.open(
            for: .number(number),
            limit: .standard,
            bank.options()
        )
        #expect(outcome.result == ["box": "\(number)/box1"])
        let details = try await bank.service.show(.number(number))
        #expect(details.box.balance == .zero)
        #expect(details.box.room == Money(won: 10_000_000))
        #expect(details.box.record.payout == .onRequest)
    }

    @Test("at the same moment by many opens one")
    func simultaneously() async throws {
        let number = try await bank.openAccount(0)
        let codes = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<10 {
                group.addTask { try await refusalCode { try await bank.openBox(of: number) } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.count { $0 == nil } == 1)
        #expect(codes.count { $0 == "safebox.exists" } == 9)
    }

    @Test(
        "takes a limit of 1 won to 100,000,000 won",
        arguments: [(0, false), (1, true), (100_000_000, true), (100_000_001, false)]
    )
    func limit(won: Int64, isAllowed: Bool) async throws {
        let code = try await refusalCode { try SafeBoxLimit(Money(won: won)) }
        #expect(code == (isAllowed ? nil : "safebox.limit-range"))
    }

    @Test("of an account that is unknown or closed is refused")
    func noAccount() async throws {
        let unknown = try #require(AccountNumber(branch: 1, serial: 9))
        #expect(try await refusalCode { try await bank.openBox(of: unknown) } == "account.unknown")
    }

    @Test("again, after closing, gives the next box, and the history of the first stays")
    func again() async throws {
        let number = try await bank.openBox(1_000)
        try await bank.put(700, number)
        try await bank.take(700, number)
        _ = try await bank.service.close(.number(number), bank.options())
        try await bank.openBox(of: number)
        try await bank.put(5, number)
        let first = AccountID("\(number)/box1")
        let history = try await bank.ledger.statement(of: first, from: nil, through: nil)
        #expect(history.lines.map(\.change.won) == [700, -700])
        let second = try await bank.ledger.account(AccountID("\(number)/box2"))
        #expect(second?.balance == Money(won: 5))
    }

    @Test("in a dry run opens nothing")
    func dryRun() async throws {
        let number = try await bank.openAccount(0)
        let outcome = try await bank.service.open(
            for: .number(number),
            limit: .standard,
            bank.options(isDryRun: true)
        )
        #expect(outcome.receipt == nil)
        #expect(
            try await refusalCode { try await bank.service.show(.number(number)) }
                == "safebox.none"
        )
    }
}
