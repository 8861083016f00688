import Bookkeeping
import SigningInterface
import SigningInterfaceTesting
import Testing

@testable import Card

@Suite("Revealing a card's whole number")
struct RevealCardTests {
    @Test("revealing a number is signed by the owner and recorded in the book")
    func reveal() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        #expect(try await bank.service.reveal(card) == card.number.full)

        let request = try #require(bank.requestsAfterIssue.first)
        let movement = try SigningParameters.decode(request)
        #expect(movement.customer == bank.owner)
        #expect(movement.from == card.account)
        #expect(movement.to == card.account)
        #expect(movement.amount == .zero)
        #expect(movement.purpose == .cardReveal)
        #expect(try await bank.entryCount() == entries + 1)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("each reveal is signed again")
    func twice() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        _ = try await bank.service.reveal(card)
        _ = try await bank.service.reveal(card)
        let ids = bank.requestsAfterIssue.map { $0[SigningParameters.idempotencyID] }
        #expect(ids.count == 2)
        #expect(Set(ids).count == 2)
    }

    @Test("a wrong password reveals no number and writes no entry")
    func wrongPassword() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        let wrong = BankError(.passwordWrong, code: "password.wrong", "4 tries are left")
        bank.signing.fail(with: wrong)
        await #expect(throws: wrong) { try await bank.service.reveal(card) }
        #expect(try await bank.entryCount() == entries)
    }

    @Test("a signature for another purpose reveals no number")
    func otherSignature() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let service = bank.service.signed(by: WrongPurposeSigning(signing: bank.signing))
        let error = try await #require(throws: BankError.self) {
            try await service.reveal(card)
        }
        #expect(error.code == "signature.other")
    }

    @Test("a dry run asks for no signature and reveals no number")
    func dryRun() async throws {
        let bank = try await CardBank()
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        #expect(try await bank.service.reveal(card, isDryRun: true) == nil)
        #expect(bank.requestsAfterIssue.isEmpty)
        #expect(try await bank.entryCount() == entries)
    }
}

/// A signer that signs the wrong purpose.
private struct WrongPurposeSigning: SigningInject {
    let signing: FakeSigning

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        var other = parameters
        other[SigningParameters.purpose] = Purpose.cardIssue.rawValue
        return try await signing.request(withSign: other)
    }
}
