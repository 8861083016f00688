import RIBs

/// A `RecordingRouter` of a RIB with a view.
open class RecordingViewableRouter: ViewableRouter<any Interactable, any ViewControllable>,
    RecordingDouble
{
    /// The name under which calls are written down.
    public let name: String

    /// Where calls are written down.
    public let log: CallLog

    private var observing: Subscription?

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameters:
    ///   - name: the name under which calls are written down.
    ///   - interactor: the interactor; a `RecordingInteractor` of the same name unless told.
    ///   - viewController: the view; a `RecordingViewController` of the same name unless told.
    ///   - log: where calls are written down; one of its own unless told.
    public init(
        _ name: String = "router",
        interactor: (any Interactable)? = nil,
        viewController: (any ViewControllable)? = nil,
        log: CallLog? = nil
    ) {
        let log = log ?? CallLog()
        self.name = name
        self.log = log
        super.init(
            interactor: interactor ?? RecordingInteractor(name, log: log),
            viewController: viewController ?? RecordingViewController(name, log: log)
        )
        observing = recordChildren(of: self)
    }

    isolated deinit {
        observing?.cancel()
    }

    open override func didLoad() {
        record()
    }

    /// Makes it the root of a tree at work: activates and loads it.
    public func start() {
        interactable.activate()
        load()
    }
}
