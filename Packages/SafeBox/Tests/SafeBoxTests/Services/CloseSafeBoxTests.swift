import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Closing a safe box")
struct ClosingTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("ends it, on the owner's signature, and the account is free of it")
    func closes() async throws {
        let number = try await bank.openBox(1_000)
        _ = try await bank.service.close(.number(number), bank.options())
        #expect(bank.signing.requests.last?.movement.purpose.rawValue == "safebox.close")
        #expect(try await bank.ledger.records(linkedTo: number.accountID, in: nil).isEmpty)
        #expect(
            try await refusalCode {
                try await bank.service.close(.number(number), bank.options())
            } == "safebox.none"
        )
    }

    @Test("is refused while it holds money, and says how to take it out")
    func notEmpty() async throws {
        let number = try await bank.openBox(1_000)
        try await bank.put(600, number)
        let error = await #expect(throws: BankError.self) {
            try await bank.service.close(.number(number), bank.options())
        }
        #expect(error?.code == "safebox.not-empty")
        #expect(error?.message.hasSuffix("holds 600 won; take the money out first") == true)
    }

    @Test("is refused while it has interest to pay, and forfeits what is below one won")
    func interest() async throws {
        let number = try await bank.openFullBox()
        try await bank.closeDays(1)
        try await bank.take(10_000_000, number)
        #expect(
            try await refusalCode {
                try await bank.service.close(.number(number), bank.options())
            } == "safebox.interest-unpaid"
        )
        try await bank.takeInterest(number)
        _ = try await bank.service.close(.number(number), bank.options())
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("is refused when the box earns something while the person is still asked")
    func earnsMeanwhile() async throws {
        let number = try await bank.openBox(10_000_000)
        let options = RequestOptions { [bank] _ in
            try await bank.put(10_000_000, number)
            try await bank.closeDays(1)
            try await bank.take(10_000_000, number)
        }
        #expect(
            try await refusalCode { try await bank.service.close(.number(number), options) }
                == "safebox.interest-unpaid"
        )
        #expect(try await bank.box(of: number).payableInterest == Money(won: 438))
    }

    @Test("by two at once closes it once")
    func simultaneously() async throws {
        let number = try await bank.openBox(0)
        let closed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (try? await bank.service.close(.number(number), bank.options())) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(closed == 1)
    }
}
