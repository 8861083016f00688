import Bookkeeping
import CardInterface
import LedgerInterface

/// Releases the holds that expire when a day is closed.
struct ExpireHolds: DayClosing {
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

    /// - Returns: Whether this call released the hold; false if another process was faster.
    private func expire(_ name: String) async throws -> Bool {
        // The space keeps the id apart from the ids that people choose.
        let intent = Intent(
            id: IdempotencyID(unchecked: "\(Purpose.cardExpiry) \(name)"),
            purpose: .cardExpiry,
            content: ["payment": name]
        )
        return try await service.ledger.retryingConflicts {
            guard let payment = try await service.payments.find(name)?.value,
                payment.held > .zero
            else { return false }
            let draft = try await service.changePayment.draft(
                of: intent,
                name,
                .bank(service.authority),
                rules: { try $0.release(.expired) }
            )
            return try await !service.ledger.post(draft).isRepeat
        }
    }
}
