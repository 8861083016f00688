import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Reports a card lost: it never pays again. What it has paid before takes its course. Nobody
    /// signs: a thief would not report it.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.lost`,
    ///   `card.replaced`, `card.closed`.
    package func reportLost(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardChange {
        try await change(
            reference,
            .cardLoss,
            [:],
            options,
            preview: { card in
                .unmoving(
                    "Report of a lost card",
                    card,
                    [MovementPreview.Detail("Final", "this number never pays again")]
                )
            },
            change: { card, date in
                try card.requireActive()
                card.become(.lost, on: date)
            }
        )
    }

    /// Replaces a card that was reported lost by one with another number, linked to the same
    /// account; locks and limits stay, and what was paid today counts.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.not-lost`,
    ///   `card.replaced`, `card.closed`.
    package func reissue(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardIssue {
        let lost = try await card(reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .cardReissue,
            content: ["card": lost.recordName]
        )
        if let first = try await ledger.receipt(for: intent) {
            return try await issue(to: lost.account, .posted(first))
        }
        try lost.requireLost()
        let outcome = try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            var held = try await records.card(named: lost.recordName)
            try held.value.requireLost()
            let date = try await ledger.businessDate()
            let card = held.value.successor(
                number: drawNumber(),
                ordinal: try await records.cards(of: lost.account).count + 1,
                issued: date
            )
            held.value.become(.replaced, on: date)
            return TransactionDraft(
                intent,
                authority: authority,
                records: try CardRecords.creating(card) + [CardRecords.changing(held)],
                result: [Self.resultKey: card.recordName]
            )
        }
        return try await issue(to: lost.account, outcome)
    }
}

extension Card {
    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`.
    fileprivate func requireLost() throws(BankError) {
        guard state != .lost else { return }
        if state.isFinal { try requireActive() }
        throw BankError(
            .refused,
            code: "card.not-lost",
            "the card \(number.masked) pays; report it lost first, and then another can take its "
                + "place"
        )
    }
}
