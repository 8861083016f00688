import Bookkeeping
import BookkeepingTesting
import Card
import CardDemo
import CardInterface
import DependencyContainer
import LedgerInterface
import Testing

@Suite("A card that is lost")
struct LostCardTests {
    @Test("never pays again, and cannot be found again, unlocked or limited")
    func final() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let reference = bank.reference(card)
        let lost = try await bank.service.reportLost(reference, options: .agreed()).card
        #expect(lost.state == .lost)
        #expect(lost.stateSince == card.issued)
        #expect(bank.signing.requests.isEmpty)
        let service = bank.service
        let codes = [
            try await refusalCode { try await bank.pay(1, with: card) },
            try await refusalCode { try await service.reportLost(reference, options: .agreed()) },
            try await refusalCode {
                try await service.lock(reference, [.domestic], options: .agreed())
            },
            try await refusalCode {
                try await service.unlock(reference, [.domestic], options: .agreed())
            },
            try await refusalCode {
                try await service.setLimits(
                    reference,
                    to: CardLimitsRequest(perPayment: Money(won: 1), perDay: nil),
                    options: .agreed()
                )
            },
        ]
        #expect(codes == Array(repeating: "card.lost", count: 5))
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("what it has paid before takes its course")
    func before() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let payments = [
            try await bank.pay(10_000, with: card), try await bank.pay(5_000, with: card),
            try await bank.pay(2_000, with: card),
        ]
        _ = try await bank.service.reportLost(bank.reference(card), options: .agreed())
        _ = try await bank.service.reissue(bank.reference(card), options: .agreed())
        try await bank.settle(payments[0])
        try await bank.cancel(payments[0], 1_000)
        try await bank.void(payments[1])
        try await bank.closeDays(7)
        #expect(try await bank.money() == (41_000, 0))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("is replaced by one with another number, for the same account, as it was")
    func reissue() async throws {
        let bank = try await DemoBank.with(won: 50_000_000)
        let card = try await bank.issue()
        let reference = bank.reference(card)
        let service = bank.service
        _ = try await service.lock(reference, [.overseas], options: .agreed())
        _ = try await service.setLimits(
            reference,
            to: CardLimitsRequest(perPayment: Money(won: 700), perDay: Money(won: 1000)),
            options: .agreed()
        )
        try await bank.pay(600, with: card)
        _ = try await service.reportLost(reference, options: .agreed())
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        let issue = try await service.reissue(reference, options: options)
        let new = try #require(issue.card)
        #expect(new.number != card.number)
        #expect(new.account == card.account)
        #expect(new.ordinal == 2)
        #expect(new.state == .active)
        #expect(new.locks.overseas && !new.locks.domestic)
        #expect(new.limits.perPayment == Money(won: 700))
        #expect(try await bank.current(card).state == .replaced)
        // Losing a card does not begin the day anew.
        #expect(
            try await refusalCode { try await bank.pay(401, with: new) } == "card.limit-day"
        )
        try await bank.pay(400, with: new)

        let again = try await service.reissue(reference, options: options)
        #expect(again.card?.number == new.number)
        #expect(again.outcome.isRepeat)
        #expect(
            try await refusalCode { try await service.reissue(reference, options: .agreed()) }
                == "card.replaced"
        )
        let summaries = try await bank.container.resolve(cardInject)
            .cards(linkedTo: card.account)
        #expect(summaries.map(\.maskedNumber) == [new.number.masked])
        #expect(try await service.cards(of: bank.account.description).cards.count == 2)
    }

    @Test("only a lost card is replaced")
    func active() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        #expect(
            try await refusalCode {
                try await bank.service.reissue(bank.reference(card), options: .agreed())
            } == "card.not-lost"
        )
        let options = RequestOptions.agreed(isDryRun: true)
        _ = try await bank.service.reportLost(bank.reference(card), options: options)
        #expect(try await bank.current(card).state == .active)
        #expect(try await bank.entryCount() == entries)
    }
}
