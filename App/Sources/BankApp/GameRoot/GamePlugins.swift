import Console
import DependencyContainer
import GameInterface

/// The builders of the two plug-ins of the game.
struct GamePlugins {
    let loggedOut: any LoggedOutPluginBuildable.Type
    let loggedIn: any LoggedInPluginBuildable.Type

    /// - Throws: `Failure` `game.plugin` if a plug-in is missing.
    init(_ plugins: PluginManager) throws(Failure) {
        guard let loggedOut = plugins.plugin(loggedOutPlugin),
            let loggedIn = plugins.plugin(loggedInPlugin)
        else {
            throw .withoutGamePlugins(loaded: plugins.loaded)
        }
        (self.loggedOut, self.loggedIn) = (loggedOut, loggedIn)
    }
}

extension Failure {
    fileprivate static func withoutGamePlugins(loaded: [String]) -> Failure {
        let missing = [loggedOutPlugin.name, loggedInPlugin.name].filter { !loaded.contains($0) }
        let names = missing.map { "'\($0)'" }.joined(separator: " and ")
        let subject = missing.count == 1 ? "the plug-in" : "the plug-ins"
        let verb = missing.count == 1 ? "is" : "are"
        return Failure(
            exitCode: .notFound,
            code: "game.plugin",
            message: "there are no games in this bank: \(subject) "
                + "\(names) \(verb) not loaded"
        )
    }
}
