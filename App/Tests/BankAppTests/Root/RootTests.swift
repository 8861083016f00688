import Bookkeeping
import Console
import Testing
@testable import BankApp

@MainActor
@Suite("The Root RIB")
struct RootTests {
    private static let place = LinkedPlace.account(number: "3333-01-0000013")

    @Test("offers signing in and leaving")
    func door() async throws {
        let stage = try RootStage()
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.actions.map(\.label) == ["Sign in", "Leave the bank"])
        try await stage.person.press(.back)
        #expect(stage.window.top == nil)
    }

    @Test("shows SignIn once and dismisses it when it is left")
    func signingIn() async throws {
        let stage = try RootStage()
        try await stage.person.press("Sign in")
        stage.root.interactor.signIn()
        #expect(stage.shown == ["SignIn"])
        #expect(stage.person.screen.title == "SignIn")
        stage.signIn.listener?.signInDidLeave()
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.title == "ModularBank")
    }

    @Test("replaces SignIn with Home after signing in")
    func home() async throws {
        let stage = try RootStage()
        try await stage.signInNow()
        #expect(stage.shown == ["Home"])
        #expect(stage.person.screen.title == "Home")
        #expect(stage.window.depth == 2)
        #expect(stage.closings == 0)
        #expect(stage.signedIn.opened.isEmpty)
    }

    @Test("closes the session at signing out and confirms it")
    func signingOut() async throws {
        let stage = try RootStage()
        try await stage.signInNow()
        await stage.signOut()
        #expect(stage.shown.isEmpty)
        #expect(stage.closings == 1)
        #expect(stage.person.screen.title == "ModularBank")
        #expect(stage.person.screen.notice == .done("You are signed out."))
        try await stage.person.press("Sign in")
        stage.signIn.listener?.signInDidLeave()
        #expect(stage.person.screen.notice == nil)
    }

    @Test("dismisses Home before closing, so that no key reaches it")
    func atOnce() async throws {
        let stage = try RootStage()
        try await stage.signInNow()
        stage.signedIn.listener?.signedInDidSignOut()
        #expect(stage.shown.isEmpty)
        #expect(stage.window.top?.isWorking == true, "the door opens when all is put away")
        await stage.window.settled()
        #expect(stage.closings == 1)
    }

    @Test("signs out and reports a service that could not be closed")
    func closingFails() async throws {
        let failure = BankError(.internalError, code: "test", "the key is still there")
        let stage = try RootStage(closingFailing: failure)
        try await stage.signInNow()
        await stage.signOut()
        #expect(stage.shown.isEmpty)
        let notice = try #require(stage.person.screen.notice)
        #expect(notice.kind == .problem)
        #expect(notice.text.hasPrefix("You are signed out, but not everything was closed: "))
        #expect(notice.text.contains("the key is still there"))
    }

    @Test("reports that Home cannot be made, and closes its session")
    func noHome() async throws {
        let failure = BankError(.internalError, code: "test", "there is no Home")
        let stage = try RootStage(homeFailing: failure)
        try await stage.signInNow()
        #expect(stage.shown.isEmpty)
        #expect(stage.person.screen.notice == .problem("There is no Home."))
        #expect(stage.closings == 1)
        #expect(stage.person.screen.title == "ModularBank")
    }

    @Test("ends once while a customer is signed in")
    func ending() async throws {
        let stage = try RootStage()
        try await stage.root.interactor.end()
        try await stage.signInNow()
        try await stage.root.interactor.end()
        #expect(stage.shown.isEmpty)
        #expect(stage.closings == 1)
        try await stage.root.interactor.end()
        #expect(stage.closings == 1)
    }

    @Test("shows the target of a link and follows it after signing in")
    func link() async throws {
        let stage = try RootStage(openingFirst: Self.place)
        #expect(
            stage.person.screen.blocks
                == [.text("Sign in to go to the account 3333-01-0000013.")]
        )
        try await stage.person.press("Sign in")
        stage.signIn.listener?.signInDidLeave()
        #expect(stage.signedIn.opened.isEmpty, "nobody has signed in")
        try await stage.signInNow()
        #expect(stage.signedIn.opened == [Self.place])
    }

    @Test("follows a link once, so that the next customer reaches Home")
    func linkOnce() async throws {
        let stage = try RootStage(openingFirst: Self.place)
        try await stage.signInNow()
        await stage.signOut()
        #expect(
            stage.person.screen.blocks
                == [.text("A bank made of modules that do not know each other.")]
        )
        try await stage.signInNow()
        #expect(stage.signedIn.opened == [Self.place])
    }

    @Test("follows a link at once if a customer is signed in")
    func linkWhenSignedIn() async throws {
        let stage = try RootStage()
        try await stage.signInNow()
        OpenPlaceWorkflow(Self.place).subscribe(stage.root.interactor)
            .disposeOnDeactivate(interactor: stage.root.interactor)
        #expect(stage.signedIn.opened == [Self.place])
    }

    @Test("keeps a link for the next customer after signing out")
    func linkAfterSigningOut() async throws {
        let stage = try RootStage()
        try await stage.signInNow()
        await stage.signOut()
        OpenPlaceWorkflow(Self.place).subscribe(stage.root.interactor)
            .disposeOnDeactivate(interactor: stage.root.interactor)
        #expect(stage.signedIn.opened.isEmpty)
        try await stage.signInNow()
        #expect(stage.signedIn.opened == [Self.place])
    }

    @Test("keeps a link if Home could not be made")
    func linkKept() async throws {
        let failure = BankError(.internalError, code: "test", "there is no Home")
        let stage = try RootStage(openingFirst: Self.place, homeFailing: failure)
        try await stage.signInNow()
        #expect(
            stage.person.screen.blocks
                == [.text("Sign in to go to the account 3333-01-0000013.")]
        )
    }
}
