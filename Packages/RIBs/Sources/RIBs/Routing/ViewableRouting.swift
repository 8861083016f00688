/// What others see of a router whose RIB has a view.
@MainActor
public protocol ViewableRouting: Routing {
    /// The view of the RIB.
    var viewControllable: any ViewControllable { get }
}
