import BankConsole
import BankConsoleTesting
import Console
import ConsoleTesting
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

/// Who has attached LoggedOut: remembers what it was told.
@MainActor
final class LoggedOutListenerDouble: RecordingListener<String>, LoggedOutListener {
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        hear("login “\(player1Name)” “\(player2Name)”")
    }

    func loggedOutDidLeave() { hear("leave") }
}

/// A screen that shows nothing: remembers what it was told.
final class LoggedOutPresenterDouble: RecordingViewController, LoggedOutPresentable,
    LoggedOutViewControllable
{
    weak var listener: (any LoggedOutPresentableListener)?
    private(set) var state: LoggedOutState?

    func show(_ state: LoggedOutState) { self.state = state }
    func beginWork() {}
    func endWork() {}
}

/// LoggedOut in a window, with a person before it and a double of who has attached it.
@MainActor
final class LoggedOutBench {
    private final class Above: LoggedOutDependency {}

    let listener = LoggedOutListenerDouble()
    let stage: FeatureStage

    init(launching game: GameTitle? = nil) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        let listener = listener
        stage = try FeatureStage { _ in
            LoggedOutBuilder(dependency: Above()).build(withListener: listener, launching: game)
        }
    }

    var person: ScreenUser { ScreenUser(at: stage.window) }
}
