import Console
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

@Suite("TicTacToe's interactor", .timeLimit(.minutes(20)))
@MainActor
final class TicTacToeInteractorTests {
    private let log = CallLog()
    private let presenter: TicTacToePresenterDouble
    private let listener: GameListenerDouble
    private let scores = ScoreStreamImpl()

    init() {
        scores.updateScore(Score())
        presenter = TicTacToePresenterDouble("presenter", log: log)
        listener = GameListenerDouble(log: log)
    }

    private func begin(_ player1Name: String = "Hana", _ player2Name: String = "Duri")
        -> TicTacToeInteractor
    {
        let interactor = TicTacToeInteractor(
            presenter: presenter,
            players: Players(player1Name: player1Name, player2Name: player2Name),
            scoreStream: scores
        )
        interactor.listener = listener
        interactor.activate()
        return interactor
    }

    private func play(_ moves: String, _ interactor: TicTacToeInteractor) async {
        for move in moves.split(separator: " ") {
            interactor.placeCurrentPlayerMark(inCellNamed: String(move))
        }
        await presenter.settled()
    }

    private var board: Board { presenter.states.last?.board ?? Board() }
    private var notice: Notice? { presenter.states.last?.notice }

    @Test("player 1 begins and the players take turns")
    func turns() async {
        let interactor = begin()
        #expect(board.status == .next(.player1))
        var player = PlayerType.player1
        for cell in ["b2", "a1", "c3", "a3"] {
            interactor.placeCurrentPlayerMark(inCellNamed: cell)
            #expect(board[Cell(cell)!] == player)
            player = player.opponent
            #expect(board.status == .next(player))
        }
        #expect(notice == .done("Duri (O) took a3."))
        #expect(log.take() == [])
    }

    @Test("upper case and spaces in a move are accepted", arguments: ["B2", " b2 ", "b 2"])
    func spelling(name: String) {
        let interactor = begin()
        interactor.placeCurrentPlayerMark(inCellNamed: name)
        #expect(board[Cell("b2")!] == .player1)
    }

    @Test(
        "a taken or unknown cell gives a notice and changes nothing",
        arguments: [
            ("b2", "b2 is taken already."), ("B2", "b2 is taken already."),
            ("x9", "'x9' is not a cell; cells are a1 to c3."),
            ("", "Type a cell, such as b2."), (" \t", "Type a cell, such as b2."),
        ]
    )
    func refused(name: String, message: String) throws {
        let interactor = begin()
        interactor.placeCurrentPlayerMark(inCellNamed: "b2")
        interactor.placeCurrentPlayerMark(inCellNamed: name)
        #expect(notice == .problem(message))
        #expect(try board == Board(after: ["b2"]))
    }

    @Test("a won game is counted, then announced, and ends when the announcement is closed")
    func won() async {
        let interactor = begin()
        await play("a1 a2 b1 b2 c1", interactor)
        #expect(
            log.take() == [
                "listener.decided player1", "listener.counted", "presenter.announce player1",
            ]
        )
        presenter.close?()
        #expect(log.take() == ["listener.end player1"])
    }

    @Test("player 2 can win Tic Tac Toe")
    func wonByPlayer2() async {
        let interactor = begin()
        await play("a1 b1 a2 b2 c3 b3", interactor)
        #expect(log.take().last == "presenter.announce player2")
        presenter.close?()
        #expect(log.take() == ["listener.end player2"])
    }

    @Test("Tic Tac Toe ends in a draw when the board is full")
    func draw() async {
        let interactor = begin()
        await play("a1 b1 c1 b2 a2 c2 b3 a3 c3", interactor)
        presenter.close?()
        #expect(
            log.take() == [
                "listener.decided draw", "listener.counted", "presenter.announce draw",
                "listener.end draw",
            ]
        )
    }

    @Test("moves after the end change and report nothing")
    func afterTheEnd() async {
        let interactor = begin()
        await play("a1 a2 b1 b2 c1", interactor)
        let (states, _) = (presenter.states, log.take())
        await play("c2 c3 a1 x9", interactor)
        #expect(presenter.states == states)
        #expect(log.take() == [])
    }

    @Test("the result is announced after it is counted, and no move is accepted before")
    func whileCounting() async {
        let interactor = begin()
        let counted = listener.holdCounting()
        for move in ["a1", "a2", "b1", "b2", "c1", "c2"] {
            interactor.placeCurrentPlayerMark(inCellNamed: move)
        }
        await listener.begunCounting()
        #expect(presenter.works == 1)
        #expect(log.take() == ["listener.decided player1"])
        #expect(board.moveCount == 5)
        counted.send(())
        await presenter.settled()
        #expect(log.take() == ["listener.counted", "presenter.announce player1"])
    }

    @Test("a game that is detached while it is counted announces nothing")
    func detachedWhileCounting() async {
        let interactor = begin()
        let counted = listener.holdCounting()
        for move in ["a1", "a2", "b1", "b2", "c1"] {
            interactor.placeCurrentPlayerMark(inCellNamed: move)
        }
        await listener.begunCounting()
        interactor.deactivate()
        counted.send(())
        await presenter.settled()
        #expect(log.take() == ["listener.decided player1", "listener.counted"])
    }

    @Test("leaving a game counts nothing")
    func leaving() async {
        let interactor = begin()
        await play("a1 a2", interactor)
        interactor.leave()
        await presenter.settled()
        #expect(log.take() == ["listener.leave"])
    }

    @Test("a game holds its listener weakly, and announces its result without it")
    func weakListener() async {
        let interactor = begin()
        var listener: GameListenerDouble? = GameListenerDouble(log: log)
        weak let held = listener
        interactor.listener = listener
        listener = nil
        #expect(held == nil)
        await play("a1 a2 b1 b2 c1", interactor)
        presenter.close?()
        #expect(log.take() == ["presenter.announce player1"])
    }

    @Test("a game follows the score while it is active")
    func score() {
        let interactor = begin()
        #expect(presenter.states.last?.score == Score())
        scores.updateScore(Score(player1Score: 2, player2Score: 1))
        #expect(presenter.states.last?.score == Score(player1Score: 2, player2Score: 1))
        interactor.deactivate()
        let states = presenter.states
        scores.updateScore(Score())
        #expect(presenter.states == states)
    }

    @Test("as player 1 the machine moves first, and then after each move")
    func machineFirst() async {
        let interactor = begin(Players.machineName, "Duri")
        #expect(presenter.states.first?.board.moveCount == 1)
        #expect(notice == .done("The machine (X) took b2."))
        while case .next(let player) = board.status {
            #expect(player == .player2)
            let free = board.freeCells[0]
            await play("\(free)", interactor)
            if case .next = board.status {
                #expect(
                    notice?.text.hasPrefix("Duri (O) took \(free). The machine (X) took ") == true
                )
            }
        }
        #expect(log.take().filter { $0.hasPrefix("listener.decided") }.count == 1)
    }

    @Test("as player 2 the machine answers each move but not a refused one")
    func machineSecond() async {
        let interactor = begin("Hana", Players.machineName)
        #expect(board == Board())
        await play("b2", interactor)
        #expect(board.moveCount == 2)
        await play("b2", interactor)
        #expect(board.moveCount == 2)
        #expect(notice == .problem("b2 is taken already."))
    }

    @Test("two people play without the machine")
    func noMachine() async {
        let interactor = begin("machine", "the machine")
        await play("b2", interactor)
        #expect(board.moveCount == 1)
    }
}

private final class TicTacToePresenterDouble: GamePresenterDouble<TicTacToeState>,
    TicTacToePresentable
{
    weak var listener: (any TicTacToePresentableListener)?
}
