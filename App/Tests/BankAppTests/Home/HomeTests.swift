import Bookkeeping
import Console
import SigningInterfaceTesting
import Testing

@testable import BankApp

@MainActor
@Suite("The Home RIB")
struct HomeTests {
    private static let account = LinkedPlace.account(number: "3333-01-0000013")

    @Test("greets the customer and lists the entries in order, then signing out")
    func entries() async throws {
        let home = try await TestHome()
        #expect(home.person.screen.title == "Hello, 김하나")
        #expect(home.person.screen.actions.map(\.label) == ["ACCOUNTS", "CARDS", "Sign out"])
        #expect(home.children.isEmpty)
    }

    @Test("opens the chosen entry and dismisses it when it is left")
    func opening() async throws {
        let home = try await TestHome()
        try await home.person.press(ScreenAction.ID("cards"))
        #expect(home.children == ["cards"])
        #expect(home.person.screen.title == "cards")
        home.leaveEntry()
        #expect(home.children.isEmpty)
        #expect(home.person.screen.title == "Hello, 김하나")
    }

    @Test("Home shows one child at a time")
    func oneAtATime() async throws {
        let home = try await TestHome()
        let depth = home.window.depth
        home.interactor.open(entry: "accounts")
        home.interactor.open(entry: "cards")
        #expect(home.children == ["cards"])
        _ = home.interactor.open(Self.account)
        #expect(home.children == ["account 3333-01-0000013"])
        #expect(home.window.depth == depth + 1)
        home.interactor.open(entry: "accounts")
        #expect(home.children == ["accounts"])
        #expect(home.window.depth == depth + 1)
    }

    @Test("reports why an entry cannot be opened until the next attempt")
    func failing() async throws {
        let failure = BankError(.internalError, code: "test", "the cards are not there")
        let home = try await TestHome(failing: failure)
        try await home.person.press(ScreenAction.ID("cards"))
        #expect(home.children.isEmpty)
        #expect(home.person.screen.notice == .problem("The cards are not there."))
        _ = home.interactor.open(Self.account)
        home.features.leave()
        #expect(home.person.screen.notice == nil)
    }

    @Test("ignores an unknown entry")
    func unknown() async throws {
        let home = try await TestHome()
        home.interactor.open(entry: "loans")
        #expect(home.children.isEmpty)
        #expect(home.person.screen.notice == nil)
    }

    @Test(
        "opens the place of a link with its feature",
        arguments: [
            (.card(number: "1"), "card 1"), (.account(number: "2"), "account 2"),
            (.safeBox(account: "3", amountToPut: nil), "box 3, nothing"),
            (.safeBox(account: "3", amountToPut: "5만"), "box 3, 5만"),
        ] as [(LinkedPlace, String)]
    )
    func links(place: LinkedPlace, name: String) async throws {
        let home = try await TestHome()
        var next: [any HomeActionableItem] = []
        _ = home.interactor.open(place).subscribe { next.append($0.0) }
        #expect(home.features.opened == [name])
        #expect(home.children == [name])
        #expect(home.person.screen.title == name)
        #expect(next.count == 1)
        #expect(next.first === home.interactor)
        home.features.leave()
        #expect(home.children.isEmpty)
        #expect(home.person.screen.title == "Hello, 김하나")
    }

    @Test("reports signing out once")
    func signingOut() async throws {
        let home = try await TestHome()
        try await home.person.press(.back)
        #expect(home.listener.events == ["sign out"])
    }

    @Test("shows Home without a name and the reason for an unknown customer")
    func nameless() async throws {
        let home = try await TestHome(customers: FakeCustomers([:]))
        #expect(home.person.screen.title == "Home")
        #expect(home.person.screen.notice == .problem("There is no customer 'C000001'."))
        try await home.person.press(ScreenAction.ID("accounts"))
        #expect(home.children == ["accounts"])
    }

    @Test("releases its child when Home is released")
    func ending() async throws {
        let home = try await TestHome()
        try await home.person.press(ScreenAction.ID("cards"))
        home.end()
        #expect(home.person.screen.title == "Below")
        #expect(home.log.take().contains("cards.willResignActive()"))
    }
}
