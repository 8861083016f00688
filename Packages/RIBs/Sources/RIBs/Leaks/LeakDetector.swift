/// A detector of objects that should have been released and of views that should be hidden.
///
/// A router that is released registers its interactor and its view; other code may register more
/// objects. By default, a leak stops a debug build, and a release build detects no leaks. `policy`
/// changes both, and `ignore(_:)` exempts a single object:
///
/// ```swift
/// LeakDetector.instance.policy = .report { leak in Issue.record("\(leak)") }
/// …
/// #expect(LeakDetector.instance.alive.isEmpty)
/// ```
///
/// Time counts only while the main actor is free, so that a busy program causes no false leaks.
/// While expectations exist, the detector checks them ten times a second.
@MainActor
public final class LeakDetector {
    /// The detector that routers use.
    public static let instance = LeakDetector(policy: isOn ? .stop : .off)

    /// The default time within which an object must be released: one second.
    public static let deallocationTime = Duration.seconds(1)

    /// The default time within which a view must be hidden or released: five seconds.
    public static let viewTime = Duration.seconds(5)

    /// The reaction to leaks.
    public enum Policy: Sendable {
        /// Looks for no leaks.
        case off
        /// Passes each leak to a function.
        case report(@MainActor (Leak) -> Void)

        /// Stops the program with a text that names the first leak.
        public static let stop = Policy.report { programmerError($0.description) }
    }

    /// The reaction to leaks: by default `stop` in a debug build and `off` in a release build.
    ///
    /// Setting it to `off` cancels all expectations.
    public var policy: Policy {
        didSet {
            if self === Self.instance { Self.isOn = isOn }
            guard !isOn else { return }
            for expectation in expectations { expectation.cancel() }
            orphans.cancelAll()
            removeFulfilled()
        }
    }

    // A plain variable for `instance`, because every deactivated RIB reads it.
    private(set) static var isOn = _isDebugAssertConfiguration()

    private var isOn: Bool {
        if case .report = policy { true } else { false }
    }

    static let interval = Duration.milliseconds(100)

    private var expectations: ContiguousArray<LeakDetectionHandle> = []
    private var orphans = OrphanTable()
    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) private var views = ViewTable()
    @exclusivity(unchecked) private var ignored: [ObjectIdentifier: WeakReference] = [:]
    private let statusStream = MutableValueStream(LeakDetectionStatus.didComplete)
    private var isInProgress = false
    private var isLooking = false

    /// Creates a detector separate from `instance`; routers report only to `instance`.
    public init(policy: Policy) {
        self.policy = policy
    }

    /// A stream of the detector's states, which sends the current state first.
    public var status: ValueStream<LeakDetectionStatus> { statusStream }

    /// The objects that are still expected to be released or hidden, each described as a leak.
    public var alive: [Leak] {
        ReleaseQueue.emptyNow()
        return expectations.filter { !$0.isFulfilled }.map(\.leak) + orphans.leaks
    }

    /// Expects an object to be released.
    ///
    /// - Parameters:
    ///   - object: The object, which the detector does not hold. Any thread may release it.
    ///   - time: The time within which the expectation must be fulfilled, counted while the main
    ///     actor is free.
    /// - Returns: A handle that can cancel the expectation.
    @discardableResult
    public func expectDeallocate(
        object: AnyObject,
        inTime time: Duration = LeakDetector.deallocationTime
    ) -> LeakDetectionHandle {
        expect(LeakDetectionHandle(kind: .object, object: object, time: time))
    }

    /// Expects a view to be hidden: its `isShown` must become false.
    ///
    /// - Parameters:
    ///   - viewController: The view, which the detector does not hold.
    ///   - time: The time within which the expectation must be fulfilled, counted while the main
    ///     actor is free.
    /// - Returns: A handle that can cancel the expectation.
    @discardableResult
    public func expectViewControllerDisappear(
        viewController: any ViewControllable,
        inTime time: Duration = LeakDetector.viewTime
    ) -> LeakDetectionHandle {
        expect(LeakDetectionHandle(kind: .shownView, object: viewController, time: time))
    }

    /// Ignores an object: it is never reported, by earlier or by later expectations.
    ///
    /// Use it for an object that is meant to outlive its RIB, such as a view that is kept for the
    /// next time. The detector does not hold the object.
    ///
    /// - Parameter object: An interactor, a presenter, a view or any other object.
    public func ignore(_ object: AnyObject) {
        // Objects that were released make room before the dictionary grows.
        if ignored.count == ignored.capacity {
            ignored = ignored.filter { $0.value.object != nil }
        }
        ignored[ObjectIdentifier(object)] = WeakReference(object: object)
        for expectation in expectations where expectation.object === object {
            expectation.cancel()
        }
        if let interactor = object as? Interactor { orphans.cancel(interactor) }
        removeFulfilled()
    }

    /// Expects the view of a deactivated RIB to be hidden, unless the RIB becomes active again.
    ///
    /// Ignores a view that is already hidden, as most views are, and the view of a RIB that sleeps.
    func expectDisappearance(of view: any ViewControllable, ofRIBOf router: RouterNode) {
        guard view.isShown else { return }
        let expectation = LeakDetectionHandle(
            kind: .shownView,
            object: view,
            time: Self.viewTime,
            of: router
        )
        if !expectation.isFulfilled { _ = expect(expectation) }
    }

    /// Expects an interactor to be released after its router.
    func expectRelease(ofOrphan interactor: Interactor) {
        guard !isIgnored(interactor) else { return }
        orphans.add(interactor)
        begin()
    }

    /// Removes the entry of an interactor that is being released, as was expected.
    func removeOrphan(at place: Int32) { orphans.remove(at: place) }

    /// Adds a router that owns a view, so that `expectDetachment(ofRIBWith:)` finds it.
    func addView(of router: RouterNode) { views.add(router) }

    /// Removes a router that is being released.
    func removeView(of router: RouterNode) { views.remove(router) }

    /// Expects the RIB of a view that the user has dismissed to be detached, if it is active.
    func expectDetachment(ofRIBWith view: any ViewControllable) {
        // A second report about a view is harmless.
        guard isOn, !expectations.contains(where: { $0.isDismissal(of: view) }),
            let router = views.activeRouter(of: view)
        else { return }
        _ = expect(
            LeakDetectionHandle(
                kind: .dismissedView,
                object: view,
                time: Self.viewTime,
                of: router
            )
        )
    }

    private func expect(_ expectation: LeakDetectionHandle) -> LeakDetectionHandle {
        if isOn, let object = expectation.object, !isIgnored(object) {
            expectations.append(expectation)
            begin()
        }
        return expectation
    }

    private func isIgnored(_ object: AnyObject) -> Bool {
        // Another object may have the address of one that was released.
        !ignored.isEmpty && ignored[ObjectIdentifier(object)]?.object === object
    }

    private func begin() {
        guard !isInProgress else { return }
        isInProgress = true
        statusStream.send(.inProgress)
        guard !isLooking else { return }
        isLooking = true
        Task { await look() }
    }

    private func look() async {
        while isInProgress {
            try? await Task.sleep(for: Self.interval)
            lookOnce()
        }
        isLooking = false
    }

    private func lookOnce() {
        removeFulfilled()
        var leaks = orphans.elapse(Self.interval)
        for expectation in expectations {
            expectation.remaining -= Self.interval
            guard expectation.remaining <= .zero else { continue }
            leaks.append(expectation.leak)
            expectation.cancel()
        }
        guard !leaks.isEmpty else { return }
        removeFulfilled()
        guard case .report(let report) = policy else { return }
        for leak in leaks { report(leak) }
    }

    private func removeFulfilled() {
        expectations.removeAll { $0.isFulfilled }
        guard isInProgress, expectations.isEmpty, orphans.isEmpty else { return }
        isInProgress = false
        statusStream.send(.didComplete)
    }
}

/// A reference that does not keep its object alive.
private struct WeakReference {
    weak var object: AnyObject?
}

/// The state of a `LeakDetector`.
public enum LeakDetectionStatus: Sendable, Equatable {
    /// At least one object is expected to be released or hidden.
    case inProgress
    /// Every expectation has been fulfilled, canceled or reported as a leak.
    case didComplete
}
