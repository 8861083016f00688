/// The window that shows a program's first view.
@MainActor
public protocol LaunchWindow: AnyObject {
    /// Shows the root RIB's view below all other views of the window.
    ///
    /// - Parameter view: The root RIB's view.
    func show(root view: any ViewControllable)
}

/// The root RIB's router, which the program launches.
@MainActor
public protocol LaunchRouting: ViewableRouting {
    /// Starts the program's tree of RIBs.
    ///
    /// - Parameter window: The window for the root's view.
    func launch(from window: any LaunchWindow)
}

/// The router of a program's root RIB.
///
/// ```swift
/// let root = RootBuilder(dependency: EmptyComponent()).build()
/// root.launch(from: window)
/// ```
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>:
    ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
    /// Shows the root's view in the window, then activates the root, then loads it.
    ///
    /// - Parameter window: The window for the root's view.
    public final func launch(from window: any LaunchWindow) {
        window.show(root: viewControllable)
        interactable.activate()
        load()
    }
}
