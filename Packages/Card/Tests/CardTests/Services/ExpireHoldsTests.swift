import BankConsoleTesting
import Testing

@testable import Card

@Suite("Expiry of holds")
struct ExpireHoldsTests {
    @Test("a hold is released once, by closing its seventh day")
    func expires() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(try await bank.closeDays(6) == 0)
        #expect(try await bank.money() == (38_000, 12_000))
        #expect(try await bank.closeDays(1) == 1)
        #expect(try await bank.ledger.businessDate() == payment.expires)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await bank.payment(payment.name).status == .expired)
        #expect(try await bank.closeDays(1) == 0)
        #expect(
            try await refusalCode { try await bank.settle(payment) } == "payment.not-held"
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("only the part of a hold that is not settled expires")
    func partlySettled() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let parted = try await bank.pay(12_000, with: card)
        try await bank.settle(parted, 5_000)
        let settled = try await bank.pay(1_000, with: card)
        try await bank.settle(settled)
        let voided = try await bank.pay(2_000, with: card)
        try await bank.void(voided)
        #expect(try await bank.closeDays(7) == 1)
        #expect(try await bank.money() == (44_000, 0))
        let expired = try await bank.payment(parted.name)
        #expect(expired.status == .settled)
        #expect(expired.release == .expired)
        #expect(try await bank.payment(voided.name).release == .voided)
        try await bank.cancel(parted)
        #expect(try await bank.money() == (49_000, 0))
    }

    @Test(
        "a payment can be settled on its last day, but not later, even before its hold is released"
    )
    func lastDay() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let first = try await bank.pay(12_000, with: card)
        let second = try await bank.pay(13_000, with: card)
        try await bank.closeDays(6)
        try await bank.settle(first)
        // A crash between closing the day and releasing the holds.
        try await bank.ledger.closeDay(bank.ledger.businessDate())
        #expect(
            try await refusalCode { try await bank.settle(second) } == "payment.expired"
        )
        #expect(try await bank.money() == (25_000, 13_000))
        // Closing the next day finishes this one.
        #expect(try await bank.closeDays(1) == 1)
        #expect(try await bank.money() == (38_000, 0))
    }

    @Test("a crash while holds expire leaves the rest for the next run")
    func crash() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        for won in [1, 2, 4] as [Int64] { try await bank.pay(won, with: card) }
        try await bank.closeDays(6)
        let day = try await bank.ledger.businessDate()
        try await bank.ledger.closeDay(day)
        let ledger = RecordingLedger(bank.ledger)
        ledger.interpose(atPost: 2, after: { throw RecordingLedger.PowerLoss() })
        let expiry = ExpireHolds(service: bank.service(ledger: ledger))
        await #expect(throws: RecordingLedger.PowerLoss.self) {
            try await expiry.run(afterClosing: day)
        }
        #expect(try await bank.money().held == 4)
        #expect(try await expiry.run(afterClosing: day).count == 1)
        #expect(try await expiry.run(afterClosing: day).count == 0)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("refuses the id of an expiry as a person's idempotency key")
    func takenID() async throws {
        #expect(throws: BankError.self) {
            try IdempotencyID("\(Purpose.cardExpiry) 3333-01-0000013/card1/payment1")
        }
    }
}
