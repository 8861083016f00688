import GameInterface
import RIBs
import RIBsTesting

@testable import Game

/// A game that nobody plays: it gives a router of a test's, and tells LoggedIn what the test says.
final class GameDouble: RecordingBuilder<any GameListener, any ViewableRouting>, Game,
    GameBuildable
{
    let title: GameTitle
    var builder: any GameBuildable { self }

    init(_ title: GameTitle, log: CallLog? = nil) {
        self.title = title
        super.init(title.id, log: log) { RecordingViewableRouter(title.id, log: log) }
    }

    func build(withListener listener: any GameListener) -> any ViewableRouting {
        product(for: listener, call: "build")
    }
}
