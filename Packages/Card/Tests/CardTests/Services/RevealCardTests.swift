import BankConsoleTesting
import Testing

@testable import Card

@Suite("Revealing a card's whole number")
struct RevealCardTests {
    @Test("revealing a number is signed by the owner and recorded in the book")
    func reveal() async throws {
        let (bank, card) = try await CardBank.withCard()
        let entries = try await bank.entryCount()
        #expect(try await bank.service.reveal(card) == card.number.full)

        let movement = try #require(bank.requestsAfterIssue.first).movement
        #expect(movement.customer == bank.owner)
        #expect(movement.from == card.account)
        #expect(movement.to == card.account)
        #expect(movement.amount == .zero)
        #expect(movement.purpose == .cardReveal)
        #expect(try await bank.entryCount() == entries + 1)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a signature for another purpose reveals no number")
    func otherSignature() async throws {
        let (bank, card) = try await CardBank.withCard()
        let service = bank.service.signed(by: WrongPurposeSigning(signing: bank.signing))
        let error = try await #require(throws: BankError.self) {
            try await service.reveal(card)
        }
        #expect(error.code == "signature.other")
    }
}

/// A signer that signs the wrong purpose.
private struct WrongPurposeSigning: SigningInject {
    let signing: FakeSigning

    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        let other = Movement(
            customer: movement.customer,
            from: movement.from,
            to: movement.to,
            amount: movement.amount,
            purpose: .cardIssue,
            idempotencyID: movement.idempotencyID,
            digest: movement.digest
        )
        return try await signing.request(withSign: other, preview: preview)
    }
}
