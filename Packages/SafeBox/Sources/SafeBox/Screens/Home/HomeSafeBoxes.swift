import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface

extension SafeBoxScreens {
    /// Loads the panel of the customer's boxes.
    ///
    /// A customer without an account has no panel, because an account comes first.
    @MainActor
    func homeContent() async throws -> HomeContent {
        let customer = signedInSession.customer
        let accounts = try await safeBoxes.accounts.accounts(ownedBy: customer)
        var boxes: [(account: DemandDepositAccount, box: SafeBoxSnapshot)] = []
        for account in accounts.prefix(HomeContent.limit) {
            guard let box = try await safeBoxes.directory.box(linkedTo: account.id) else {
                continue
            }
            boxes.append((account, box))
        }
        guard let first = accounts.first else { return HomeContent() }
        guard !boxes.isEmpty else {
            return HomeContent(
                panels: [
                    Panel(
                        "Safe boxes",
                        blocks: [.text("Money set aside in a safe box earns more.")]
                    )
                ],
                entries: [entry("open-box", "Open a safe box", of: first)]
            )
        }
        return HomeContent(
            panels: [
                Panel("Safe boxes", blocks: boxes.map { .gauge($0.box.gauge($0.account.name)) })
            ],
            entries: boxes.map { account, box in
                entry(
                    "box-\(account.number)",
                    "Safe box of \(account.name)",
                    detail: box.balance.description,
                    of: account
                )
            }
        )
    }

    private func entry(
        _ id: String,
        _ title: String,
        detail: String = "",
        of account: DemandDepositAccount
    ) -> HomeEntry {
        HomeEntry(id, title, detail: detail) { listener in
            ManagementSafeBoxBuilder(dependency: self)
                .build(account: account.number.description)
                .reporting(to: listener)
        }
    }
}

extension DemandDepositAccount {
    /// The nickname, or else the number.
    fileprivate var name: String { nickname ?? number.description }
}

extension SafeBoxSnapshot {
    /// The balance and the limit as a bar.
    func gauge(_ name: String) -> Gauge {
        let limit = record.limit.money
        return Gauge(
            name,
            fraction: Double(balance.won) / Double(limit.won),
            caption: "\(balance) of \(limit)"
        )
    }
}
