import GameInterface
import RIBs

/// Builds Game's LoggedOut for who knows only the plug-in's protocols.
final class LoggedOutPluginAdapter: Builder<any LoggedOutPluginDependency>,
    LoggedOutPluginBuildable
{
    // Written out, because the protocol asks for it of every subclass.
    required override init(dependency: any LoggedOutPluginDependency) {
        super.init(dependency: dependency)
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        LoggedOutBuilder(dependency: LoggedOutPluginComponent(dependency: dependency))
            .build(withListener: listener, launching: game)
    }
}

/// The plug-in's dependency, as LoggedOut wants it.
private final class LoggedOutPluginComponent: Component<any LoggedOutPluginDependency>,
    LoggedOutDependency
{}
