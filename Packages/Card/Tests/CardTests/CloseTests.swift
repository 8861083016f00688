import Bookkeeping
import BookkeepingTesting
import Card
import CardDemo
import CardInterface
import DependencyContainer
import LedgerInterface
import SigningInterface
import Testing

@Suite("Closing a card")
struct CloseTests {
    @Test("is signed by the account's owner, and lets the account be closed")
    func close() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        #expect(try await refusalCode { try await bank.closeAccount() } == "closing.linked")
        let closed = try await bank.service.close(bank.reference(card), options: .agreed()).card
        #expect(closed.state == .closed)
        let movement = try SigningParameters.decode(try #require(bank.signing.requests.last))
        #expect(movement.purpose == .cardClosing)
        #expect(movement.amount == .zero)
        #expect(
            try await bank.container.resolve(cardInject).cards(linkedTo: card.account).isEmpty
        )
        try await bank.closeAccount()
        // Its history stays where it was.
        #expect(try await bank.service.payments(of: bank.reference(card)).card.state == .closed)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("is final, and its number stays taken")
    func final() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        _ = try await bank.service.close(bank.reference(card), options: .agreed())
        let codes = [
            try await refusalCode { try await bank.pay(1, with: card) },
            try await refusalCode {
                try await bank.service.close(bank.reference(card), options: .agreed())
            },
            try await refusalCode {
                try await bank.service.reissue(bank.reference(card), options: .agreed())
            },
        ]
        #expect(codes == Array(repeating: "card.closed", count: 3))
        let next = try await bank.issue(by: bank.service(drawing: [card.number]))
        #expect(next.number != card.number)
        #expect(next.ordinal == 2)
    }

    @Test("waits until nothing is held for it, and not for another card of the account")
    func held() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        var cards: [Card] = []
        // Also for the tenth card, whose name begins like the first one's.
        for _ in 1...10 { cards.append(try await bank.issue()) }
        let payment = try await bank.pay(1_000, with: cards[9])
        let refusal = try await #require(throws: BankError.self) {
            try await bank.service.close(bank.reference(cards[9]), options: .agreed())
        }
        #expect(refusal.code == "card.held")
        #expect(refusal.message.contains(payment.name))
        #expect(bank.signing.requests.isEmpty)
        _ = try await bank.service.close(bank.reference(cards[0]), options: .agreed())
        try await bank.settle(payment)
        _ = try await bank.service.close(bank.reference(cards[9]), options: .agreed())
    }

    @Test("is for a lost card, too")
    func lost() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        _ = try await bank.service.reportLost(bank.reference(card), options: .agreed())
        _ = try await bank.service.close(bank.reference(card), options: .agreed())
        try await bank.closeAccount()
    }

    @Test("is recognised when it comes again, though its last digits name two cards by then")
    func repeatedByDigits() async throws {
        let bank = try await DemoBank()
        let numbers = try ["5365-1000-0006-0018", "5365-1000-0014-0018"].map {
            try CardNumber(parsing: $0)
        }
        let service = bank.service(drawing: numbers)
        let card = try await bank.issue(by: service)
        let reference = CardReference.shown("0018", account: bank.account.description)
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        _ = try await service.close(reference, options: options)
        try await bank.issue(by: service)
        let again = try await service.close(reference, options: options)
        #expect(again.outcome.isRepeat)
        #expect(again.card.number == card.number)
        #expect(
            try await refusalCode { try await service.close(reference, options: .agreed()) }
                == "card.ambiguous"
        )
    }

    @Test("happens once for an idempotency key")
    func idempotency() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        _ = try await bank.service.close(bank.reference(card), options: options)
        let again = try await bank.service.close(bank.reference(card), options: options)
        #expect(again.outcome.isRepeat)
        #expect(bank.signing.requests.count == 1)
    }
}
