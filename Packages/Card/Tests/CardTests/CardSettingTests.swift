import Bookkeeping
import BookkeepingTesting
import Card
import CardDemo
import CardInterface
import LedgerInterface
import SigningInterface
import Testing

@Suite("Locking a card, and limiting it")
struct CardSettingTests {
    @Test("domestic and overseas payments are locked and unlocked apart, without a signature")
    func locks() async throws {
        let bank = try await DemoBank()
        let card = bank.reference(try await bank.issue())
        let service = bank.service
        var changed = try await service.lock(card, [.overseas], options: .agreed()).card
        #expect(changed.locks.overseas && !changed.locks.domestic)
        changed = try await service.lock(card, [.domestic, .overseas], options: .agreed()).card
        #expect(changed.locks.overseas && changed.locks.domestic)
        changed = try await service.unlock(card, [.overseas], options: .agreed()).card
        #expect(!changed.locks.overseas && changed.locks.domestic)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("locking what is locked already is told, and writes nothing")
    func lockedAlready() async throws {
        let bank = try await DemoBank()
        let card = bank.reference(try await bank.issue())
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        _ = try await bank.service.lock(card, [.overseas], options: options)
        let entries = try await bank.entryCount()
        #expect(
            try await refusalCode {
                try await bank.service.lock(card, [.overseas], options: .agreed())
            } == "card.lock"
        )
        // The same request again is no other one.
        #expect(
            try await bank.service.lock(card, [.overseas], options: options).outcome.isRepeat
        )
        #expect(try await bank.entryCount() == entries)
    }

    @Test("limits are changed on the signature of the account's owner, and each by itself")
    func limits() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let reference = bank.reference(card)
        let raised = CardLimitsRequest(perPayment: Money(won: 5_000_000), perDay: nil)
        let change = try await bank.service.setLimits(reference, to: raised, options: .agreed())
        #expect(change.card.limits.perPayment == Money(won: 5_000_000))
        #expect(change.card.limits.perDay == CardLimits.standard.perDay)
        let movement = try SigningParameters.decode(try #require(bank.signing.requests.last))
        #expect(movement.customer == bank.owner)
        #expect(movement.from == card.account)
        #expect(movement.to == card.account)
        #expect(movement.amount == .zero)
        #expect(movement.purpose == .cardLimits)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("without the right password the limits stay")
    func wrongPassword() async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        bank.signing.fail(with: BankError(.passwordWrong, code: "password.wrong", "wrong"))
        let request = CardLimitsRequest(perPayment: Money(won: 1), perDay: nil)
        #expect(
            try await refusalCode {
                try await bank.service
                    .setLimits(bank.reference(card), to: request, options: .agreed())
            } == "password.wrong"
        )
        #expect(try await bank.current(card).limits == CardLimits.standard)
        #expect(try await bank.entryCount() == entries)
    }

    @Test(
        "limits are above zero, no higher than the bank's, and a payment's no more than the day's",
        arguments: [
            (0, 1), (1, 0), (-1, 1), (6_000_001, 20_000_000), (1, 20_000_001), (2, 1),
        ]
    )
    func unsound(perPayment: Int64, perDay: Int64) async throws {
        let bank = try await DemoBank()
        let card = try await bank.issue()
        let request = CardLimitsRequest(
            perPayment: Money(won: perPayment),
            perDay: Money(won: perDay)
        )
        #expect(
            try await refusalCode {
                try await bank.service
                    .setLimits(bank.reference(card), to: request, options: .agreed())
            } == "card.limits"
        )
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("the highest limits and the lowest are sound")
    func bounds() throws {
        let highest = CardLimits.highest
        let again = try CardLimits(perPayment: highest.perPayment, perDay: highest.perDay)
        #expect(again == highest)
        _ = try CardLimits(perPayment: Money(won: 1), perDay: Money(won: 1))
    }
}
