import BankConsoleTesting
import Game
import Testing

@testable import BankApp

@MainActor
@Suite("The Root RIB")
struct RootTests {
    private nonisolated static let place = LinkedPlace.account(number: "3333-01-0000013")

    @Test("offers signing in, joining, recovering, the tour, a game, and leaving")
    func door() async throws {
        let test = try TestRoot(plugins: BankComposition.plugins)
        #expect(test.children.isEmpty)
        #expect(
            test.person.screen.actions.map(\.label)
                == [
                    "Sign in", "Join", "Forgot the password", "Take the tour", "Play a game",
                    "Leave the bank",
                ]
        )
        try await test.person.press(.back)
        #expect(test.window.top == nil)
    }

    @Test("suggests to join if the bank has no customer, and to sign in otherwise")
    func firstCustomer() async throws {
        let none = try TestRoot(customers: FakeCustomers([:]))
        #expect(await none.person.frame().text.contains("▸ n Join"))
        let known = try TestRoot()
        #expect(await known.person.frame().text.contains("▸ s Sign in"))
    }

    @Test("shows SignIn once and dismisses it when it is left")
    func signingIn() async throws {
        let test = try TestRoot()
        try await test.person.press("Sign in")
        test.interactor.signIn(.password)
        #expect(test.children == ["SignIn"])
        #expect(test.person.screen.title == "SignIn")
        test.signIn.listener?.signInDidLeave()
        #expect(test.children.isEmpty)
        #expect(test.person.screen.title == "ModularBank")
    }

    @Test("shows each way of signing in, one at a time")
    func ways() async throws {
        let test = try TestRoot()
        try await test.person.press("Join")
        test.signIn.listener?.signInDidLeave()
        try await test.person.press("Forgot the password")
        let customer = CustomerProfile(id: CustomerID("C000001"), name: "김하나")
        test.signIn.listener?.signInDidChoose(.recovery(customer))
        #expect(test.signIn.ways == [.joining, .recovery(nil), .recovery(customer)])
        #expect(test.children == ["SignIn"])
        #expect(test.window.depth == 2)
    }

    @Test("locks the screens of a signed-in customer only")
    func locking() async throws {
        let test = try TestRoot()
        try await test.person.press("Join")
        test.interactor.lock()
        #expect(test.person.screen.title == "SignIn")
        test.signIn.listener?.signInDidLeave()
        try await test.signInNow()
        test.interactor.lock()
        #expect(test.signedIn.locks == 1)
    }

    @Test("Escape on the first screen leaves nothing")
    func escape() async throws {
        let test = try TestRoot()
        await test.person.press(keys: .escape, .escape, .escape)
        #expect(test.person.screen.title == "Leave the bank?")
        await test.person.press(keys: .enter)
        #expect(test.person.screen.title == "ModularBank")
    }

    @Test("comes home from all that was opened, signed in or not")
    func homecoming() async throws {
        let test = try TestRoot()
        try await test.person.press("Join")
        test.interactor.comeHome()
        #expect(test.children.isEmpty)
        try await test.signInNow()
        test.interactor.comeHome()
        #expect(test.signedIn.homecomings == 1)
        #expect(test.children == ["Home"])
        await test.signOut()
        test.interactor.comeHome()
        #expect(test.signedIn.homecomings == 1)
    }

    @Test("attaches the game, and offers none without it or its plug-ins")
    func game() async throws {
        let test = try TestRoot(plugins: BankComposition.plugins)
        try await test.person.press("Play a game")
        #expect(test.router.children.map { "\(type(of: $0))" } == ["GameRootRouter"])
        for plugins in try [nil, PluginManager(loading: [LoggedOutPlugin.self])] {
            let actions = try TestRoot(plugins: plugins).person.screen.actions
            #expect(!actions.contains { $0.label == "Play a game" })
        }
    }

    @Test("shows the notice of a child that has finished")
    func finished() async throws {
        let test = try TestRoot()
        try await test.person.press("Sign in")
        test.interactor.childDidFinish(.done("The game is over."))
        await test.window.settled()
        #expect(test.children.isEmpty)
        #expect(test.person.screen.notice == .done("The game is over."))
    }

    @Test("replaces SignIn with Home after signing in")
    func home() async throws {
        let test = try TestRoot()
        try await test.signInNow()
        #expect(test.children == ["Home"])
        #expect(test.person.screen.title == "Home")
        #expect(test.window.depth == 2)
        #expect(test.closings == 0)
        #expect(test.signedIn.opened.isEmpty)
    }

    @Test("closes the session at signing out and confirms it")
    func signingOut() async throws {
        let test = try TestRoot()
        try await test.signInNow()
        await test.signOut()
        #expect(test.children.isEmpty)
        #expect(test.closings == 1)
        #expect(test.person.screen.title == "ModularBank")
        #expect(test.person.screen.notice == .done("You are signed out."))
        try await test.person.press("Sign in")
        test.signIn.listener?.signInDidLeave()
        #expect(test.person.screen.notice == nil)
    }

    @Test("dismisses Home before closing, so that no key reaches it")
    func atOnce() async throws {
        let test = try TestRoot()
        try await test.signInNow()
        test.signedIn.listener?.signedInDidSignOut()
        #expect(test.children.isEmpty)
        #expect(test.window.top?.isWorking == true, "Root takes input once the session is closed")
        await test.window.settled()
        #expect(test.closings == 1)
    }

    @Test("signs out and reports a service that could not be closed")
    func closingFails() async throws {
        let failure = BankError(.internalError, code: "test", "the key is still there")
        let test = try TestRoot(closingFailing: failure)
        try await test.signInNow()
        await test.signOut()
        #expect(test.children.isEmpty)
        let notice = try #require(test.person.screen.notice)
        #expect(notice.kind == .problem)
        #expect(notice.text.hasPrefix("You are signed out, but closing the session failed: "))
        #expect(notice.text.contains("the key is still there"))
    }

    @Test("reports that Home cannot be made, and closes its session")
    func noHome() async throws {
        let failure = BankError(.internalError, code: "test", "there is no Home")
        let test = try TestRoot(homeFailing: failure)
        try await test.signInNow()
        #expect(test.children.isEmpty)
        #expect(test.person.screen.notice == .problem("There is no Home."))
        #expect(test.closings == 1)
        #expect(test.person.screen.title == "ModularBank")
    }

    @Test("ends once while a customer is signed in")
    func ending() async throws {
        let test = try TestRoot()
        try await test.interactor.end()
        try await test.signInNow()
        try await test.interactor.end()
        #expect(test.children.isEmpty)
        #expect(test.closings == 1)
        try await test.interactor.end()
        #expect(test.closings == 1)
    }

    @Test(
        "shows the target of a link and follows it after signing in",
        arguments: [
            (place, "the account 3333-01-0000013"),
            (.card(number: "5365100000000018"), "the card that ends in 0018"),
            (
                .safeBox(account: "3333-01-0000013", amountToPut: "5만"),
                "the safe box of 3333-01-0000013, to put money in"
            ),
        ] as [(LinkedPlace, String)]
    )
    func link(place: LinkedPlace, name: String) async throws {
        let test = try TestRoot(openingFirst: place)
        #expect(test.person.screen.blocks == [.text("Sign in to go to \(name).")])
        try await test.person.press("Sign in")
        test.signIn.listener?.signInDidLeave()
        #expect(test.signedIn.opened.isEmpty, "no customer has signed in yet")
        try await test.signInNow()
        #expect(test.signedIn.opened == [place])
    }

    @Test("follows a link once, so that the next customer reaches Home")
    func linkOnce() async throws {
        let test = try TestRoot(openingFirst: Self.place)
        try await test.signInNow()
        await test.signOut()
        #expect(
            test.person.screen.blocks
                == [.text("A bank made of modules that do not know each other.")]
        )
        try await test.signInNow()
        #expect(test.signedIn.opened == [Self.place])
    }

    @Test("follows a link at once if a customer is signed in")
    func linkWhenSignedIn() async throws {
        let test = try TestRoot()
        try await test.signInNow()
        OpenPlaceWorkflow(Self.place).subscribe(test.interactor)
            .disposeOnDeactivate(interactor: test.interactor)
        #expect(test.signedIn.opened == [Self.place])
    }

    @Test("keeps a link for the next customer after signing out")
    func linkAfterSigningOut() async throws {
        let test = try TestRoot()
        try await test.signInNow()
        await test.signOut()
        OpenPlaceWorkflow(Self.place).subscribe(test.interactor)
            .disposeOnDeactivate(interactor: test.interactor)
        #expect(test.signedIn.opened.isEmpty)
        try await test.signInNow()
        #expect(test.signedIn.opened == [Self.place])
    }

    @Test("keeps a link if Home could not be made")
    func linkKept() async throws {
        let failure = BankError(.internalError, code: "test", "there is no Home")
        let test = try TestRoot(openingFirst: Self.place, homeFailing: failure)
        try await test.signInNow()
        #expect(
            test.person.screen.blocks
                == [.text("Sign in to go to the account 3333-01-0000013.")]
        )
    }
}
