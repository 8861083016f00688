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
        let stage = try await HomeStage()
        #expect(stage.person.screen.title == "Hello, 김하나")
        #expect(stage.person.screen.actions.map(\.label) == ["ACCOUNTS", "CARDS", "Sign out"])
        #expect(stage.shown.isEmpty)
    }

    @Test("opens the chosen entry and dismisses it when it is left")
    func opening() async throws {
        let stage = try await HomeStage()
        try await stage.person.press(ScreenAction.ID("cards"))
        #expect(stage.shown == ["cards"])
        #expect(stage.person.screen.title == "cards")
        stage.leaveEntry()
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.title == "Hello, 김하나")
    }

    @Test("Home shows one child at a time")
    func oneAtATime() async throws {
        let stage = try await HomeStage()
        let depth = stage.window.depth
        stage.interactor.open(entry: "accounts")
        stage.interactor.open(entry: "cards")
        #expect(stage.shown == ["cards"])
        _ = stage.interactor.open(Self.account)
        #expect(stage.shown == ["account 3333-01-0000013"])
        #expect(stage.window.depth == depth + 1)
        stage.interactor.open(entry: "accounts")
        #expect(stage.shown == ["accounts"])
        #expect(stage.window.depth == depth + 1)
    }

    @Test("reports why an entry cannot be opened until the next attempt")
    func failing() async throws {
        let failure = BankError(.internalError, code: "test", "the cards are not there")
        let stage = try await HomeStage(failing: failure)
        try await stage.person.press(ScreenAction.ID("cards"))
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.notice == .problem("The cards are not there."))
        _ = stage.interactor.open(Self.account)
        stage.features.leave()
        #expect(stage.person.screen.notice == nil)
    }

    @Test("ignores an unknown entry")
    func unknown() async throws {
        let stage = try await HomeStage()
        stage.interactor.open(entry: "loans")
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.notice == nil)
    }

    @Test(
        "opens the place of a link with its feature",
        arguments: [
            (.card(number: "1"), "card 1"), (.account(number: "2"), "account 2"),
            (.safeBox(account: "3", amountToPut: nil), "box 3, nothing"),
            (.safeBox(account: "3", amountToPut: "5만"), "box 3, 5만"),
        ] as [(LinkedPlace, String)]
    )
    func places(place: LinkedPlace, name: String) async throws {
        let stage = try await HomeStage()
        var next: [any HomeActionableItem] = []
        _ = stage.interactor.open(place).subscribe { next.append($0.0) }
        #expect(stage.features.opened == [name])
        #expect(stage.shown == [name])
        #expect(stage.person.screen.title == name)
        #expect(next.count == 1)
        #expect(next.first === stage.interactor)
        stage.features.leave()
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.title == "Hello, 김하나")
    }

    @Test("reports signing out once")
    func signingOut() async throws {
        let stage = try await HomeStage()
        try await stage.person.press(.back)
        #expect(stage.listener.events == ["sign out"])
    }

    @Test("shows Home without a name and the reason for an unknown customer")
    func nameless() async throws {
        let stage = try await HomeStage(customers: FakeCustomers([:]))
        #expect(stage.person.screen.title == "Home")
        #expect(stage.person.screen.notice == .problem("There is no customer C000001."))
        try await stage.person.press(ScreenAction.ID("accounts"))
        #expect(stage.shown == ["accounts"])
    }

    @Test("releases its child when Home is released")
    func ending() async throws {
        let stage = try await HomeStage()
        try await stage.person.press(ScreenAction.ID("cards"))
        stage.end()
        #expect(stage.person.screen.title == "Below")
        #expect(stage.log.take().contains("cards.willResignActive()"))
    }
}
