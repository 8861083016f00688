import BankConsoleTesting
import Testing

@testable import Card

@Suite("Lost cards")
struct ReportLossTests {
    @Test("a lost card refuses payments, locks, limits and a second report")
    func final() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let lost = try await bank.reportLoss(of: card)
        #expect(lost.state == .lost)
        #expect(lost.stateSince == card.issued)
        #expect(bank.requestsAfterIssue.isEmpty)
        let codes = [
            try await refusalCode { try await bank.pay(1, with: card) },
            try await refusalCode { try await bank.reportLoss(of: card) },
            try await refusalCode { try await bank.lock(card, [.domestic]) },
            try await refusalCode { try await bank.unlock(card, [.domestic]) },
            try await refusalCode { try await bank.changeLimits(of: card, perPayment: 1) },
        ]
        #expect(codes == Array(repeating: "card.lost", count: 5))
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("payments made before the loss are settled, canceled, voided, or expire")
    func earlierPayments() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let payments = [
            try await bank.pay(10_000, with: card), try await bank.pay(5_000, with: card),
            try await bank.pay(2_000, with: card),
        ]
        try await bank.reportLoss(of: card)
        try await bank.reissue(card)
        try await bank.settle(payments[0])
        try await bank.cancel(payments[0], 1_000)
        try await bank.void(payments[1])
        try await bank.closeDays(7)
        #expect(try await bank.money() == (41_000, 0))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a replacement has another number with the same account, locks, limits and spending")
    func reissue() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000_000)
        try await bank.lock(card, [.overseas])
        try await bank.changeLimits(of: card, perPayment: 700, perDay: 1000)
        try await bank.pay(600, with: card)
        try await bank.reportLoss(of: card)
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        let new = try #require(try await bank.reissue(card, options: options).card)
        #expect(new.number != card.number)
        #expect(new.account == card.account)
        #expect(new.ordinal == 2)
        #expect(new.state == .active)
        #expect(new.locks.overseas && !new.locks.domestic)
        #expect(new.limits.perPayment == Money(won: 700))
        #expect(try await bank.current(card).state == .replaced)
        #expect(
            try await refusalCode { try await bank.pay(401, with: new) } == "card.limit-day"
        )
        try await bank.pay(400, with: new)

        let again = try await bank.reissue(card, options: options)
        #expect(again.card?.number == new.number)
        #expect(again.outcome.isRepeat)
        #expect(try await refusalCode { try await bank.reissue(card) } == "card.replaced")
        let summaries = try await bank.container.resolve(cardInject)
            .cards(linkedTo: card.account)
        #expect(summaries.map(\.maskedNumber) == [new.number.masked])
        #expect(try await bank.cards().count == 2)
    }

    @Test("refuses to replace an active card, and a dry run of the report changes nothing")
    func active() async throws {
        let (bank, card) = try await CardBank.withCard()
        let entries = try await bank.entryCount()
        #expect(try await refusalCode { try await bank.reissue(card) } == "card.not-lost")
        try await bank.reportLoss(of: card, options: .agreed(isDryRun: true))
        #expect(try await bank.current(card).state == .active)
        #expect(try await bank.entryCount() == entries)
    }
}
