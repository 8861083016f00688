import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

@testable import Game

/// The two ways to the builder of a RIB that the package cannot import.
enum VerifyWay: CaseIterable, CustomTestStringConvertible {
    case dependency
    case builderContainer

    var testDescription: String {
        switch self {
        case .dependency: "through the Dependency"
        case .builderContainer: "through the BuilderContainer"
        }
    }

    /// Returns the source of Verify's builder.
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

/// Registers Verify, as the app does.
private struct VerifyModule: Module {
    let verify: any DIVerifyBuildable.Type

    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, verify)
    }
}

/// Registers the builders that LoggedIn needs, as the app does.
private struct LoggedInModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(buildersInject, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
    }
}

private let buildersInject = InjectID<BuilderContainer>("Builders")

/// A moment of a reset.
enum ResetMoment: CaseIterable {
    /// The person has chosen the reset, and its task has not begun.
    case requested
    /// The task has begun to reset the score.
    case began
    /// Verify asks the customer to sign.
    case verifying
}

/// Scores whose reset is interrupted at its beginning.
@MainActor
private final class InterruptedScores: ScoresInject {
    var interruption: @MainActor () throws -> Void = {}
    private let scores: any ScoresInject

    init(_ scores: any ScoresInject) {
        self.scores = scores
    }

    func score(of players: Players) async throws -> Score {
        try await scores.score(of: players)
    }

    func scores() async throws -> [(players: Players, score: Score)] {
        try await scores.scores()
    }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        try await scores.count(winner: winner, of: players, under: id)
    }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        try interruption()
        return try await scores.reset(scoreOf: players, by: customer, signing: signing, options)
    }
}

@Suite("Verify under LoggedIn", .timeLimit(.minutes(20)))
@MainActor
struct LoggedInVerifyTests {
    private let bank: TestBank
    private let scores: any ScoresInject
    private let interruptedScores: InterruptedScores
    private let session: FakeSignedInSession

    init() async throws {
        bank = try TestBank()
        scores = try bank.scores
        interruptedScores = InterruptedScores(scores)
        session = FakeSignedInSession(signing: bank.signing)
        for winner in [PlayerType.player1, .player1, nil] {
            try await scores.count(winner: winner, of: Playing.players, under: .random())
        }
    }

    private func play(_ way: VerifyWay = .builderContainer) async throws -> Playing {
        let playing = try Playing(
            scores: interruptedScores,
            session: session,
            verifyBuilderSource: try way.source(verify: VerifyOnScreenBuilder.self)
        )
        await playing.logIn()
        return playing
    }

    @Test("a signature resets the score in the book", arguments: VerifyWay.allCases)
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

    @Test("a locked password leaves the score unchanged")
    func refused() async throws {
        let playing = try await play()
        bank.signing.fail(
            with: BankError(.refused, code: "password.locked", "the password is locked")
        )
        try await playing.press("Reset the score", "Sign")
        #expect(playing.shown == "OffGame")
        #expect(playing.person.screen.notice == .problem("The password is locked."))
        #expect(try await scores.score(of: Playing.players) == Score(player1Score: 2, draws: 1))
    }

    @Test("Verify replaces OffGame until the person goes back")
    func canceled() async throws {
        let playing = try await play()
        let depth = playing.stage.window.depth
        try await playing.press("Reset the score")
        #expect(playing.person.screen.title == "Score reset")
        #expect(playing.stage.loggedIn?.children.count == 1)
        #expect(playing.stage.window.depth == depth, "instead of OffGame")
        try await playing.press("Back")
        #expect(playing.shown == "OffGame")
        #expect(playing.person.screen.notice == nil)
        #expect(playing.fields.first == "Player 1: 김하나 (2)")
    }

    @Test("a link during a reset replaces Verify and its request", arguments: ResetMoment.allCases)
    func launched(moment: ResetMoment) async throws {
        let playing = try await play()
        try await reset(in: playing, interruptedAt: moment) {
            _ = try playing.actions?.launchGame(with: "ticTacToe")
        }
        #expect(playing.shown == "TicTacToe")
        try await playing.press("Leave the game")
        #expect(playing.shown == "OffGame")
        #expect(playing.stage.window.top?.isWorking == false)
        #expect(playing.person.screen.notice == nil)
        try await playing.press("Reset the score")
        #expect(playing.person.screen.title == "Score reset", "it can be asked again")
    }

    @Test("a logout during a reset leaves no view behind", arguments: ResetMoment.allCases)
    func loggedOut(moment: ResetMoment) async throws {
        let playing = try await play()
        try await reset(in: playing, interruptedAt: moment) {
            playing.stage.loggedInDidLogOut()
        }
        #expect(playing.person.screen.title == "Log in")
        #expect(playing.stage.window.depth == 2)
    }

    /// Begins a reset, and waits for its end after the interruption.
    private func reset(
        in playing: Playing,
        interruptedAt moment: ResetMoment,
        by interruption: @escaping @MainActor () throws -> Void
    ) async throws {
        if moment == .began { interruptedScores.interruption = interruption }
        playing.stage.window.top?.pressed("reset")
        let interactor = playing.stage.loggedIn?.interactable as? LoggedInInteractor
        let resetting = try #require(interactor?.resetting)
        switch moment {
        case .requested: try interruption()
        case .began: break
        case .verifying:
            await wait { playing.person.screen.title == "Score reset" }
            try interruption()
        }
        await resetting.value
        interruptedScores.interruption = {}
    }

    @Test("a BuilderContainer without Verify gives a notice")
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

    @Test("a reset without a signed-in customer gives a notice")
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
