import Console
import DependencyContainer
import GameInterface
import RIBs
import RIBsTesting

@testable import BankApp

/// Builds a LoggedOut that is a screen and no more, and remembers what it was asked for.
final class LoggedOutPluginDouble:
    RecordingBuilder<any LoggedOutPluginListener, any ViewableRouting>, LoggedOutPluginBuildable
{
    /// What was to be launched, at each build.
    private(set) var launching: [GameTitle?] = []

    /// Runs while one is built.
    var onBuilding: @MainActor () -> Void = {}

    init(log: CallLog) {
        super.init("LoggedOutBuilder", log: log) {
            RecordingViewableRouter("LoggedOut", viewController: LoggedOutView(), log: log)
        }
    }

    /// On a stage it can be found there.
    required convenience init(dependency: any LoggedOutPluginDependency) {
        let stage = GameStageDependency.behind(dependency)
        self.init(log: stage?.log ?? CallLog())
        stage?.loggedOut = self
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        launching.append(game)
        let child = product(for: listener, call: "build(launching: \(game?.id ?? "nil"))")
        (child.viewControllable as? LoggedOutView)?.listener = listener
        onBuilding()
        return child
    }

    enum Loader: Plugin {
        static let id = loggedOutPlugin
        static func load() -> (any LoggedOutPluginBuildable.Type)? { LoggedOutPluginDouble.self }
    }
}

/// A screen on which nobody is asked for a name; one can leave it.
private final class LoggedOutView: ScreenViewController {
    weak var listener: (any LoggedOutPluginListener)?

    init() {
        super.init(screen: Screen("LoggedOut", actions: [.back()]))
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.loggedOutDidLeave()
    }
}
