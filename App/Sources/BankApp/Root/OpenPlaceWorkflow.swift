import RIBs

/// The steps that a workflow takes at the root of the tree.
@MainActor
protocol RootActionableItem: AnyObject {
    /// Emits Home as soon as a customer has signed in, or at once if one has.
    func waitForSignIn() -> ValueStream<(any HomeActionableItem, Void)>
}

/// Waits until a customer has signed in, then opens the place of a link.
final class OpenPlaceWorkflow: Workflow<any RootActionableItem> {
    init(_ place: LinkedPlace) {
        super.init()
        onStep { root in root.waitForSignIn() }
            .onStep { home, _ in home.open(place) }
            .commit()
    }
}
