import BankConsoleTesting
import GameInterface

@testable import BankApp

/// Builds a fake LoggedOut, which shows only its title.
final class RecordingLoggedOutPlugin:
    RecordingBuilder<any LoggedOutPluginListener, any ViewableRouting>, LoggedOutPluginBuildable
{
    /// The game of the link at each build; nil for none.
    private(set) var launching: [GameTitle?] = []

    /// Runs while LoggedOut is built.
    var onBuilding: @MainActor () -> Void = {}

    init(log: CallLog) {
        super.init("LoggedOutBuilder", log: log) {
            RecordingViewableRouter("LoggedOut", viewController: FakeLoggedOutView(), log: log)
        }
    }

    /// Registers the plug-in with the test that GameRoot belongs to.
    required convenience init(dependency: any LoggedOutPluginDependency) {
        let test = TestGameRootDependency.behind(dependency)
        self.init(log: test?.log ?? CallLog())
        test?.loggedOut = self
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        launching.append(game)
        let child = product(for: listener, call: "build(launching: \(game?.id ?? "nil"))")
        (child.viewControllable as? FakeLoggedOutView)?.listener = listener
        onBuilding()
        return child
    }

    enum Loader: Plugin {
        static let id = loggedOutPlugin
        static func load() -> (any LoggedOutPluginBuildable.Type)? { RecordingLoggedOutPlugin.self }
    }
}

/// A screen without fields, which the person can leave.
private final class FakeLoggedOutView: ScreenViewController {
    weak var listener: (any LoggedOutPluginListener)?

    init() {
        super.init(screen: Screen("LoggedOut", actions: [.back()]))
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.loggedOutDidLeave()
    }
}
