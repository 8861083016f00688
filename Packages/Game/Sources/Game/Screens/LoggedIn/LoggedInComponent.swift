import Bookkeeping
import Console
import GameInterface
import RIBs
import SigningInterface

/// The component of LoggedIn: the names of the players, and one score for all children.
final class LoggedInComponent: Component<any LoggedInPluginDependency>, OffGameDependency,
    RandomWinDependency, TicTacToeDependency
{
    let player1Name: String
    let player2Name: String

    init(
        dependency: any LoggedInPluginDependency,
        player1Name: String,
        player2Name: String
    ) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        super.init(dependency: dependency)
    }

    var mutableScoreStream: any MutableScoreStream { shared { ScoreStreamImpl() } }
    var scoreStream: any ScoreStream { mutableScoreStream }

    var mutableIsWorkingStream: MutableValueStream<Bool> { shared { MutableValueStream(false) } }
    var isWorkingStream: ValueStream<Bool> { mutableIsWorkingStream }

    var mutableNoticeStream: MutableEventStream<Notice> { shared { MutableEventStream() } }
    var noticeStream: ValueStream<Notice> { mutableNoticeStream }

    var randomNumber: @Sendable () -> Int { { Int.random(in: 0..<100) } }

    /// The games, in the order in which they are offered.
    var games: [Game] {
        [
            Game(title: .randomWin, builder: RandomWinBuilder(dependency: self)),
            Game(title: .ticTacToe, builder: TicTacToeBuilder(dependency: self)),
        ]
    }
}

/// Provides builders of Verify, a screen of the module Signing; the module Game cannot import
/// Signing.
@MainActor
protocol VerifyBuilders {
    /// Returns a builder of Verify, on which the signed-in customer signs one movement.
    /// - Throws: `ResolutionError` when there is no Verify; `BankError` `game.signed-out` when no
    ///   customer is signed in.
    func builder(
        signing movement: Movement,
        preview: MovementPreview
    ) throws -> any DIVerifyBuildable
}

extension LoggedInComponent: VerifyBuilders {
    func builder(
        signing movement: Movement,
        preview: MovementPreview
    ) throws -> any DIVerifyBuildable {
        guard let session = dependency.signedInSession else { throw BankError.notSignedIn }
        return try dependency.verifyBuilderSource.builder(
            for: ResetComponent(
                dependency: self,
                session: session,
                signing: movement,
                preview: preview
            )
        )
    }
}

/// The component of Verify for signing one reset of the score.
private final class ResetComponent: Component<LoggedInComponent>, DIVerifyDependency {
    let signedInSession: any SignedInSession
    let movementToSign: Movement
    let previewToSign: MovementPreview

    init(
        dependency: LoggedInComponent,
        session: any SignedInSession,
        signing movement: Movement,
        preview: MovementPreview
    ) {
        signedInSession = session
        movementToSign = movement
        previewToSign = preview
        super.init(dependency: dependency)
    }
}

extension BankError {
    static let notSignedIn = BankError(
        .refused,
        code: "game.signed-out",
        "only a customer of the bank can reset a score: sign in to the bank, "
            + "and open the games there"
    )
}
