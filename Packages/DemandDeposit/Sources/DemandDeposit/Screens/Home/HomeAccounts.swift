import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs
import SigningInterface

extension DemandDepositScreens {
    private static let movementCount = 5

    /// Loads the Home panels of the customer's accounts and of their last movements.
    @MainActor
    func homeContent() async throws -> HomeContent {
        let summary = try await demandDeposits.summarize(
            of: signedInSession.customer,
            first: HomeContent.limit,
            movements: Self.movementCount
        )
        guard summary.count > 0 else { return withoutAccounts }
        return HomeContent(
            headline: Headline("Your money", summary.total.description),
            panels: [
                Panel("Accounts", role: .accent, blocks: summary.balances),
                Panel("Recent movements", blocks: [summary.recentMovements]),
            ],
            entries: summary.items.map { entry(for: $0.account) }
        )
    }

    private var withoutAccounts: HomeContent {
        HomeContent(
            panels: [
                Panel(
                    "Accounts",
                    role: .accent,
                    blocks: [
                        .text(
                            "You have no account yet. Open one to earn interest, transfer money, "
                                + "set it aside, and pay by card."
                        )
                    ]
                )
            ],
            entries: [
                HomeEntry("open-account", "Open an account", key: ActionKey.new) {
                    NameAccountBuilder(dependency: self).build(.opening, withListener: $0)
                }
            ]
        )
    }

    private func entry(for account: DemandDepositAccount) -> HomeEntry {
        let number = account.number.description
        return HomeEntry(
            number,
            account.label,
            detail: account.bookBalance.description
        ) { listener in
            ManagementDemandDepositBuilder(dependency: self)
                .build(accountNumber: number)
                .reporting(to: listener)
        }
    }
}

extension AccountsSummary {
    fileprivate var balances: [ScreenBlock] {
        let sparklines = items.map { item in
            ScreenBlock.sparkline(
                Sparkline(
                    item.account.name,
                    values: item.balances.map(\.won),
                    caption: item.account.bookBalance.description
                )
            )
        }
        let hidden = count - items.count
        return sparklines + (hidden > 0 ? [.text("and \(hidden) more")] : [])
    }

    fileprivate var recentMovements: ScreenBlock {
        guard !movements.isEmpty else { return .text("Nothing has moved yet.") }
        return .table(
            Table(
                columns: [
                    Column("Date"), Column("What", isShortenable: true),
                    Column("Won", .trailing, tint: .sign),
                ],
                rows: movements.map {
                    [$0.line.date.description, $0.line.text, $0.line.change.digits]
                }
            )
        )
    }
}
