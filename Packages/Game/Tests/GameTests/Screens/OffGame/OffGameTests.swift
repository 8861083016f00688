import Console
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

@Suite("OffGame")
@MainActor
struct OffGameTests {
    private let log = CallLog()
    private let listener = OffGameListenerDouble()
    private let isWorkingStream = MutableValueStream(false)
    private let noticeStream = MutableEventStream<Notice>()
    private let presenter: OffGamePresenterDouble
    private let randomWin: GameBuilderDouble
    private let ticTacToe: GameBuilderDouble
    private let interactor: OffGameInteractor

    init() {
        presenter = OffGamePresenterDouble("OffGame", log: log)
        randomWin = GameBuilderDouble(.randomWin)
        ticTacToe = GameBuilderDouble(.ticTacToe)
        interactor = OffGameInteractor(
            presenter: presenter,
            games: [randomWin.game, ticTacToe.game],
            isWorkingStream: isWorkingStream,
            noticeStream: noticeStream
        )
        interactor.listener = listener
    }

    @Test("OffGame has a button for each game, one to reset the score, and one to log out")
    func buttons() {
        let view = OffGameViewController(games: [.randomWin, .ticTacToe])
        #expect(view.screen.title == "Games")
        #expect(
            view.screen.actions.map(\.label)
                == ["Random Win", "Tic Tac Toe", "Reset the score", "Log out"]
        )
        view.listener = interactor
        for action in view.screen.actions { view.pressed(action.id) }
        #expect(listener.events == ["start randomWin", "start ticTacToe", "reset", "logOut"])
    }

    @Test("a button starts its game through the listener, with the game's builder")
    func start() {
        interactor.start(.ticTacToe)
        #expect(listener.started.map(ObjectIdentifier.init) == [ObjectIdentifier(ticTacToe)])
    }

    @Test("OffGame ignores an unknown game")
    func startUnknown() {
        interactor.start(GameTitle(id: "chess", name: "Chess"))
        #expect(listener.events.isEmpty)
    }

    @Test("OffGame blocks input while LoggedIn works, and shows the result")
    func status() {
        isWorkingStream.send(true)
        interactor.activate()
        #expect(log.take() == ["OffGame.show nil", "OffGame.beginWork()"])
        noticeStream.send(.done("Done."))
        isWorkingStream.send(false)
        #expect(log.take() == ["OffGame.show Done.", "OffGame.endWork()"])
    }

    @Test("an inactive OffGame follows no status and blocks no input")
    func inactive() {
        isWorkingStream.send(true)
        interactor.activate()
        _ = log.take()
        interactor.deactivate()
        #expect(log.take() == ["OffGame.endWork()"])
        noticeStream.send(.done("Done."))
        isWorkingStream.send(false)
        #expect(log.take().isEmpty)
    }

    @Test("OffGame shows a notice until LoggedIn works again, and no earlier one when it returns")
    func notices() {
        interactor.activate()
        noticeStream.send(.done("Done."))
        isWorkingStream.send(true)
        isWorkingStream.send(false)
        #expect(
            log.take() == [
                "OffGame.show Done.", "OffGame.show nil", "OffGame.beginWork()",
                "OffGame.endWork()",
            ]
        )
        interactor.deactivate()
        interactor.activate()
        #expect(log.take().isEmpty)
    }

    @Test("OffGame shows the score board as a part of its screen")
    func scoreBoard() {
        let scoreBoard = BasicScoreBoardViewController(player1Name: "김하나", player2Name: "이두리")
        let view = OffGameViewController(games: [.ticTacToe])
        let window = Window()
        window.show(root: view)
        let builder = ScoreBoardBuilderDouble("ScoreBoard") {
            RecordingViewableRouter("ScoreBoard", viewController: scoreBoard)
        }
        let router = OffGameRouter(
            interactor: interactor,
            viewController: view,
            scoreBoardBuilder: builder
        )
        router.interactable.activate()
        router.load()
        #expect(builder.buildCount == 1)
        #expect(router.children.count == 1)
        #expect(window.depth == 1)
        #expect(
            view.screen.blocks
                == [.fields([Field("Player 1", "김하나"), Field("Player 2", "이두리")])]
        )
        scoreBoard.set(score: Score(player1Score: 3, player2Score: 1, draws: 2))
        #expect(
            view.screen.blocks == [
                .fields([
                    Field("Player 1", "김하나 (3)"), Field("Player 2", "이두리 (1)"),
                    Field("Draws", "2"),
                ])
            ]
        )
    }
}

@Suite("BasicScoreBoard")
@MainActor
struct BasicScoreBoardTests {
    private let scoreStream = ScoreStreamImpl()
    private let presenter = ScoreBoardPresenterDouble()
    private let interactor: BasicScoreBoardInteractor

    init() {
        interactor = BasicScoreBoardInteractor(presenter: presenter, scoreStream: scoreStream)
    }

    @Test("the score board shows nothing before the score is known, and then each score")
    func follows() {
        interactor.activate()
        #expect(presenter.scores.isEmpty)
        scoreStream.updateScore(Score(player1Score: 1))
        scoreStream.updateScore(Score(player1Score: 1, player2Score: 1))
        #expect(
            presenter.scores
                == [Score(player1Score: 1), Score(player1Score: 1, player2Score: 1)]
        )
    }

    @Test("the score board follows the score while it is active, and begins with the latest")
    func ends() {
        interactor.activate()
        interactor.deactivate()
        scoreStream.updateScore(Score(draws: 1))
        scoreStream.updateScore(Score(draws: 2))
        #expect(presenter.scores.isEmpty)
        interactor.activate()
        #expect(presenter.scores == [Score(draws: 2)])
    }
}

@MainActor
private final class OffGameListenerDouble: RecordingListener<String>, OffGameListener {
    private(set) var started: [any GameBuildable] = []

    func startGame(with gameBuilder: any GameBuildable) {
        started.append(gameBuilder)
        record("start \((gameBuilder as? GameBuilderDouble)?.title.id ?? "?")")
    }

    func resetScore() { record("reset") }
    func offGameDidLogOut() { record("logOut") }
}

private final class OffGamePresenterDouble: RecordingViewController, OffGamePresentable {
    weak var listener: (any OffGamePresentableListener)?

    func show(_ notice: Notice?) { record("show \(notice?.text ?? "nil")") }
    func beginWork() { record() }
    func endWork() { record() }
}

private final class ScoreBoardBuilderDouble: RecordingBuilder<Void, any ViewableRouting>,
    BasicScoreBoardBuildable
{
    func build() -> any ViewableRouting { product(for: ()) }
}

@MainActor
private final class ScoreBoardPresenterDouble: BasicScoreBoardPresentable {
    private(set) var scores: [Score] = []

    func set(score: Score) { scores.append(score) }
}
