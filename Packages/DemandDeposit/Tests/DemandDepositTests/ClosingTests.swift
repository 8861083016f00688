import Bookkeeping
import BookkeepingTesting
import CardInterface
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import Synchronization
import Testing
@testable import DemandDeposit


@Suite("Closing an account")
struct ClosingTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("ends it, on the owner's signature")
    func closes() async throws {
        let number = try await bank.open(500)
        try await bank.withdraw(500, from: number)
        _ = try await bank.service.close(.number(number), bank.options())
        #expect(try await bank.accounts.account(number.description).isClosed)
        #expect(bank.signing.requests.last?["purpose"] == "account.close")
        #expect(bank.signing.requests.last?["amount"] == "0")
        #expect(try await bank.service.list(ownedBy: nil).isEmpty)
        #expect(
            try await refusalCode {
                try await bank.service.close(.number(number), bank.options())
            } == "account.closed"
        )
    }

    @Test("is refused while it holds money")
    func notEmpty() async throws {
        let number = try await bank.open(1)
        #expect(try await code(closing: number) == "account.not-empty")
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("is refused while a safe box and cards are linked, and names them")
    func linked() async throws {
        let number = try await bank.open()
        try await bank.link(RecordKey("safebox", number.description), to: number)
        let won = Money(won: 50_000)
        bank.links.link(
            SafeBoxSummary(
                account: number.accountID,
                balance: won,
                limit: won,
                payableInterest: won
            )
        )
        bank.links.link(
            CardSummary(
                maskedNumber: "5365-10**-****-0018",
                cardNumber: "5365100000060018",
                account: number.accountID
            )
        )
        let error = await #expect(throws: BankError.self) {
            try await bank.service.close(.number(number), bank.options())
        }
        #expect(error?.code == "account.linked")
        #expect(
            error?.message == """
                3333-01-0000013 is still linked to a safe box with 50,000 won, \
                card 5365-10**-****-0018; close what is linked first
                """
        )
    }

    @Test("is refused while something else is linked, of a feature that nobody knew of")
    func linkedToUnknown() async throws {
        let number = try await bank.open()
        try await bank.link(RecordKey("standing-order", "1"), to: number)
        let error = await #expect(throws: BankError.self) {
            try await bank.service.close(.number(number), bank.options())
        }
        #expect(error?.message.contains("still linked to standing-order;") == true)
    }

    @Test("pays what interest there is in cash, less tax, and forfeits what is below one won")
    func interest() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(3)  // 100,000,000 × 0.1 % × 3 ÷ 365 = 821.9…
        try await bank.withdraw(100_000_000, from: number)
        let outcome = try await bank.service.close(.number(number), bank.options())
        #expect(outcome.result == ["interest": "821"])
        let statement = try await bank.ledger.statement(
            of: number.accountID,
            from: nil,
            through: nil
        )
        #expect(statement.lines.suffix(4).map(\.change.won) == [821, -110, -10, -701])
        #expect(
            statement.lines.suffix(4).map(\.text) == [
                "account interest", "income tax", "local income tax", "interest paid in cash",
            ]
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("is not done when a day that is closed meanwhile changes the interest that was shown")
    func interestChanged() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(1)
        try await bank.withdraw(100_000_000, from: number)
        try await bank.deposit(100_000_000, into: number)
        try await bank.withdraw(100_000_000, from: number)
        let other = try await bank.open(100_000_000)
        let options = RequestOptions { _ in
            let transfer = TransferRequest(
                from: .number(other),
                to: .number(number),
                amount: Money(won: 100_000_000),
                memo: ""
            )
            _ = try await bank.service.transfer(transfer, bank.options())
            try await bank.closeDays(1)
            try await bank.withdraw(100_000_000, from: number)
        }
        #expect(
            try await refusalCode { try await bank.service.close(.number(number), options) }
                == "account.interest-changed"
        )
        #expect(try await !bank.accounts.account(number.description).isClosed)
    }

    @Test("again under the same key tells that it was done")
    func repeated() async throws {
        let number = try await bank.open()
        let id = try IdempotencyID("once")
        _ = try await bank.service.close(.number(number), bank.options(id))
        #expect(try await bank.service.close(.number(number), bank.options(id)).isRepeat)
        #expect(bank.signing.requests.count == 1)
    }

    @Test("by two at once closes it once")
    func simultaneously() async throws {
        let number = try await bank.open()
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

    private func code(closing number: AccountNumber) async throws -> String? {
        try await refusalCode { try await bank.service.close(.number(number), bank.options()) }
    }
}
