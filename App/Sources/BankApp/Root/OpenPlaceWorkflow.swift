import RIBs

/// The steps that a workflow can take at the root of the interactive bank.
@MainActor
protocol RootActionableItem: AnyObject {
    /// Emits Home as soon as a customer is signed in.
    func waitForSignIn() -> ValueStream<(any HomeActionableItem, Void)>
}

/// Waits until a customer has signed in, and then opens the screen that a link names.
final class OpenPlaceWorkflow: Workflow<any RootActionableItem> {
    init(_ place: LinkedPlace) {
        super.init()
        onStep { root in root.waitForSignIn() }
            .onStep { home, _ in home.open(place) }
            .commit()
    }
}
