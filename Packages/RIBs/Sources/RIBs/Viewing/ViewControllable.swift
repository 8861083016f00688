/// What a router sees of a view: a screen, in this code base. The runtime itself shows nothing.
@MainActor
public protocol ViewControllable: AnyObject {
    /// Whether the view is in a window at present. The `LeakDetector` asks, some seconds after the
    /// view's RIB was detached. A view that cannot tell keeps the default, `false`.
    var isShown: Bool { get }
}

extension ViewControllable {
    /// A view that cannot tell is taken to be hidden.
    public var isShown: Bool { false }
}
