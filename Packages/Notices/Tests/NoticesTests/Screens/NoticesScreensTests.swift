import BankConsoleTesting
import Testing

@testable import Notices

@Suite("The screens of notices")
@MainActor
struct NoticesScreensTests {
    private let bank: TestBank
    private let account: AccountNumber

    init() async throws {
        bank = try TestBank()
        account = try await bank.openAccount()
        try await bank.deposit(1_000, to: account, "a")
        try await bank.pay(2_000, at: "편의점", on: account, "p")
    }

    private func stage() async throws -> FeatureStage {
        let stage = try FeatureStage(in: bank.container)
        await stage.window.settled()
        return stage
    }

    @Test("the list marks new notices, and all are read from then on")
    func list() async throws {
        let first = try await stage()
        #expect(first.labels.first == "Payment of 2,000 won at 편의점")
        #expect(first.detail("1,000 won received in cash") == "new 2026-01-05")
        #expect(try await bank.notices(onlyUnread: true) == [])
        let second = try await stage()
        #expect(second.detail("1,000 won received in cash") == "2026-01-05")
        try await second.press("1,000 won received in cash")
        #expect(second.screen.notice?.text == "\(account): 1,000 won received in cash.")
    }

    @Test("a kind is hidden and shown by choosing it")
    func kinds() async throws {
        let stage = try await stage()
        try await stage.press("Hide card payments")
        #expect(stage.labels.first == "1,000 won received in cash")
        #expect(stage.detail("1,000 won received in cash") == "new 2026-01-05", "still open")
        try await stage.press("Show card payments")
        #expect(stage.labels.first == "Payment of 2,000 won at 편의점")
    }

    @Test("Home counts what is new, and has no panel when all is read")
    func home() async throws {
        func panels() async throws -> [Panel] {
            let session = try bank.container.open(signedInScope, with: TestBank.hana)
            let entry = try #require(try session.resolve(homeEntriesInject).first)
            return try await entry.content?().panels ?? []
        }
        #expect(
            try await panels() == [
                Panel(
                    "Notices",
                    blocks: [.fields([Field("2 new", "Payment of 2,000 won at 편의점")])]
                )
            ]
        )
        func title() async throws -> String? {
            guard case .fields(let fields)? = try await panels().first?.blocks.first else {
                return nil
            }
            return fields.first?.name
        }
        for number in 3...49 { try await bank.deposit(1, to: account, "d\(number)") }
        #expect(try await title() == "49 new")
        try await bank.deposit(1, to: account, "d50")
        #expect(try await title() == "50 or more new")
        try await bank.read()
        #expect(try await panels() == [])
    }

    @Test("a notice stays new if it cannot be marked, and the list says why")
    func unmarked() async throws {
        bank.ledger.interpose {
            throw BankError(.unreadableBook, code: "book.full", "there is no room")
        }
        let stage = try await stage()
        #expect(stage.screen.notice?.text == "There is no room.")
        #expect(stage.labels.count == 8)
        #expect(try await bank.notices(onlyUnread: true).count == 2)
    }
}
