import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("Opening an account")
struct OpeningTests {
    @Test("gives numbers counted up, each with its check digit")
    func numbers() async throws {
        let bank = try TestBank()
        let numbers = [try await bank.open(), try await bank.open(for: TestBank.duri)]
        #expect(numbers.map(\.description) == ["3333-01-0000013", "3333-01-0000021"])
        let account = try await bank.accounts.account("3333-01-0000021")
        #expect(account.owner == TestBank.duri)
        #expect(account.balance == .zero)
        #expect(!account.isClosed)
    }

    @Test("is refused for a customer whom nobody knows, and opens nothing")
    func unknownCustomer() async throws {
        let bank = try TestBank()
        let code = try await refusalCode { try await bank.open(for: CustomerID("C999999")) }
        #expect(code == "customer.unknown")
        #expect(try await bank.service.list(ownedBy: nil).isEmpty)
    }

    @Test("at the same moment by fifty gives fifty different numbers without a gap")
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

    @Test("again under the same idempotency key tells the first number and opens nothing")
    func repeated() async throws {
        let bank = try TestBank()
        let request = OpeningRequest(customer: TestBank.hana, nickname: nil)
        let id = try IdempotencyID("k-1")
        let first = try await bank.service.open(request, bank.options(id))
        let second = try await bank.service.open(request, bank.options(id))
        #expect(!first.isRepeat)
        #expect(second.isRepeat)
        #expect(second.result == first.result)
        #expect(try await bank.service.list(ownedBy: nil).count == 1)
    }

    @Test("never gives a number again, also when its account is closed")
    func numbersAreNotReused() async throws {
        let bank = try TestBank()
        let first = try await bank.open()
        _ = try await bank.service.close(.number(first), bank.options())
        #expect(try await bank.open() != first)
    }

    @Test("ends when all numbers are given out")
    func exhausted() throws {
        var counter = AccountCounter(last: 999_998)
        #expect(try counter.next().description.hasPrefix("3333-01-999999"))
        #expect(throws: BankError.self) { try counter.next() }
    }
}
