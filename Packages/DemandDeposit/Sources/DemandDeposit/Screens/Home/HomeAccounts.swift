import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs
import SigningInterface

extension DemandDepositScreens {
    private static let movementCount = 3

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
            headline: Headline(
                "Your money",
                summary.total.description,
                detail: summary.held > .zero ? "\(summary.held) held for cards" : ""
            ),
            panels: [
                Panel("Accounts", role: .accent, blocks: summary.balances),
                Panel(
                    "Recent movements",
                    minimumWidth: 50,
                    blocks: [summary.recentMovements]
                ),
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
                    "\(item.account.name)  \(item.account.bookBalance)",
                    values: item.balances.map(\.won),
                    caption: item.caption
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
                    [$0.line.date.description, $0.line.textWithMemo, $0.line.change.digits]
                }
            )
        )
    }
}

extension AccountsSummary.Item {
    /// The range of the balances, such as `30 days, 1.2M to 2.0M`.
    var caption: String {
        let (least, most) = (balances.min() ?? .zero, balances.max() ?? .zero)
        return "\(balances.count) days, "
            + (least == most ? "unchanged" : "\(least.abbreviated) to \(most.abbreviated)")
    }
}

extension Money {
    /// The amount in at most four digits, rounded down, such as `1.2M`; for amounts above zero.
    fileprivate var abbreviated: String {
        for (unit, name) in [(1_000_000_000_000, "T"), (1_000_000_000, "B"), (1_000_000, "M")]
        where won >= unit {
            return "\(won / Int64(unit)).\(won % Int64(unit) / Int64(unit / 10))\(name)"
        }
        return won >= 1_000 ? "\(won / 1_000)K" : String(won)
    }
}
