import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import SigningInterface

extension SafeBoxScreens {
    /// Loads the Home panel of the customer's safe boxes.
    ///
    /// A customer without an account has no panel, because each safe box needs an account.
    @MainActor
    func homeContent() async throws -> HomeContent {
        let customer = signedInSession.customer
        let accounts = try await safeBoxes.accounts.accounts(ownedBy: customer)
        var boxes: [(account: DemandDepositAccount, box: SafeBoxSnapshot)] = []
        for account in accounts where boxes.count <= HomeContent.limit {
            guard let box = try await safeBoxes.directory.box(linkedTo: account.id) else {
                continue
            }
            boxes.append((account, box))
        }
        guard let first = accounts.first else { return HomeContent() }
        let hasMore = boxes.count > HomeContent.limit
        boxes = Array(boxes.prefix(HomeContent.limit))
        guard !boxes.isEmpty else {
            return HomeContent(
                panels: [
                    Panel(
                        "Safe boxes",
                        blocks: [.text("Money set aside in a safe box earns more.")]
                    )
                ],
                entries: [
                    accounts.count == 1
                        ? entry("open-box", "Open a safe box", of: first)
                        : HomeEntry("open-box", "Open a safe box") {
                            SafeBoxListBuilder(dependency: self).build(withListener: $0)
                        }
                ]
            )
        }
        return HomeContent(
            panels: [
                Panel(
                    "Safe boxes",
                    blocks: boxes.map { .gauge($0.box.gauge($0.account.name)) }
                        + (hasMore ? [.text("and more")] : [])
                )
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

extension SafeBoxSnapshot {
    /// Returns a bar that shows the balance as a part of the limit.
    /// - Parameters:
    ///   - name: The label of the bar.
    ///   - caption: The text beside the bar; nil for the balance and the limit.
    func gauge(_ name: String, caption: String? = nil) -> Gauge {
        let limit = record.limit.money
        return Gauge(
            name,
            fraction: Double(balance.won) / Double(limit.won),
            caption: caption ?? "\(balance) of \(limit)"
        )
    }
}
