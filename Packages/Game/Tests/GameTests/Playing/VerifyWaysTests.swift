import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import DependencyContainer
import GameDemo
import GameInterface
import RIBs
import SigningInterface
import SigningInterfaceTesting
import Testing
@testable import Game


/// The two ways to a RIB that one's package cannot import.
enum VerifyWay: CaseIterable, CustomTestStringConvertible {
    case dependency
    case builderContainer

    var testDescription: String {
        switch self {
        case .dependency: "by the Dependency"
        case .builderContainer: "by the BuilderContainer"
        }
    }

    /// Where LoggedIn gets Verify from, this way.
    @MainActor
    func source(verify: any DIVerifyBuildable.Type) throws -> VerifyBuilderSource {
        switch self {
        case .dependency: .dependency { verify.init(dependency: $0) }
        case .builderContainer: .builderContainer(try Self.builders(verify: verify))
        }
    }

    private static func builders(
        verify: any DIVerifyBuildable.Type
    ) throws -> BuilderContainer {
        try Container(modules: VerifyModule(verify: verify), LoggedInModule())
            .resolve(buildersInject)
    }
}

/// Offers Verify, as the app does.
private struct VerifyModule: Module {
    let verify: any DIVerifyBuildable.Type

    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, verify)
    }
}

/// Asks for the builders that LoggedIn looks up, as the app does for it.
private struct LoggedInModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(buildersInject, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
    }
}

private let buildersInject = InjectID<BuilderContainer>("Builders")

@Suite("LoggedIn gets Verify, which Game cannot import")
@MainActor
struct VerifyWaysTests {
    private let bank: DemoBank
    private let scores: any ScoresInject
    private let session: FakeSignedInSession

    init() async throws {
        bank = try DemoBank()
        scores = try bank.container.resolve(scoresInject)
        session = FakeSignedInSession(bank.customer, signing: bank.signing)
        for winner in [PlayerType.player1, .player1, nil] {
            try await scores.count(winner: winner, of: Playing.players, under: .random())
        }
    }

    private func play(_ way: VerifyWay) async throws -> Playing {
        let playing = try Playing(
            scores: scores,
            session: session,
            verifyBuilderSource: try way.source(verify: VerifyOnScreen.self)
        )
        await playing.logIn()
        return playing
    }

    @Test("and resets the score in the book when it is signed", arguments: VerifyWay.allCases)
    func signed(way: VerifyWay) async throws {
        let playing = try await play(way)
        #expect(playing.fields == ["Player 1: 김하나 (2)", "Player 2: 이두리 (0)", "Draws: 1"])
        try await playing.press("Reset the score", "Sign")
        #expect(playing.shown == "OffGame")
        #expect(playing.fields == ["Player 1: 김하나 (0)", "Player 2: 이두리 (0)"])
        #expect(playing.person.screen.notice == .done("The score is reset."))
        #expect(bank.signing.requests.count == 1)
        #expect(try await scores.score(of: Playing.players) == Score())
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("and leaves the score when the password is locked", arguments: VerifyWay.allCases)
    func refused(way: VerifyWay) async throws {
        let playing = try await play(way)
        bank.signing.fail(
            with: BankError(.refused, code: "password.locked", "the password is locked")
        )
        try await playing.press("Reset the score", "Sign")
        #expect(playing.shown == "OffGame")
        #expect(playing.person.screen.notice == .problem("The password is locked."))
        #expect(try await scores.score(of: Playing.players) == Score(player1Score: 2, draws: 1))
    }

    @Test("and shows it alone until the person goes back", arguments: VerifyWay.allCases)
    func cancelled(way: VerifyWay) async throws {
        let playing = try await play(way)
        let depth = playing.stage.window.depth
        try await playing.press("Reset the score")
        #expect(playing.person.screen.title == "Score reset")
        #expect(playing.stage.loggedIn?.router.children.count == 1)
        #expect(playing.stage.window.depth == depth, "in the place of OffGame")
        try await playing.press("Back")
        #expect(playing.shown == "OffGame")
        #expect(playing.person.screen.notice == nil)
        #expect(playing.fields.first == "Player 1: 김하나 (2)")
    }

    @Test(
        "which a link takes away, with its question, whenever it comes",
        .timeLimit(.minutes(1)),
        arguments: VerifyWay.allCases,
        [0, 1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 1_000]
    )
    func launched(way: VerifyWay, turns: Int) async throws {
        let playing = try await play(way)
        playing.stage.window.top?.pressed("reset")
        await Self.pass(turns)
        _ = try playing.stage.loggedIn?.actionableItem.launchGame(with: "ticTacToe")
        await Self.pass(2_000)
        #expect(playing.shown == "TicTacToe")
        try await playing.press("Leave the game")
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.top?.isWorking == false)
        #expect(playing.person.screen.notice == nil)
        try await playing.press("Reset the score")
        #expect(playing.person.screen.title == "Score reset", "it can be asked again")
    }

    @Test(
        "and leaves nothing of it behind when the two are logged out meanwhile",
        .timeLimit(.minutes(1)),
        arguments: [0, 1, 2, 3, 4, 5, 6, 8, 10, 20, 50, 1_000]
    )
    func loggedOut(turns: Int) async throws {
        let playing = try await play(.builderContainer)
        playing.stage.window.top?.pressed("reset")
        await Self.pass(turns)
        playing.stage.logOut()
        await Self.pass(2_000)
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2)
    }

    /// Lets whatever is under way come that far.
    private static func pass(_ turns: Int) async {
        for _ in 0..<turns { await Task.yield() }
    }

    @Test("but not where it did not ask for it")
    func undeclared() async throws {
        let container = try Container(modules: EmptyBuildersModule())
        let playing = try Playing(
            scores: scores,
            session: session,
            verifyBuilderSource: .builderContainer(try container.resolve(buildersInject))
        )
        await playing.logIn()
        try await playing.press("Reset the score")
        #expect(playing.shown == "OffGame")
        #expect(playing.person.screen.notice?.kind == .problem)
        #expect(playing.person.screen.notice?.text.contains("DIVerifyBuildable") == true)
    }

    @Test("but not for who is not signed in to the bank")
    func nobodySignedIn() async throws {
        let playing = try Playing(scores: scores)
        await playing.logIn()
        try await playing.press("Reset the score")
        #expect(playing.shown == "OffGame")
        #expect(
            playing.person.screen.notice?.text
                == "Only a customer of the bank can reset a score: "
                + "sign in to the bank, and open the games there."
        )
    }
}

private struct EmptyBuildersModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(buildersInject, needs: BuilderContainer.holding()) { $0 }
    }
}
