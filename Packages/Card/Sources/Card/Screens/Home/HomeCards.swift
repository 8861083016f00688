import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension CardScreens {
    /// Loads the Home panel of the customer's cards.
    ///
    /// A customer without an account has no panel, because each card needs an account.
    @MainActor
    func homeContent() async throws -> HomeContent {
        let customer = signedInSession.customer
        let all = try await cards.listCards(ownedBy: customer)
        guard !all.isEmpty else { return try await withoutCards(customer) }
        let today = try await cards.ledger.businessDate()
        var gauges: [ScreenBlock] = []
        for card in all.prefix(HomeContent.limit) {
            let paid = try await cards.payments.spending(of: card.account)?.value.amount(on: today)
            gauges.append(card.block(paidToday: paid ?? .zero))
        }
        let hidden = all.count - gauges.count
        if hidden > 0 { gauges.append(.text("and \(hidden) more")) }
        return HomeContent(
            panels: [Panel("Cards", blocks: gauges)],
            entries: all.prefix(HomeContent.limit).map(entry)
        )
    }

    private func withoutCards(_ customer: CustomerID) async throws -> HomeContent {
        guard try await !cards.demandDeposit.accounts(ownedBy: customer).isEmpty else {
            return HomeContent()
        }
        return HomeContent(
            panels: [
                Panel("Cards", blocks: [.text("A card pays from an account, up to its limits.")])
            ],
            entries: [
                HomeEntry("issue-card", "Issue a card") {
                    IssueCardBuilder(dependency: self).build(withListener: $0)
                }
            ]
        )
    }

    private func entry(for card: Card) -> HomeEntry {
        HomeEntry(
            card.recordName,
            "Card \(card.number.masked)",
            detail: card.state == .active ? "" : card.state.rawValue
        ) { listener in
            ManagementCardBuilder(dependency: self)
                .build(cardNumber: card.number.full)
                .reporting(to: listener)
        }
    }
}

extension Card {
    /// A bar of today's payments against the limit per day; for a card that cannot pay, its state.
    fileprivate func block(paidToday: Money) -> ScreenBlock {
        guard state == .active else {
            return .fields([Field(number.masked, "\(state.rawValue) since \(stateSince)")])
        }
        return .gauge(
            Gauge(
                number.masked,
                fraction: Double(paidToday.won) / Double(limits.perDay.won),
                caption: "\(paidToday) of \(limits.perDay) today"
            )
        )
    }
}
