import BankConsoleTesting
import Testing

@testable import DemandDeposit

@MainActor
@Suite("The panels of accounts on Home")
struct HomeAccountsTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    private func content(of customer: CustomerID = TestBank.hana) async throws -> HomeContent {
        let session = try bank.container.open(signedInScope, with: customer)
        let entry = try #require(try session.resolve(homeEntriesInject).first)
        let load = try #require(entry.content)
        return try await load()
    }

    private func sparklines(_ content: HomeContent) -> [Sparkline] {
        content.panels[0].blocks.compactMap { block in
            guard case .sparkline(let sparkline) = block else { return nil }
            return sparkline
        }
    }

    @Test("invite to open an account")
    func empty() async throws {
        _ = try await bank.open(5_000, for: TestBank.duri)
        let content = try await content()
        #expect(content.headline == nil)
        #expect(content.panels.map(\.title) == ["Accounts"])
        #expect(content.entries.map(\.action.label) == ["Open an account"])
        let stage = try FeatureStage { try content.entries[0].router($0) }
        #expect(stage.screen.title == "Open an account")
    }

    @Test("show the balances of 30 days, the last movements, and the sum")
    func balances() async throws {
        let named = try await bank.open(10_000, nickname: "생활비")
        try await bank.closeDays(2)
        try await bank.withdraw(4_000, from: named)
        try await bank.closeDays(1)
        let plain = try await bank.open(500)
        let content = try await content()
        #expect(content.headline == Headline("Your money", "6,500 won"))
        #expect(
            sparklines(content) == [
                Sparkline(
                    "생활비  6,000 won",
                    values: Array(repeating: 0, count: 26) + [10_000, 10_000, 6_000, 6_000],
                    caption: "30 days, 0 to 10K"
                ),
                Sparkline(
                    "\(plain)  500 won",
                    values: Array(repeating: 0, count: 29) + [500],
                    caption: "30 days, 0 to 500"
                ),
            ]
        )
        guard case .table(let movements) = content.panels[1].blocks.first else {
            Issue.record("no movements in \(content.panels)")
            return
        }
        #expect(movements.rows.map { $0[2] } == ["500", "-4,000", "10,000"])
        #expect(content.entries.map(\.action.detail) == ["6,000 won", "500 won"])
    }

    @Test("count safe boxes, and say what is held for card payments")
    func allMoney() async throws {
        let account = try await bank.open(10_000)
        try await bank.hold(3_000, on: account)
        try await bank.openBox(holding: 500)
        let headline = try #require(try await content().headline)
        #expect(
            headline == Headline("Your money", "10,500 won", detail: "3,000 won held for cards")
        )
    }

    @Test(
        "describe the range of the balances",
        arguments: [
            ([2_049_999, 1_250_000, 1_999_999], "3 days, 1.2M to 2.0M"),
            ([999, 1_000], "2 days, 999 to 1K"), ([0, 1_900_000_000], "2 days, 0 to 1.9B"),
            ([999_999, 1_000_000_000_000], "2 days, 999K to 1.0T"),
            ([7, 7], "2 days, unchanged"),
        ] as [([Int64], String)]
    )
    func caption(balances: [Int64], caption: String) async throws {
        let number = try await bank.open()
        let item = AccountsSummary.Item(
            account: try await bank.accounts.account(number.description),
            balances: balances.map { Money(won: $0) }
        )
        #expect(item.caption == caption)
    }

    @Test("show a balance older than 30 days from the first bar on")
    func old() async throws {
        _ = try await bank.open(10_000)
        try await bank.closeDays(40)
        let values = try #require(sparklines(try await content()).first?.values)
        #expect(values == Array(repeating: 10_000, count: 30))
    }

    @Test("show four accounts at most, and the sum of all")
    func bounded() async throws {
        for _ in 1...6 {
            let account = try await bank.open(100)
            for _ in 1...3 { try await bank.deposit(1, into: account) }
        }
        let content = try await content()
        #expect(content.headline == Headline("Your money", "618 won"))
        #expect(sparklines(content).count == 4)
        #expect(content.panels[0].blocks.last == .text("and 2 more"))
        #expect(content.entries.count == 4)
    }

    @Test("open the account, which leads back to Home")
    func opening() async throws {
        let account = try await bank.open(7)
        let content = try await content()
        let stage = try FeatureStage { try content.entries[0].router($0) }
        await stage.window.settled()
        #expect(stage.screen.title == "Account \(account)")
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
    }

    @Test("another feature opens an account, and gets back its screen")
    func openingElsewhere() async throws {
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let screens = try session.resolve(managementDemandDepositInject)
        let listener = RecordingOpener()
        let stage = try FeatureStage { _ in screens.routerForOpening(listener: listener) }
        try await stage.type("생활비")
        #expect(listener.count == 1)
        let accounts = try await bank.accounts.accounts(ownedBy: TestBank.hana)
        #expect(accounts.map(\.nickname) == ["생활비"])
        let again = try FeatureStage { _ in screens.routerForOpening(listener: listener) }
        try await again.press("Back")
        #expect(listener.count == 2)
    }
}

@MainActor
private final class RecordingOpener: ManagementDemandDepositListener {
    private(set) var count = 0

    func managementDemandDepositDidLeave() { count += 1 }
}
