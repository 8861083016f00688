import Bookkeeping
import Console
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("Naming an account on its screen")
@MainActor
struct NameAccountTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("opens an account without a nickname when none is typed", arguments: ["", "  "])
    func openWithout(typed: String) async throws {
        let visit = try await bank.visit()
        try await visit.press("Open an account")
        try await visit.type(typed)
        #expect(visit.screen.title == "Accounts")
        let accounts = try await bank.service.list(ownedBy: TestBank.hana)
        #expect(accounts.map(\.nickname) == [nil])
    }

    @Test(
        "keeps what cannot be a nickname in the field, with the reason",
        arguments: [("3333", "looks like an account number"), ("생활비", "is the nickname of your")]
    )
    func refused(typed: String, reason: String) async throws {
        _ = try await bank.open(nickname: "생활비")
        let visit = try await bank.visit()
        try await visit.press("Open an account")
        try await visit.type(typed)
        #expect(visit.screen.title == "Open an account")
        #expect(visit.screen.prompt?.initial == typed)
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.notice?.text.contains(reason) == true)
        try await visit.type("여행")
        #expect(visit.screen.title == "Accounts")
    }

    @Test("opens nothing when the person goes back")
    func leave() async throws {
        let visit = try await bank.visit()
        try await visit.press("Open an account")
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await visit.press("Back")
        #expect(visit.screen.title == "Accounts")
        #expect(visit.screen.notice == nil)
        #expect(try await bank.service.list(ownedBy: TestBank.hana).isEmpty)
        try await remains.expectGone()
    }

    @Test("gives an account a nickname, which is its title then")
    func rename() async throws {
        let visit = try await bank.visit(bank.open())
        try await visit.press("Give a nickname")
        #expect(visit.actions == ["back"])
        try await visit.type("여행")
        #expect(visit.screen.title == "여행")
        #expect(visit.screen.notice == .done("The account is called 여행 now."))
    }

    @Test("takes a nickname away")
    func remove() async throws {
        let number = try await bank.open(nickname: "생활비")
        let visit = try await bank.visit(number)
        try await visit.press("Change the nickname")
        #expect(visit.field("Account") == "\(number) (생활비)")
        try await visit.press("Take the nickname away")
        #expect(visit.screen.title == "Account \(number)")
        #expect(visit.screen.notice == .done("The account has no nickname any more."))
    }

    @Test("takes nothing away when nothing is typed")
    func emptyRename() async throws {
        let visit = try await bank.visit(bank.open(nickname: "생활비"))
        try await visit.press("Change the nickname")
        try await visit.type("")
        #expect(visit.screen.title == "Change the nickname")
        #expect(visit.screen.notice == .information("Type a nickname first."))
        #expect(try await bank.accounts.account("생활비").nickname == "생활비")
    }

    @Test("says so when the account was closed elsewhere")
    func closed() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Give a nickname")
        _ = try await bank.service.close(.number(number), bank.options())
        try await visit.type("여행")
        #expect(visit.screen.notice == .problem("The account \(number) is closed."))
    }

    @Test("fits its window")
    func frames() async throws {
        let visit = try await bank.visit()
        try await visit.press("Open an account")
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Open an account

                The account can be named by a nickname instead of its number. Press Enter to
                open one without.

                > Nickname, if any: ________________________ (생활비)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Open an account

                The account can be named by a nickname
                instead of its number. Press Enter to
                open one without.

                > Nickname, if any: ____________________
                  (생활비)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        let other = try await bank.visit(bank.open(nickname: "생활비"))
        try await other.press("Change the nickname")
        #expect(
            other.screen.frame(columns: 80, rows: 24).text == """
                Change the nickname

                Account: 3333-01-0000013 (생활비)

                > New nickname: ________________________ (생활비)

                  Take the nickname away
                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            other.screen.frame(columns: 40, rows: 12).text == """
                Change the nickname

                Account: 3333-01-0000013 (생활비)

                > New nickname: ________________________
                  (생활비)

                  Take the nickname away
                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }
}
