import Bookkeeping
import BookkeepingTesting
import CardDemo
import CardInterface
import DependencyContainer
import LedgerInterfaceTesting
import Testing
@testable import Card

@Suite("The end of an authorisation's time")
struct ExpiryTests {
    @Test("after seven days what is held is given back, by closing the day, once")
    func expires() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(try await bank.closeDays(6) == 0)
        #expect(try await bank.money() == (38_000, 12_000))
        #expect(try await bank.closeDays(1) == 1)
        #expect(try await bank.ledger.businessDate() == payment.expires)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await bank.service.payment(payment.name).status == .expired)
        #expect(try await bank.closeDays(1) == 0)
        #expect(
            try await refusalCode { try await bank.settle(payment) } == "payment.not-held"
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("only what was not settled is given back")
    func partlySettled() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let parted = try await bank.pay(12_000, with: card)
        try await bank.settle(parted, 5_000)
        let settled = try await bank.pay(1_000, with: card)
        try await bank.settle(settled)
        let voided = try await bank.pay(2_000, with: card)
        try await bank.void(voided)
        #expect(try await bank.closeDays(7) == 1)
        #expect(try await bank.money() == (44_000, 0))
        let expired = try await bank.service.payment(parted.name)
        #expect(expired.status == .settled)
        #expect(expired.release == .expired)
        #expect(try await bank.service.payment(voided.name).release == .voided)
        // What was settled can still come back.
        try await bank.cancel(parted)
        #expect(try await bank.money() == (49_000, 0))
    }

    @Test("on its last day it can be settled, and not on the next, even if no part has run yet")
    func lastDay() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let first = try await bank.pay(12_000, with: card)
        let second = try await bank.pay(13_000, with: card)
        try await bank.closeDays(6)
        try await bank.settle(first)
        // The day is over in the book, and the computer stopped before the features did their part.
        try await bank.ledger.closeDay(bank.ledger.businessDate())
        #expect(
            try await refusalCode { try await bank.settle(second) } == "payment.expired"
        )
        #expect(try await bank.money() == (25_000, 13_000))
        // Whoever closes the next day finishes the one before.
        #expect(try await bank.closeDays(1) == 1)
        #expect(try await bank.money() == (38_000, 0))
    }

    @Test("a computer that stops while holds expire leaves the rest for the next time")
    func crash() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        for won in [1, 2, 4] as [Int64] { try await bank.pay(won, with: card) }
        try await bank.closeDays(6)
        let day = try await bank.ledger.businessDate()
        try await bank.ledger.closeDay(day)
        let ledger = RecordingLedger(bank.ledger)
        ledger.interpose(atPost: 2, after: { throw RecordingLedger.PowerLoss() })
        let expiry = CardHoldExpiry(service: bank.service(ledger: ledger))
        await #expect(throws: RecordingLedger.PowerLoss.self) { try await expiry.run(afterClosing: day) }
        #expect(try await bank.money().held == 4)
        #expect(try await expiry.run(afterClosing: day) == 1)
        #expect(try await expiry.run(afterClosing: day) == 0)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("nobody can keep a hold by taking the id of its expiry first")
    func takenID() async throws {
        #expect(throws: BankError.self) {
            try IdempotencyID("\(Purpose.cardExpiry) 3333-01-0000013/card1/payment1")
        }
    }
}
