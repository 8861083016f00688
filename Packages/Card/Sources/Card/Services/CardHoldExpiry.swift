import Bookkeeping
import CardInterface
import LedgerInterface

/// Card's part in closing a day: gives back what is still held for payments whose time is over.
struct CardHoldExpiry: DayClosing {
    let service: CardService

    let title = "card holds expired"

    func run(afterClosing date: BusinessDate) async throws -> Int {
        var count = 0
        for name in try await service.payments.openPayments(expiringBy: date.next)
        where try await expire(name) {
            count += 1
        }
        return count
    }

    /// - Returns: Whether this call did; false when somebody else was faster.
    private func expire(_ name: String) async throws -> Bool {
        let ledger = service.ledger
        // With a space, which no key of a person has: nobody can take it and so stop the day.
        let intent = Intent(
            id: IdempotencyID(unchecked: "\(Purpose.cardExpiry) \(name)"),
            purpose: .cardExpiry,
            content: ["payment": name]
        )
        return try await ledger.retryingConflicts {
            guard let payment = try await service.payments.payment(named: name)?.value,
                payment.held > .zero
            else { return false }
            let draft = try await service.draft(
                intent,
                toRelease: name,
                .expired,
                authority: .bank(service.authority)
            )
            return try await !ledger.post(draft).isRepeat
        }
    }
}
