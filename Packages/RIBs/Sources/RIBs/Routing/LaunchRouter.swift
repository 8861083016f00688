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
    /// Gives the root's view to the window, then activates the root, then loads it.
    ///
    /// - Parameter window: where the root's view is to be shown.
    public final func launch(from window: any LaunchWindow) {
        window.show(root: viewControllable)
        interactable.activate()
        load()
    }
}
