import BankConsoleTesting
import Testing

@testable import Card

@Suite("Drafts that change between the preview and posting")
struct TamperedDraftTests {
    private typealias Request = @Sendable () async throws -> Void

    @Test("any single change of a draft is refused and writes nothing")
    func changes() async throws {
        let bank = try await CardBank.with(won: 50_000_000)
        let other = try await bank.openOtherAccount()
        let requests = try await requests(at: bank)
        let head = try await bank.ledger.audit().head
        for request in requests { try await expectRefusals(of: request, other, at: bank) }
        #expect(try await bank.ledger.audit().head == head)
        for request in requests { try await request() }
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("any single change of an expiry releases nothing")
    func expiry() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let other = try await bank.openOtherAccount()
        try await bank.pay(12_000, with: bank.issue())
        for _ in 0..<7 { try await bank.ledger.closeDay(bank.ledger.businessDate()) }
        let yesterday = try await bank.ledger.businessDate().advanced(by: -1)
        let expiry = ExpireHolds(service: bank.service)
        let request: Request = {
            let refusal = try await expiry.run(afterClosing: yesterday).refusal
            if let refusal { throw refusal }
        }
        try await expectRefusals(of: request, other, at: bank)
        #expect(try await expiry.run(afterClosing: yesterday).count == 1)
    }

    @Test("a change that is not tampered with, but made meanwhile, gives draft.changed")
    func changedMeanwhile() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        bank.ledger.interpose(
            of: .cardLimits,
            before: { try await bank.lock(card, [.overseas]) }
        )
        #expect(
            try await refusalCode { try await bank.changeLimits(of: card, perPayment: 1) }
                == "draft.changed"
        )
        let current = try await bank.current(card)
        #expect(current.locks.overseas && current.limits == .standard)
        // A payment changes neither the card nor what was signed.
        bank.ledger.interpose(
            of: .cardLimits,
            before: { try await bank.pay(1, with: card) }
        )
        try await bank.changeLimits(of: card, perPayment: 1)
    }

    /// Expects that each change of the draft of a request is refused.
    private func expectRefusals(
        of request: Request,
        _ other: AccountNumber,
        at bank: CardBank
    ) async throws {
        let refusals = try await Tampering.refusals(
            by: bank.ledger,
            using: Tampering.Substitutes(
                account: other.accountID,
                purpose: Purpose("account.transfer"),
                record: RecordKey("card-hold", "more")
            ),
            of: request
        )
        #expect(refusals > 10)
    }

    /// Returns a request for each purpose; all of them succeed in this order.
    private func requests(at bank: CardBank) async throws -> [Request] {
        let (card, lost) = (try await bank.issue(), try await bank.issue())
        let (finding, closing) = (try await bank.issue(), try await bank.issue())
        try await bank.reportLoss(of: lost)
        try await bank.lock(card, [.overseas])
        let payments = [
            try await bank.pay(1_000, with: card), try await bank.pay(2_000, with: card),
            try await bank.pay(3_000, with: card), try await bank.pay(4_000, with: card),
        ]
        try await bank.settle(payments[2])
        try await bank.closeDays(1)
        try await bank.settle(payments[3], 1_500)
        let today = try await bank.pay(5_000, with: card)
        return [
            { try await bank.issue() },
            { try await bank.reissue(lost) },
            { _ = try await bank.service.reveal(card) },
            { try await bank.pay(7_000, with: card) },
            { try await bank.settle(payments[0], 400) },
            { try await bank.void(payments[1]) },
            { try await bank.void(today) },
            { try await bank.cancel(payments[2], 1_000) },
            { try await bank.cancel(payments[3]) },
            { try await bank.unlock(card, [.overseas]) },
            { try await bank.lock(card, [.domestic]) },
            { try await bank.changeLimits(of: card, perPayment: 1_000) },
            { try await bank.reportLoss(of: finding) },
            { try await bank.close(closing) },
        ]
    }
}
