import BankConsoleTesting
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
        await home.leaveEntry()
        #expect(home.children.isEmpty)
        #expect(home.person.screen.title == "Hello, 김하나")
    }

    @Test("Home shows one child at a time")
    func oneAtATime() async throws {
        let home = try await TestHome()
        let depth = home.window.depth
        home.interactor.choose("accounts")
        home.interactor.choose("cards")
        #expect(home.children == ["cards"])
        _ = home.interactor.open(Self.account)
        #expect(home.children == ["account 3333-01-0000013"])
        #expect(home.window.depth == depth + 1)
        home.interactor.choose("accounts")
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
        home.interactor.choose("loans")
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

    @Test("shows the panels of the features, and what can be opened in them, before the rest")
    func panels() async throws {
        let cards = HomeContent(
            headline: Headline("Cards", "1"),
            panels: [Panel("Cards", blocks: [.text("a card")])],
            entries: [
                HomeEntry("card1", "Card 1", detail: "6 won") { _ in throw CancellationError() }
            ]
        )
        let home = try await TestHome(
            entries: ["game", "cards", "boxes"],
            contents: [
                "cards": { cards },
                "boxes": { HomeContent(panels: [Panel("Boxes", blocks: [])]) },
            ]
        )
        let screen = home.person.screen
        #expect(screen.actions.map(\.label) == ["Card 1", "CARDS", "BOXES", "GAME", "Sign out"])
        #expect(screen.blocks == [.panels(cards.panels + [Panel("Boxes", blocks: [])])])
        #expect(screen.headline == Headline("Cards", "1", detail: "2026-02-11"))
        try await home.person.press("Card 1")
        #expect(home.children.isEmpty, "the entry of the panel is opened, which fails")
    }

    @Test("shows the business date without a panel that has a fact")
    func date() async throws {
        let home = try await TestHome()
        #expect(home.person.screen.headline == Headline("Business date", "2026-02-11"))
        #expect(home.person.screen.blocks.isEmpty)
    }

    @Test("a panel that cannot be read shows the reason")
    func failingPanel() async throws {
        let home = try await TestHome(
            entries: ["accounts", "cards"],
            contents: [
                "accounts": {
                    throw BankError(.unreadableBook, code: "test", "the disk is not there")
                },
                "cards": { HomeContent(panels: [Panel("Cards", blocks: [])]) },
            ]
        )
        #expect(
            home.person.screen.blocks == [
                .panels([
                    Panel("ACCOUNTS", role: .negative, blocks: [.text("The disk is not there.")]),
                    Panel("Cards", blocks: []),
                ])
            ]
        )
        #expect(home.person.screen.notice == nil)
        try await home.person.press("ACCOUNTS")
        #expect(home.children == ["accounts"])
    }

    @Test("loads the panels again after a child, and shows its notice")
    func reloading() async throws {
        let counter = Counter()
        let home = try await TestHome(
            entries: ["cards"],
            contents: ["cards": { counter.next() }]
        )
        #expect(home.person.screen.headline?.value == "1")
        try await home.person.press("CARDS")
        await home.leaveEntry(.done("The card is issued."))
        #expect(home.person.screen.headline?.value == "2")
        #expect(home.person.screen.notice == .done("The card is issued."))
        _ = home.interactor.open(Self.account)
        home.interactor.comeHome()
        await home.window.settled()
        #expect(home.children.isEmpty)
        #expect(home.person.screen.headline?.value == "3")
        #expect(home.person.screen.notice == nil)
    }

    /// Counts how often a panel is loaded.
    @MainActor
    private final class Counter {
        private(set) var count = 0

        func next() -> HomeContent {
            count += 1
            return HomeContent(headline: Headline("Cards", String(count)))
        }
    }

    @Test("reports signing out once")
    func signingOut() async throws {
        let home = try await TestHome()
        try await home.person.press(.back)
        #expect(home.listener.events == ["sign out"])
    }

    @Test("Escape asks before it signs out")
    func escape() async throws {
        let home = try await TestHome()
        await home.person.press(keys: .escape, .escape)
        #expect(home.listener.events.isEmpty)
        await home.person.press(keys: .escape, .character("y"))
        #expect(home.listener.events == ["sign out"])
    }

    @Test("a lock hides the screens, which stay attached, until the customer signs")
    func locking() async throws {
        let home = try await TestHome(verify: VerifyOnScreen(session: FakeSignedInSession()))
        try await home.person.press(ScreenAction.ID("cards"))
        let shown = await home.person.frame().text
        home.interactor.lock()
        home.interactor.lock()
        await home.window.settled()
        #expect(home.children.first == "cards")
        #expect(home.router.children.count == 2)
        #expect(home.person.screen.title == "Locked")
        #expect(home.person.screen.headline == nil)
        #expect(await !home.person.frame().text.contains("cards"))
        try await home.person.press("Sign")
        #expect(await home.person.frame().text == shown)
        #expect(home.children == ["cards"])
        #expect(home.listener.events.isEmpty)
    }

    @Test("giving up at a lock signs out, and so does a password that is locked")
    func givingUp() async throws {
        let session = FakeSignedInSession()
        for isRefused in [true, false] {
            let home = try await TestHome(verify: VerifyOnScreen(session: session))
            home.interactor.lock()
            if isRefused { session.signing.fail(with: FakeVerify.cancellation) }
            try await home.person.press(isRefused ? "Sign" : "Back")
            #expect(home.listener.events == ["sign out"])
            #expect(home.person.screen.title == "Hello, 김하나")
        }
    }

    @Test("a lock ends with Home")
    func lockedEnding() async throws {
        let home = try await TestHome(verify: VerifyOnScreen(session: FakeSignedInSession()))
        home.interactor.lock()
        home.end()
        #expect(home.person.screen.title == "Below")
        home.interactor.lock()
        #expect(home.window.cover == nil)
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
