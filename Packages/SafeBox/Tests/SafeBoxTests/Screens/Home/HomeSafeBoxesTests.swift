import BankConsoleTesting
import Testing

@testable import SafeBox

@MainActor
@Suite("The panel of safe boxes on Home")
struct HomeSafeBoxesTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    private func content() async throws -> HomeContent {
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let entry = try #require(try session.resolve(homeEntriesInject).first)
        let load = try #require(entry.content)
        return try await load()
    }

    @Test("does not exist before there is an account")
    func withoutAccount() async throws {
        let content = try await content()
        #expect(content.panels.isEmpty)
        #expect(content.entries.isEmpty)
    }

    @Test("invites to open a box")
    func empty() async throws {
        _ = try await bank.openAccount(1_000)
        let content = try await content()
        #expect(content.panels.map(\.title) == ["Safe boxes"])
        #expect(content.entries.map(\.action.label) == ["Open a safe box"])
        let stage = try FeatureStage { try content.entries[0].router($0) }
        await stage.window.settled()
        #expect(stage.screen.actions.map(\.label).contains("Open a safe box"))
    }

    @Test("shows how full each box is, and opens it")
    func boxes() async throws {
        let account = try await bank.openBox(1_000_000, limit: 2_000_000)
        try await bank.put(500_000, account)
        let content = try await content()
        #expect(
            content.panels == [
                Panel(
                    "Safe boxes",
                    blocks: [
                        .gauge(
                            Gauge(
                                account.description,
                                fraction: 0.25,
                                caption: "500,000 won of 2,000,000 won"
                            )
                        )
                    ]
                )
            ]
        )
        #expect(content.entries.map(\.action.detail) == ["500,000 won"])
        let stage = try FeatureStage { try content.entries[0].router($0) }
        await stage.window.settled()
        #expect(stage.screen.title.hasPrefix("Safe box of \(account)"))
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
    }

    @Test("the list leads a customer without an account to opening one")
    func opensAccount() async throws {
        let stage = try FeatureStage(in: bank.container)
        try await stage.press("Open an account")
        #expect(bank.management.openingCount == 1)
        bank.management.leave()
        #expect(stage.screen.title == "Safe boxes")
    }
}
