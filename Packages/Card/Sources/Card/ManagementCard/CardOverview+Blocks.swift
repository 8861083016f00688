import Console
import DemandDepositInterface

/// What is seen of a card.
extension CardOverview {
    /// - Parameter number: The whole number; nil when it is not to be seen.
    func blocks(number: String?) -> [ScreenBlock] {
        let picture = CardPicture(
            issuer: "ModularBank",
            number: number ?? card.number.masked,
            detail: account.label
        )
        let blocks: [ScreenBlock] = [.card(picture), .fields(fields)]
        guard !payments.isEmpty else { return blocks }
        return blocks + [.heading("Last payments"), .table(table)]
    }

    /// What it may do is of interest only as long as it may.
    private var fields: [Field] {
        let state = card.state.rawValue
        guard card.state == .active else {
            return [Field("State", "\(state) since \(card.stateSince)")]
        }
        let places = PaymentPlace.allCases.map {
            Field($0.title, card.locks[$0] ? "locked" : "pays")
        }
        return [Field("State", state)] + places + [
            Field("A payment", "up to \(card.limits.perPayment)"),
            Field("A day", "up to \(card.limits.perDay)"),
            Field("Paid today", paidToday.description),
        ]
    }

    private var table: Table {
        Table(
            columns: [
                Column("Date"), Column("Merchant"), Column("Amount", .trailing), Column("State"),
            ],
            rows: payments.map {
                [
                    $0.date.description, $0.merchant, $0.authorised.description,
                    $0.status.rawValue,
                ]
            }
        )
    }
}
