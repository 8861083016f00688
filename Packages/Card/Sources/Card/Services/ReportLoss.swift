import CardInterface
import LedgerInterface

/// Reports a card lost, so that it never pays again.
struct ReportLoss: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, and errors of ``FindCard``.
    func callAsFunction(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardChange {
        try await service.changeCard(
            reference,
            .cardLoss,
            options: options,
            preview: { card in
                MovementPreview(
                    "Report of a lost card",
                    of: card,
                    details: [MovementPreview.Detail("Final", "this number never pays again")]
                )
            },
            change: { card, date in
                try card.requireActive()
                card.changeState(to: .lost, on: date)
            }
        )
    }
}
