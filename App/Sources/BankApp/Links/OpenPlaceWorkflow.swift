import RIBs

/// Leads to the place of a link: waits until a customer has signed in, then has Home show it.
final class OpenPlaceWorkflow: Workflow<any RootActionableItem> {
    init(_ place: LinkedPlace) {
        super.init()
        onStep { root in root.waitForSignIn() }
            .onStep { home, _ in home.open(place) }
            .commit()
    }
}
