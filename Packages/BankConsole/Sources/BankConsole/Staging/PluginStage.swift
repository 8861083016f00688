import Console
import RIBs

/// A window with one home entry in it and nothing else: a feature alone, for its demo and its tests.
///
/// ```swift
/// let session = try container.open(signedInScope, with: customer)
/// let stage = try PluginStage(session.resolve(homePluginsInject)[0])
/// let person = ScreenUser(at: stage.window)
/// ```
@MainActor
public final class PluginStage {
    /// Where the feature's screens are shown; empty as soon as the person has left.
    public let window = Window()
    private let root: StageRouter

    /// Shows what the entry opens.
    /// - Throws: What making it throws.
    public convenience init(_ plugin: HomePlugin) throws {
        try self.init { try plugin.router($0) }
    }

    /// Shows a RIB.
    ///
    /// - Parameter build: Makes it, with a listener that is to be told when the person has left.
    /// - Throws: What making it throws.
    public init(_ build: (any HomePluginListener) throws -> any ViewableRouting) throws {
        let interactor = StageInteractor()
        root = StageRouter(
            interactor: interactor,
            viewController: ScreenViewController(),
            child: try build(interactor)
        )
        interactor.router = root
        root.launch(from: window)
    }

    /// The tree of RIBs that is shown.
    public var tree: any Routing { root }

    /// Ends what is shown, as at the end of the input.
    public func end() {
        root.removeChild()
        root.interactable.deactivate()
    }
}

private final class StageInteractor: Interactor, HomePluginListener {
    weak var router: StageRouter?

    func homePluginDidLeave() {
        router?.removeChild()
    }
}

private final class StageRouter: LaunchRouter<StageInteractor, ScreenViewController> {
    private var child: (any ViewableRouting)?

    init(
        interactor: StageInteractor,
        viewController: ScreenViewController,
        child: any ViewableRouting
    ) {
        self.child = child
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        guard let child else { return }
        attachChild(child, shownBy: viewController)
    }

    func removeChild() {
        guard let child else { return }
        self.child = nil
        // With the root's own screen, which has nothing to show: the window is empty.
        viewController.dismiss(viewController)
        detachChild(child)
    }
}
