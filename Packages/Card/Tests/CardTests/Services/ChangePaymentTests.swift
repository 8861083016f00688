import BankConsoleTesting
import Testing

@testable import Card

@Suite("Settling, voiding and canceling payments")
struct ChangePaymentTests {
    private func bookBalance(_ bank: CardBank) async throws -> Int64? {
        try await bank.ledger.account(bank.account.accountID)?.balance.won
    }

    private func owed(_ bank: CardBank) async throws -> Int64? {
        try await bank.ledger.account(AccountOpening.cardSettlement.id)?.balance.won
    }

    @Test("settling a payment in full moves its amount and ends its hold")
    func settle() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let settled = try await bank.settle(payment)
        #expect(settled.status == .settled)
        #expect(settled.settled == Money(won: 12_000))
        #expect(try await bank.money() == (38_000, 0))
        #expect(try await bookBalance(bank) == 38_000)
        #expect(try await owed(bank) == 12_000)
        let lines = try await bank.ledger
            .statement(of: bank.account.accountID, from: nil, through: nil).lines
        #expect(lines.last?.text == "card payment")
        #expect(lines.last?.memo == "동네 서점")
        #expect(
            try await refusalCode { try await bank.settle(payment) } == "payment.not-held"
        )
    }

    @Test("settling a payment in parts keeps the rest held until it is settled or voided")
    func settleInParts() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(try await bank.settle(payment, 5_000).status == .partlySettled)
        #expect(try await bank.money() == (38_000, 7_000))
        #expect(
            try await refusalCode { try await bank.settle(payment, 7_001) } == "payment.settle"
        )
        #expect(try await bank.settle(payment, 3_000).held == Money(won: 4_000))
        let voided = try await bank.void(payment)
        #expect(voided.status == .settled)
        #expect(voided.release == .voided)
        #expect(voided.settled == Money(won: 8_000))
        #expect(try await bank.money() == (42_000, 0))
        #expect(try await bookBalance(bank) == 42_000)
    }

    @Test("a voided payment releases its amount and can be neither settled nor canceled")
    func void() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(try await bank.void(payment).status == .voided)
        #expect(try await bank.money() == (50_000, 0))
        for code in [
            try await refusalCode { try await bank.settle(payment) },
            try await refusalCode { try await bank.void(payment) },
        ] {
            #expect(code == "payment.not-held")
        }
        #expect(
            try await refusalCode { try await bank.cancel(payment) } == "payment.not-settled"
        )
    }

    @Test("canceling a payment in parts returns at most the settled amount")
    func cancel() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(
            try await refusalCode { try await bank.cancel(payment) } == "payment.not-settled"
        )
        try await bank.settle(payment, 10_000)
        #expect(try await bank.cancel(payment, 4_000).status == .partlySettled)
        try await bank.void(payment)
        #expect(try await bank.payment(payment.name).status == .partlyCanceled)
        #expect(try await bank.money() == (44_000, 0))
        #expect(
            try await refusalCode { try await bank.cancel(payment, 6_001) } == "payment.cancel"
        )
        #expect(try await bank.cancel(payment).status == .canceled)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await owed(bank) == 0)
        #expect(
            try await refusalCode { try await bank.cancel(payment, 1) } == "payment.not-settled"
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a cancellation names the settlement that it reverses")
    func reverses() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let ledger = RecordingLedger(bank.ledger)
        let service = bank.service(ledger: ledger)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let settled = try await service.changePayment(
            payment.name,
            .settle(nil),
            options: .agreed()
        )
        _ = try await service.changePayment(payment.name, .cancel(nil), options: .agreed())
        let draft = try #require(ledger.posted.last)
        #expect(draft.intent.purpose == .cardCancellation)
        #expect(draft.reverses == settled.outcome.receipt?.intent.id)
    }

    @Test("voiding and canceling give back to the limit per day, only on the day of the payment")
    func limitPerDay() async throws {
        let (bank, card) = try await CardBank.withCard(won: 20_000_000)
        let payments = [
            try await bank.pay(2_000_000, with: card), try await bank.pay(2_000_000, with: card),
        ]
        try await bank.void(payments[0])
        try await bank.settle(payments[1])
        try await bank.cancel(payments[1], 500_000)
        let paid = try await bank.paidToday(by: bank.current(card))
        #expect(paid == Money(won: 1_500_000))
        try await bank.closeDays(1)
        try await bank.pay(1_000_000, with: card)
        try await bank.cancel(payments[1], 500_000)
        let next = try await bank.paidToday(by: bank.current(card))
        #expect(next == Money(won: 1_000_000))
    }

    @Test("a repeated settlement or cancellation returns the first result")
    func idempotency() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let once = RequestOptions.agreed(as: try IdempotencyID("once"))
        let twice = RequestOptions.agreed(as: try IdempotencyID("twice"))
        _ = try await bank.settle(payment, 5_000, options: once)
        let again = try await bank.settle(payment, 5_000, options: once)
        #expect(again.outcome.isRepeat)
        #expect(again.amount == Money(won: 5_000))
        #expect(again.payment.settled == Money(won: 5_000))
        // A repeated request without an amount matches, even if no more can be settled.
        _ = try await bank.settle(payment, options: twice)
        let all = try await bank.settle(payment, options: twice)
        #expect(all.outcome.isRepeat)
        #expect(all.amount == Money(won: 7_000))
        let thrice = RequestOptions.agreed(as: try IdempotencyID("thrice"))
        _ = try await bank.cancel(payment, options: thrice)
        let canceled = try await bank.cancel(payment, options: thrice)
        #expect(canceled.outcome.isRepeat)
        #expect(canceled.amount == Money(won: 12_000))
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test(
        "a repeated request by a nickname that no longer exists returns the first result",
        arguments: [PaymentStep.settle(nil), .void, .cancel(nil)]
    )
    func repeatAfterRename(step: PaymentStep) async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let payment = try await bank.pay(12_000, with: card)
        try await bank.pay(1_000, with: card)
        if case .cancel = step { try await bank.settle(payment) }
        let once = RequestOptions.agreed(as: try IdempotencyID("once"))
        let first = try await bank.service.changePayment(payment.name, step, options: once)
        let again = try await bank.service.changePayment(
            "월급/card1/payment1",
            step,
            options: once
        )
        #expect(again.outcome.isRepeat)
        #expect(again.payment == first.payment)
        for other in ["월급/card1/payment2", "3333-01-0000013/card1/payment3"] {
            #expect(
                try await refusalCode {
                    _ = try await bank.service.changePayment(other, step, options: once)
                } == "idempotency.conflict"
            )
        }
    }

    @Test("a dry run returns the planned payment and writes nothing")
    func dryRuns() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let entries = try await bank.entryCount()
        let settled = try await bank.settle(
            payment,
            5_000,
            options: .agreed(isDryRun: true)
        )
        #expect(settled.payment.held == Money(won: 7_000))
        let voided = try await bank.service.changePayment(
            payment.name,
            .void,
            options: .agreed(isDryRun: true)
        )
        #expect(voided.payment.status == .voided)
        #expect(voided.amount == Money(won: 12_000))
        #expect(try await bank.entryCount() == entries)
    }

    @Test("the error for an unknown payment suggests a near name")
    func unknown() async throws {
        let bank = try await CardBank.with(won: 50_000)
        try await bank.pay(12_000, with: bank.issue())
        let error = try await #require(throws: BankError.self) {
            try await bank.payment("3333-01-0000013/card1/paymnet1")
        }
        #expect(error.reason == .notFound)
        #expect(error.code == "payment.unknown")
        #expect(error.message.hasSuffix("Did you mean '3333-01-0000013/card1/payment1'?"))
    }
}
