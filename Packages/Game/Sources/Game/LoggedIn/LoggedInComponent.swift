import GameInterface
import RIBs

/// LoggedIn's scope: the names, and one score for all of its children.
final class LoggedInComponent: Component<any LoggedInDependency> {
    let player1Name: String
    let player2Name: String

    init(dependency: any LoggedInDependency, player1Name: String, player2Name: String) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        super.init(dependency: dependency)
    }

    var players: Players { Players(player1Name: player1Name, player2Name: player2Name) }

    var mutableScoreStream: any MutableScoreStream { shared { ScoreStreamImpl() } }
    var scoreStream: any ScoreStream { mutableScoreStream }

    var mutableStatusStream: MutableValueStream<LoggedInStatus> {
        shared { MutableValueStream(LoggedInStatus()) }
    }
    var statusStream: ValueStream<LoggedInStatus> { mutableStatusStream }

    /// In the order in which they are offered.
    var games: [any Game] {
        [RandomWinAdapter(dependency: self), TicTacToeAdapter(dependency: self)]
    }
}
