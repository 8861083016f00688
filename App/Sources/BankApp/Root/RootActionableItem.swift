import RIBs

/// What a workflow can wait for at the root of the tree.
@MainActor
protocol RootActionableItem: AnyObject {
    /// Home, as soon as a customer has signed in; at once when one is signed in already.
    func waitForSignIn() -> ValueStream<(any HomeActionableItem, Void)>
}
