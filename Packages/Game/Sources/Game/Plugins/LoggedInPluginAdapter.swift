import GameInterface
import RIBs
import SigningInterface

/// Builds Game's LoggedIn for who knows only the plug-in's protocols.
final class LoggedInPluginAdapter: Builder<any LoggedInPluginDependency>, LoggedInPluginBuildable {
    // Written out, because the protocol asks for it of every subclass.
    required override init(dependency: any LoggedInPluginDependency) {
        super.init(dependency: dependency)
    }

    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
        let component = LoggedInPluginComponent(dependency: dependency, listener: listener)
        let (router, actionableItem) = LoggedInBuilder(dependency: component)
            .build(withListener: component, player1Name: player1Name, player2Name: player2Name)
        return (router, actionableItem)
    }
}
