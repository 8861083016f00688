import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Opening an account")
struct OpenAccountTests {
    @Test("accounts are opened with consecutive numbers and check digits")
    func numbers() async throws {
        let bank = try TestBank()
        let numbers = [try await bank.open(), try await bank.open(for: TestBank.duri)]
        #expect(numbers.map(\.description) == ["3333-01-0000013", "3333-01-0000021"])
        let account = try await bank.accounts.account("3333-01-0000021")
        #expect(account.owner == TestBank.duri)
        #expect(account.balance == .zero)
        #expect(!account.isClosed)
    }

    @Test("opens no account for an unknown customer")
    func unknownCustomer() async throws {
        let bank = try TestBank()
        let code = try await refusalCode { try await bank.open(for: CustomerID("C999999")) }
        #expect(code == "customer.unknown")
        #expect(try await bank.service.accounts(ownedBy: nil).isEmpty)
    }

    @Test("fifty simultaneous openings get fifty consecutive numbers")
    func simultaneously() async throws {
        let bank = try TestBank()
        let numbers = try await withThrowingTaskGroup(of: AccountNumber.self) { group in
            for _ in 0..<50 { group.addTask { try await bank.open() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        let expected = Set((1...50).compactMap { AccountNumber(branch: 1, serial: $0) })
        #expect(numbers == expected)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("never reuses the number of a closed account")
    func numbersAreNotReused() async throws {
        let bank = try TestBank()
        let first = try await bank.open()
        try await bank.close(first)
        #expect(try await bank.open() != first)
    }

    @Test("refuses to open an account after the last number")
    func exhausted() throws {
        var counter = AccountCounter(last: 999_998)
        #expect(try counter.next().description.hasPrefix("3333-01-999999"))
        #expect(throws: BankError.self) { try counter.next() }
        for edited in [Int.min, -2, .max] {
            var counter = AccountCounter(last: edited)
            #expect(throws: BankError.self) { try counter.next() }
        }
    }
}
