/// What a program sees of the router of its root RIB.
@MainActor
public protocol LaunchRouting: ViewableRouting {
    /// Starts the program's tree of RIBs.
    ///
    /// - Parameter window: where the root's view is to be shown.
    func launch(from window: any LaunchWindow)
}
