import RIBs

/// A router without children of its own choice, for tests of what is around one: a real node of the
/// tree, which writes down when it is loaded and what is attached to it.
///
/// It stands in for a child (a builder's double gives it), or for the router of an interactor under
/// test:
///
/// ```swift
/// final class CardRouterDouble: RecordingRouter, CardRouting {
///     func routeToAccount() { record() }
/// }
///
/// let interactor = CardInteractor(…)
/// let router = CardRouterDouble("Card", interactor: interactor)
/// router.start()
/// ```
open class RecordingRouter: Router<any Interactable>, RecordingDouble {
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
    ///   - log: where calls are written down; one of its own unless told.
    public init(
        _ name: String = "router",
        interactor: (any Interactable)? = nil,
        log: CallLog? = nil
    ) {
        let log = log ?? CallLog()
        self.name = name
        self.log = log
        super.init(interactor: interactor ?? RecordingInteractor(name, log: log))
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
