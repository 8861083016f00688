public import RIBs

/// A real router that records its loading and the children that are attached or detached.
///
/// Use it as the child that a builder's double returns, or as the router of an interactor under
/// test. A new router is connected to its interactor. For a RIB with a view, use a
/// `RecordingViewableRouter`:
///
/// ```swift
/// final class PaymentRouterDouble: RecordingViewableRouter, PaymentRouting {
///     func routeToVerify() { record() }
///     func leaveVerify() { record() }
/// }
///
/// let interactor = PaymentInteractor(presenter: view)
/// let router = PaymentRouterDouble("Payment", interactor: interactor, …)
/// …
/// router.start()
/// ```
open class RecordingRouter: Router<any Interactable>, RecordingDouble {
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    private var observation: Subscription?

    /// Creates a router without a parent.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - interactor: The interactor; a `RecordingInteractor` of the same name by default.
    ///   - log: The log of the calls; a new one by default.
    public init(
        _ name: String = "router",
        interactor: (any Interactable)? = nil,
        log: CallLog? = nil
    ) {
        let log = log ?? CallLog()
        self.name = name
        self.log = log
        super.init(interactor: interactor ?? RecordingInteractor(name, log: log))
        observation = recordChildren(of: self)
    }

    isolated deinit {
        observation?.cancel()
    }

    /// Records the loading.
    open override func didLoad() {
        record()
    }
}

/// A `RecordingRouter` of a RIB with a view.
open class RecordingViewableRouter: ViewableRouter<any Interactable, any ViewControllable>,
    RecordingDouble
{
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    private var observation: Subscription?

    /// Creates a router without a parent.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - interactor: The interactor; a `RecordingInteractor` of the same name by default.
    ///   - viewController: The view; a `RecordingViewController` of the same name by default.
    ///   - log: The log of the calls; a new one by default.
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
        observation = recordChildren(of: self)
    }

    isolated deinit {
        observation?.cancel()
    }

    /// Records the loading.
    open override func didLoad() {
        record()
    }
}

extension RecordingDouble where Self: Routing {
    /// Activates and loads the router, as the root of a tree.
    public func start() {
        interactable.activate()
        load()
    }
}

/// Records the children attached to and detached from a router, by their names.
@MainActor
private func recordChildren(of router: some Routing & RecordingDouble) -> Subscription {
    RouterObservers.observe { [weak router] event in
        guard let router, event.parent === router else { return }
        let child =
            (event.child as? any RecordingDouble)?.name
            ?? String(describing: type(of: event.child))
        switch event.moment {
        case .willAttach: router.record("attachChild(\(child))")
        case .didDetach: router.record("detachChild(\(child))")
        case .didAttach, .willDetach: break
        }
    }
}
