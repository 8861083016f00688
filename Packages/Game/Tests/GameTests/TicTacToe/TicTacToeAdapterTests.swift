import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

/// Tic Tac Toe as one of LoggedIn's games.
@MainActor
struct TicTacToeAdapterTests {
    private let router: TicTacToeRouterDouble
    private let builder: TicTacToeBuilderDouble
    private let adapter: TicTacToeAdapter
    private let listener = GameListenerDouble()

    init() {
        let router = TicTacToeRouterDouble("TicTacToe")
        self.router = router
        builder = TicTacToeBuilderDouble("TicTacToe") { router }
        adapter = TicTacToeAdapter(ticTacToeBuilder: builder)
    }

    @Test("is found by its title, and builds the game with itself as the game's listener")
    func builds() {
        #expect(adapter.title == .ticTacToe)
        #expect(adapter.builder.build(withListener: listener) === router)
        #expect(builder.buildCount == 1)
        #expect(builder.listener === adapter)
    }

    @Test(
        "what the game tells is told in the words of all games",
        arguments: [.player1, .player2, nil] as [PlayerType?]
    )
    func translates(winner: PlayerType?) async {
        _ = adapter.build(withListener: listener)
        _ = await builder.listener?.ticTacToeIsDecided(with: winner).value
        #expect(listener.log.take() == ["listener.decided \(winner.words)", "listener.counted"])
        builder.listener?.ticTacToeDidEnd(with: winner)
        #expect(listener.log.take() == ["listener.end \(winner.words)"])
        builder.listener?.ticTacToeDidLeave()
        #expect(listener.log.take() == ["listener.leave"])
    }

    @Test("holds who has started the game weakly, and counts nothing when that is gone")
    func weakly() async {
        var listener: GameListenerDouble? = GameListenerDouble()
        weak let held = listener
        if let listener { _ = adapter.build(withListener: listener) }
        listener = nil
        #expect(held == nil)
        _ = await adapter.ticTacToeIsDecided(with: nil).value
        adapter.ticTacToeDidEnd(with: nil)
    }
}

private final class TicTacToeRouterDouble: RecordingViewableRouter, TicTacToeRouting {}

private final class TicTacToeBuilderDouble:
    RecordingBuilder<any TicTacToeListener, any TicTacToeRouting>, TicTacToeBuildable
{
    func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
        product(for: listener)
    }
}
