import Bookkeeping
import Console
import DependencyContainer
import GameInterface
import LedgerInterface
import RIBs
import RIBsTesting
import SigningInterface

@testable import BankApp
@testable import Game

/// The names of the two players at each point that they pass.
@MainActor
final class PlayerNameLog {
    private(set) var records: [String] = []

    func record(_ player1Name: String, _ player2Name: String, at point: String) {
        records.append("\(point): \(player1Name), \(player2Name)")
    }

    /// Records the names in the fields of a screen, or of a part of one.
    func record(in blocks: [ScreenBlock], at point: String) {
        let fields = blocks.flatMap { block -> [Field] in
            if case .fields(let fields) = block { fields } else { [] }
        }
        let names = ["Player 1", "Player 2"].map { player in
            fields.first { $0.name == player }?.value ?? "no name"
        }
        record(names[0], names[1], at: point)
    }
}

/// Records the login that LoggedOut's view reports, and forwards it to LoggedOut's interactor.
@MainActor
final class RecordingLoginListener: LoggedOutPresentableListener {
    private weak var real: (any LoggedOutPresentableListener)?
    private let names: PlayerNameLog

    init(_ real: any LoggedOutPresentableListener, names: PlayerNameLog) {
        self.real = real
        self.names = names
    }

    func login(withPlayer1Name player1Name: String?, player2Name: String?) {
        names.record(
            player1Name ?? "no name",
            player2Name ?? "no name",
            at: "LoggedOutPresentableListener.login"
        )
        real?.login(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func enter(name: String) { real?.enter(name: name) }
    func takeMachine() { real?.takeMachine() }
    func changeNames() { real?.changeNames() }
    func goBack() { real?.goBack() }
}

/// Game's LoggedOut, with a listener that records the login.
@MainActor
final class RecordingLoggedOut: LoggedOutPluginBuildable {
    private let real: LoggedOutBuilder
    private let names: PlayerNameLog?
    private var listener: RecordingListener?

    init(dependency: any LoggedOutPluginDependency) {
        real = LoggedOutBuilder(dependency: dependency)
        names = TestGameRootDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        let recording = RecordingListener(listener, names: names)
        // LoggedOut holds its listener weakly.
        self.listener = recording
        return real.build(withListener: recording, launching: game)
    }

    enum Loader: Plugin {
        static let id = loggedOutPlugin
        static func load() -> (any LoggedOutPluginBuildable.Type)? { RecordingLoggedOut.self }
    }

    private final class RecordingListener: LoggedOutPluginListener {
        private weak var real: (any LoggedOutPluginListener)?
        private let names: PlayerNameLog?

        init(_ real: any LoggedOutPluginListener, names: PlayerNameLog?) {
            self.real = real
            self.names = names
        }

        func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
            names?.record(player1Name, player2Name, at: "LoggedOutPluginListener.didLogin")
            real?.didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
        }

        func loggedOutDidLeave() { real?.loggedOutDidLeave() }
    }
}

/// Records the names that GameRoot's interactor routes with, and forwards to its router.
final class RecordingGameRootRouting: RecordingViewableRouter, GameRootRouting {
    private let real: any GameRootRouting
    private let names: PlayerNameLog

    init(_ real: any GameRootRouting, interactor: any Interactable, names: PlayerNameLog) {
        self.real = real
        self.names = names
        super.init("GameRoot", interactor: interactor)
    }

    func routeToLoggedOut() { real.routeToLoggedOut() }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)? {
        names.record(player1Name, player2Name, at: "GameRootRouting.routeToLoggedIn")
        return real.routeToLoggedIn(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func detachLoggedOut() { real.detachLoggedOut() }
}

/// Game's LoggedIn, which records the names that it is built with.
@MainActor
final class RecordingLoggedIn: LoggedInPluginBuildable {
    private let real: LoggedInBuilder
    private let names: PlayerNameLog?

    init(dependency: any LoggedInPluginDependency) {
        real = LoggedInBuilder(dependency: dependency)
        names = TestGameRootDependency.behind(dependency)?.names
    }

    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
        names?.record(player1Name, player2Name, at: "LoggedInPluginBuildable.build")
        return real.build(
            withListener: listener,
            player1Name: player1Name,
            player2Name: player2Name
        )
    }

    enum Loader: Plugin {
        static let id = loggedInPlugin
        static func load() -> (any LoggedInPluginBuildable.Type)? { RecordingLoggedIn.self }
    }
}

/// Records the players whose score is read: player 1 has won three games, player 2 one.
struct RecordingScores: ScoresInject {
    let names: PlayerNameLog

    func score(of players: Players) async throws -> Score {
        await names.record(players.player1Name, players.player2Name, at: "ScoresInject.score")
        return Score(player1Score: 3, player2Score: 1)
    }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score { throw CancellationError() }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome { throw CancellationError() }
}
