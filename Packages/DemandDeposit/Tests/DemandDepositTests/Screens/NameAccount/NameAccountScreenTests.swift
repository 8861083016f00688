import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The screen that names an account")
@MainActor
struct NameAccountScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("opens an account without a nickname if the field is blank", arguments: ["", "  "])
    func openWithout(typed: String) async throws {
        let stage = try await bank.showAccounts()
        try await stage.press("Open an account")
        try await stage.type(typed)
        #expect(stage.screen.title == "Accounts")
        let accounts = try await bank.service.accounts(ownedBy: TestBank.hana)
        #expect(accounts.map(\.nickname) == [nil])
    }

    @Test(
        "keeps a wrong nickname in the field, with the reason",
        arguments: [("3333", "looks like an account number"), ("생활비", "is the nickname of your")]
    )
    func refused(typed: String, reason: String) async throws {
        _ = try await bank.open(nickname: "생활비")
        let stage = try await bank.showAccounts()
        try await stage.press("Open an account")
        try await stage.type(typed)
        #expect(stage.screen.title == "Open an account")
        #expect(stage.screen.prompt?.initial == typed)
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.screen.notice?.text.contains(reason) == true)
        try await stage.type("여행")
        #expect(stage.screen.title == "Accounts")
    }

    @Test("opens no account after going back")
    func leave() async throws {
        let stage = try await bank.showAccounts()
        try await stage.press("Open an account", "Back")
        #expect(stage.screen.title == "Accounts")
        #expect(stage.screen.notice == nil)
        #expect(try await bank.service.accounts(ownedBy: TestBank.hana).isEmpty)
    }

    @Test("gives an account a nickname, which becomes its title")
    func rename() async throws {
        let stage = try await bank.show(bank.open())
        try await stage.press("Give a nickname")
        #expect(stage.actions == ["back"])
        try await stage.type("여행")
        #expect(stage.screen.title == "여행")
        #expect(stage.screen.notice == .done("The account is called 여행 now."))
    }

    @Test("removes a nickname")
    func remove() async throws {
        let number = try await bank.open(nickname: "생활비")
        let stage = try await bank.show(number)
        try await stage.press("Change the nickname")
        #expect(stage.field("Account") == "\(number) (생활비)")
        try await stage.press("Take the nickname away")
        #expect(stage.screen.title == "Account \(number)")
        #expect(stage.screen.notice == .done("The account has no nickname any more."))
    }

    @Test("a blank field removes no nickname")
    func emptyRename() async throws {
        let stage = try await bank.show(bank.open(nickname: "생활비"))
        try await stage.press("Change the nickname")
        try await stage.type("")
        #expect(stage.screen.title == "Change the nickname")
        #expect(stage.screen.notice == .information("Type a nickname first."))
        #expect(try await bank.accounts.account("생활비").nickname == "생활비")
    }
}
