import Bookkeeping
import BookkeepingTesting
import Card
import CardDemo
import CardInterface
import LedgerInterface
import LedgerInterfaceTesting
import Testing

@Suite("What becomes of a payment")
struct PaymentLifeTests {
    private func bookBalance(_ bank: DemoBank) async throws -> Int64? {
        try await bank.ledger.account(bank.account.accountID)?.balance.won
    }

    private func owed(_ bank: DemoBank) async throws -> Int64? {
        try await bank.ledger.account(AccountOpening.cardSettlement.id)?.balance.won
    }

    @Test("settled in full, it leaves the account, and nothing is held any more")
    func settle() async throws {
        let bank = try await DemoBank.with(won: 50_000)
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

    @Test("settled in parts, the rest stays held until it is settled or voided")
    func settleInParts() async throws {
        let bank = try await DemoBank.with(won: 50_000)
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

    @Test("voided, all of it is free again, and it can be neither settled nor cancelled")
    func void() async throws {
        let bank = try await DemoBank.with(won: 50_000)
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

    @Test("cancelled in parts, it comes back up to what was settled, and names the settlement")
    func cancel() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        #expect(
            try await refusalCode { try await bank.cancel(payment) } == "payment.not-settled"
        )
        try await bank.settle(payment, 10_000)
        #expect(try await bank.cancel(payment, 4_000).status == .partlySettled)
        try await bank.void(payment)
        #expect(try await bank.service.payment(payment.name).status == .partlyCancelled)
        #expect(try await bank.money() == (44_000, 0))
        #expect(
            try await refusalCode { try await bank.cancel(payment, 6_001) } == "payment.cancel"
        )
        #expect(try await bank.cancel(payment).status == .cancelled)
        #expect(try await bank.money() == (50_000, 0))
        #expect(try await owed(bank) == 0)
        #expect(
            try await refusalCode { try await bank.cancel(payment, 1) } == "payment.not-settled"
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a cancellation is an entry that names the settlement it puts right")
    func reverses() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let ledger = RecordingLedger(bank.ledger)
        let service = bank.service(ledger: ledger)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let settled = try await service.settle(payment.name, nil, options: .agreed())
        _ = try await service.cancel(payment.name, nil, options: .agreed())
        let draft = try #require(ledger.posted.last)
        #expect(draft.intent.purpose == .cardCancellation)
        #expect(draft.reverses == settled.outcome.receipt?.sequence)
    }

    @Test("what is voided or cancelled on the day of the payment is given back to the day's limit")
    func givenBack() async throws {
        let bank = try await DemoBank.with(won: 20_000_000)
        let card = try await bank.issue()
        let payments = [
            try await bank.pay(2_000_000, with: card), try await bank.pay(2_000_000, with: card),
        ]
        try await bank.void(payments[0])
        try await bank.settle(payments[1])
        try await bank.cancel(payments[1], 500_000)
        let paid = try await bank.service.paidToday(by: bank.current(card))
        #expect(paid == Money(won: 1_500_000))
        try await bank.closeDays(1)
        try await bank.pay(1_000_000, with: card)
        try await bank.cancel(payments[1], 500_000)
        let next = try await bank.service.paidToday(by: bank.current(card))
        #expect(next == Money(won: 1_000_000))
    }

    @Test("each request happens once for its idempotency key, and says what it did")
    func idempotency() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let once = RequestOptions.agreed(as: try IdempotencyID("once"))
        let twice = RequestOptions.agreed(as: try IdempotencyID("twice"))
        _ = try await bank.service.settle(payment.name, Money(won: 5_000), options: once)
        let again = try await bank.service.settle(payment.name, Money(won: 5_000), options: once)
        #expect(again.outcome.isRepeat)
        #expect(again.amount == Money(won: 5_000))
        #expect(again.payment.settled == Money(won: 5_000))
        // “All” is what was asked for, and stays it when there is no more.
        _ = try await bank.service.settle(payment.name, nil, options: twice)
        let all = try await bank.service.settle(payment.name, nil, options: twice)
        #expect(all.outcome.isRepeat)
        #expect(all.amount == Money(won: 7_000))
        let cancelling = RequestOptions.agreed(as: try IdempotencyID("thrice"))
        _ = try await bank.service.cancel(payment.name, nil, options: cancelling)
        let cancelled = try await bank.service.cancel(payment.name, nil, options: cancelling)
        #expect(cancelled.outcome.isRepeat)
        #expect(cancelled.amount == Money(won: 12_000))
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("a dry run tells what would be, and writes nothing")
    func dryRuns() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let payment = try await bank.pay(12_000, with: bank.issue())
        let entries = try await bank.entryCount()
        let settled = try await bank.service
            .settle(payment.name, Money(won: 5_000), options: .agreed(isDryRun: true))
        #expect(settled.payment.held == Money(won: 7_000))
        let voided = try await bank.service.void(payment.name, options: .agreed(isDryRun: true))
        #expect(voided.payment.status == .voided)
        #expect(voided.amount == Money(won: 12_000))
        #expect(try await bank.entryCount() == entries)
    }

    @Test("a payment that there is not is not found, and a near one is proposed")
    func unknown() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        try await bank.pay(12_000, with: bank.issue())
        let error = try await #require(throws: BankError.self) {
            try await bank.service.payment("3333-01-0000013/card1/paymnet1")
        }
        #expect(error.reason == .notFound)
        #expect(error.code == "payment.unknown")
        #expect(error.message.hasSuffix("Did you mean '3333-01-0000013/card1/payment1'?"))
    }

    @Test("the history has the newest payment first, and as many as are asked for")
    func history() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        for won in [1, 2, 3] as [Int64] { try await bank.pay(won, with: card) }
        let reference = bank.reference(card)
        #expect(
            try await bank.service.payments(of: reference).payments.map(\.authorised.won)
                == [3, 2, 1]
        )
        #expect(
            try await bank.service.payments(of: reference, last: 2).payments.map(\.ordinal)
                == [3, 2]
        )
        let other = try await bank.issue()
        #expect(try await bank.service.payments(of: bank.reference(other)).payments.isEmpty)
    }
}
