import BankConsoleTesting
import Testing

@testable import Card

@Suite("Locks and limits of a card")
struct ChangeCardTests {
    @Test("locks payments by place without a signature, and unlocks them with the owner's")
    func locks() async throws {
        let (bank, card) = try await CardBank.withCard()
        var changed = try await bank.lock(card, [.overseas])
        #expect(changed.locks.overseas && !changed.locks.domestic)
        changed = try await bank.lock(card, [.domestic, .overseas])
        #expect(changed.locks.overseas && changed.locks.domestic)
        #expect(bank.requestsAfterIssue.isEmpty)
        changed = try await bank.unlock(card, [.overseas])
        #expect(!changed.locks.overseas && changed.locks.domestic)
        let movement = try #require(bank.requestsAfterIssue.last).movement
        #expect(movement.customer == bank.owner)
        #expect(movement.purpose == .cardUnlocking)
        let preview = try #require(bank.requestsAfterIssue.last).preview
        #expect(preview.title == "Unlocking of a card")
        #expect(preview.lines.last == .init("Unlocked", "overseas payments"))
    }

    @Test("refuses to lock what is locked, and returns the first result of a repeated lock")
    func lockedAlready() async throws {
        let (bank, card) = try await CardBank.withCard()
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        let reference = bank.reference(card)
        _ = try await bank.service.changeCard(reference, .lock([.overseas]), options: options)
        let entries = try await bank.entryCount()
        #expect(try await refusalCode { try await bank.lock(card, [.overseas]) } == "card.lock")
        let again = try await bank.service.changeCard(
            reference,
            .lock([.overseas]),
            options: options
        )
        #expect(again.outcome.isRepeat)
        #expect(try await bank.entryCount() == entries)
    }

    @Test("changes one limit with the signature of the account's owner")
    func limits() async throws {
        let (bank, card) = try await CardBank.withCard()
        let changed = try await bank.changeLimits(of: card, perPayment: 5_000_000)
        #expect(changed.limits.perPayment == Money(won: 5_000_000))
        #expect(changed.limits.perDay == CardLimits.standard.perDay)
        let movement = try #require(bank.requestsAfterIssue.last).movement
        #expect(movement.customer == bank.owner)
        #expect(movement.from == card.account)
        #expect(movement.to == card.account)
        #expect(movement.amount == .zero)
        #expect(movement.purpose == .cardLimits)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test(
        "refuses limits of zero, above the bank's, or above the limit per day",
        arguments: [
            (0, 1), (1, 0), (-1, 1), (6_000_001, 20_000_000), (1, 20_000_001), (2, 1),
        ]
    )
    func unsound(perPayment: Int64, perDay: Int64) async throws {
        let (bank, card) = try await CardBank.withCard()
        #expect(
            try await refusalCode {
                try await bank.changeLimits(of: card, perPayment: perPayment, perDay: perDay)
            } == "card.limits"
        )
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("accepts the highest and the lowest limits")
    func bounds() throws {
        let highest = CardLimits.highest
        let again = try CardLimits(perPayment: highest.perPayment, perDay: highest.perDay)
        #expect(again == highest)
        _ = try CardLimits(perPayment: Money(won: 1), perDay: Money(won: 1))
    }
}
