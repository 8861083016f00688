/// Where a program's first view is shown.
@MainActor
public protocol LaunchWindow: AnyObject {
    /// Makes a view the lowest one of the window.
    ///
    /// - Parameter view: the root RIB's view.
    func show(root view: any ViewControllable)
}
