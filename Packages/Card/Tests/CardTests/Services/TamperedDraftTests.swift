import Bookkeeping
import BookkeepingTesting
import CardInterface
import DemandDepositInterface
import LedgerInterface
import LedgerInterfaceTesting
import Testing

@testable import Card

@Suite("Drafts that change between the preview and posting")
struct TamperedDraftTests {
    private typealias Request = (purpose: Purpose, run: @Sendable () async throws -> Void)

    @Test("any single change of a draft is refused and writes nothing", arguments: UInt64(1)...25)
    func changes(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let bank = try await CardBank.with(won: 50_000_000)
        _ = try await bank.openOtherAccount()
        let requests = try await requests(at: bank)
        for request in requests {
            for _ in 0..<6 {
                let tampering = DraftTampering(using: &generator)
                try await expectRefusal(of: request, tampering, at: bank)
            }
        }
        for request in requests { try await request.run() }
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("any single change of an expiry releases nothing", arguments: UInt64(1)...9)
    func expiry(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let bank = try await CardBank.with(won: 50_000)
        _ = try await bank.openOtherAccount()
        try await bank.pay(12_000, with: bank.issue())
        for _ in 0..<7 { try await bank.ledger.closeDay(bank.ledger.businessDate()) }
        let yesterday = try await bank.ledger.businessDate().advanced(by: -1)
        let expiry = ExpireHolds(service: bank.service)
        for _ in 0..<12 {
            let tampering = DraftTampering(using: &generator)
            try await expectRefusal(
                of: (
                    .cardExpiry,
                    {
                        if let refusal = try await expiry.run(afterClosing: yesterday).refusal {
                            throw refusal
                        }
                    }
                ),
                tampering,
                at: bank
            )
        }
        #expect(try await expiry.run(afterClosing: yesterday).count == 1)
    }

    @Test("a change that is not tampered with, but made meanwhile, gives draft.changed")
    func changedMeanwhile() async throws {
        let bank = try await CardBank.with(won: 50_000)
        let card = try await bank.issue()
        bank.recording.interpose(
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
        bank.recording.interpose(
            of: .cardLimits,
            before: { try await bank.pay(1, with: card) }
        )
        try await bank.changeLimits(of: card, perPayment: 1)
    }

    private func expectRefusal(
        of request: Request,
        _ tampering: DraftTampering,
        at bank: CardBank
    ) async throws {
        let posted = bank.recording.posted.count
        bank.recording.tamper { tampering.apply(to: &$0) }
        defer { bank.recording.tamper(nil) }
        do {
            try await request.run()
            Issue.record("\(request.purpose) was posted in spite of a changed \(tampering)")
        } catch is BankError {
            #expect(bank.recording.posted.count == posted)
        }
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
            (.cardIssue, { try await bank.issue() }),
            (.cardReissue, { try await bank.reissue(lost) }),
            (.cardReveal, { _ = try await bank.service.reveal(card) }),
            (.cardPayment, { try await bank.pay(7_000, with: card) }),
            (.cardSettlement, { try await bank.settle(payments[0], 400) }),
            (.cardVoid, { try await bank.void(payments[1]) }),
            (.cardVoid, { try await bank.void(today) }),
            (.cardCancellation, { try await bank.cancel(payments[2], 1_000) }),
            (.cardCancellation, { try await bank.cancel(payments[3]) }),
            (.cardUnlocking, { try await bank.unlock(card, [.overseas]) }),
            (.cardLocking, { try await bank.lock(card, [.domestic]) }),
            (.cardLimits, { try await bank.changeLimits(of: card, perPayment: 1_000) }),
            (.cardLoss, { try await bank.reportLoss(of: finding) }),
            (.cardClosing, { try await bank.close(closing) }),
        ]
    }
}
