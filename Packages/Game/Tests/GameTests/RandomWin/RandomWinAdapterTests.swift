import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import Game

/// Random Win as one of LoggedIn's games.
@MainActor
struct RandomWinAdapterTests {
    private let router: RandomWinRouterDouble
    private let builder: RandomWinBuilderDouble
    private let adapter: RandomWinAdapter
    private let listener = GameListenerDouble()

    init() {
        let router = RandomWinRouterDouble("RandomWin")
        self.router = router
        builder = RandomWinBuilderDouble("RandomWin") { router }
        adapter = RandomWinAdapter(randomWinBuilder: builder)
    }

    @Test("is found by its title, and builds the game with itself as the game's listener")
    func builds() {
        #expect(adapter.title == .randomWin)
        #expect(adapter.builder.build(withListener: listener) === router)
        #expect(builder.buildCount == 1)
        #expect(builder.listener === adapter)
    }

    @Test("what the game tells is told in the words of all games", arguments: PlayerType.allCases)
    func translates(player: PlayerType) async {
        _ = adapter.build(withListener: listener)
        _ = await builder.listener?.randomWinIsDecided(with: player).value
        #expect(listener.log.take() == ["listener.decided \(player)", "listener.counted"])
        builder.listener?.didRandomlyWin(with: player)
        #expect(listener.log.take() == ["listener.end \(player)"])
        builder.listener?.randomWinDidLeave()
        #expect(listener.log.take() == ["listener.leave"])
    }

    @Test("holds who has started the game weakly, and counts nothing when that is gone")
    func weakly() async {
        var listener: GameListenerDouble? = GameListenerDouble()
        weak let held = listener
        if let listener { _ = adapter.build(withListener: listener) }
        listener = nil
        #expect(held == nil)
        _ = await adapter.randomWinIsDecided(with: .player1).value
        adapter.didRandomlyWin(with: .player1)
    }
}

private final class RandomWinRouterDouble: RecordingViewableRouter, RandomWinRouting {}

private final class RandomWinBuilderDouble:
    RecordingBuilder<any RandomWinListener, any RandomWinRouting>, RandomWinBuildable
{
    func build(withListener listener: any RandomWinListener) -> any RandomWinRouting {
        product(for: listener)
    }
}
