import Bookkeeping
import CardInterface
import LedgerInterface

/// Releases the holds that expire when a day is closed.
struct ExpireHolds: DayClosing {
    /// The maximum number of releases that are posted and made durable together.
    private static let pageSize = 500

    let service: CardService

    let title = "card holds expired"

    func run(afterClosing date: BusinessDate) async throws -> DueWork {
        try await service.ledger.forEachDue(
            in: CardHold.collection,
            through: date.next,
            pageSize: Self.pageSize
        ) { hold in
            // The payment has no hold if another process was faster.
            guard let payment = try await service.payments.find(hold.key.name),
                payment.value.held > .zero
            else { return nil }
            // The space keeps the id apart from the ids that people choose.
            let id = IdempotencyID(unchecked: "\(Purpose.cardExpiry) \(payment.value.name)")
            return try await service.draft(.expire, payment, as: id)
        }
    }
}
