import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

/// A RIB that attaches LoggedOut, and records its reports.
@MainActor
final class LoggedOutListenerDouble: RecordingListener<String>, LoggedOutPluginListener {
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        record("login '\(player1Name)' '\(player2Name)'")
    }

    func loggedOutDidLeave() { record("leave") }
}

/// LoggedOut in a window, with a user in front of it and a listener that records.
@MainActor
final class LoggedOutBench {
    private final class EmptyPluginDependency: LoggedOutPluginDependency {}

    let listener = LoggedOutListenerDouble()
    let stage: FeatureStage

    init(launching game: GameTitle? = nil) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        let listener = listener
        stage = try FeatureStage { _ in
            LoggedOutBuilder(dependency: EmptyPluginDependency())
                .build(withListener: listener, launching: game)
        }
    }

    var person: ScreenUser { stage.person }
}
