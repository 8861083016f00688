import BankConsoleTesting
import Testing

@testable import Card

@Suite("Closing a card")
struct CloseCardTests {
    @Test("closing a card is signed by the account's owner and lets the account be closed")
    func close() async throws {
        let (bank, card) = try await CardBank.withCard()
        #expect(try await refusalCode { try await bank.closeAccount() } == "closing.linked")
        let closed = try await bank.close(card).card
        #expect(closed.state == .closed)
        let movement = try #require(bank.requestsAfterIssue.last).movement
        #expect(movement.purpose == .cardClosing)
        #expect(movement.amount == .zero)
        #expect(
            try await bank.container.resolve(cardInject).cards(linkedTo: card.account).isEmpty
        )
        try await bank.closeAccount()
        #expect(try await bank.current(card).state == .closed)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a closed card stays closed, and its number is never issued again")
    func final() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        try await bank.close(card)
        let codes = [
            try await refusalCode { try await bank.pay(1, with: card) },
            try await refusalCode {
                try await bank.close(card)
            },
            try await refusalCode {
                try await bank.reissue(card)
            },
        ]
        #expect(codes == Array(repeating: "card.closed", count: 3))
        let next = try await bank.issue(by: bank.service(drawing: [card.number]))
        #expect(next.number != card.number)
        #expect(next.ordinal == 2)
    }

    @Test("refuses to close a card with a held payment, but not another card of the account")
    func held() async throws {
        let bank = try await CardBank.with(won: 50_000)
        var cards: [Card] = []
        // The name of the tenth card begins with the name of the first.
        for _ in 1...10 { cards.append(try await bank.issue()) }
        let payment = try await bank.pay(1_000, with: cards[9])
        let refusal = try await #require(throws: BankError.self) {
            try await bank.close(cards[9])
        }
        #expect(refusal.code == "card.held")
        #expect(refusal.message.contains(payment.name))
        #expect(bank.requestsAfterIssue.isEmpty)
        try await bank.close(cards[0])
        try await bank.settle(payment)
        try await bank.close(cards[9])
    }

    @Test("refuses to close a card with which a payment is made at the same moment")
    func race() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        bank.ledger.interpose(of: .cardClosing, before: { try await bank.pay(1, with: card) })
        #expect(try await refusalCode { try await bank.close(card) } == "card.held")
        #expect(try await bank.current(card).state == .active)
    }

    @Test("closes a lost card")
    func lost() async throws {
        let (bank, card) = try await CardBank.withCard()
        try await bank.reportLoss(of: card)
        try await bank.close(card)
        try await bank.closeAccount()
    }

    @Test("a repeated close is recognized even if its digits name two cards by then")
    func repeatedByDigits() async throws {
        let bank = try await CardBank()
        let numbers = try ["5365-1000-0006-0018", "5365-1000-0014-0018"].map {
            try CardNumber(parsing: $0)
        }
        let service = bank.service(drawing: numbers)
        let card = try await bank.issue(by: service)
        let reference = CardReference.masked("0018", account: bank.account.description)
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        _ = try await service.changeCard(reference, .close, options: options)
        try await bank.issue(by: service)
        let again = try await service.changeCard(reference, .close, options: options)
        #expect(again.outcome.isRepeat)
        #expect(again.card.number == card.number)
        #expect(
            try await refusalCode {
                try await service.changeCard(reference, .close, options: .agreed())
            }
                == "card.ambiguous"
        )
    }
}
