/// A detector of objects that should have been released and of views that should be hidden.
///
/// Routers register their objects when they are released; other code may register more. By default a
/// leak stops a debug build, and a release build looks for nothing. `policy` changes both:
///
/// ```swift
/// LeakDetector.instance.policy = .report { leak in Issue.record("\(leak)") }
/// …
/// #expect(LeakDetector.instance.alive.isEmpty)
/// ```
///
/// Time counts only while the main actor is free, so that a busy program causes no false leaks. The
/// detector looks ten times a second while it expects something, and not at all otherwise.
@MainActor
public final class LeakDetector {
    /// The detector that routers use.
    public static let instance = LeakDetector(policy: isOn ? .stop : .off)

    /// The default time in which an object must be released after its router: one second.
    public static let deallocationTime = Duration.seconds(1)

    /// The default time in which a view must be hidden or released after its RIB: five seconds.
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
    private let statusStream = MutableValueStream(LeakDetectionStatus.didComplete)
    private var isInProgress = false
    private var isLooking = false

    /// Creates a detector apart from `instance`, to which routers report nothing.
    public init(policy: Policy) {
        self.policy = policy
    }

    /// The states of the detector, from the present one on.
    public var status: ValueStream<LeakDetectionStatus> { statusStream }

    /// The leaks there would be if the objects that are alive now stayed alive.
    public var alive: [Leak] {
        ReleaseQueue.emptyNow()
        return expectations.filter { !$0.isFulfilled }.map(\.leak) + orphans.leaks
    }

    /// Expects an object to be released.
    ///
    /// - Parameters:
    ///   - object: The object; not held. Any thread may release it.
    ///   - time: The time it is given, while the main actor is free.
    /// - Returns: A handle that can cancel the expectation.
    @discardableResult
    public func expectDeallocate(
        object: AnyObject,
        inTime time: Duration = LeakDetector.deallocationTime
    ) -> LeakDetectionHandle {
        expect(LeakDetectionHandle(kind: .object, object: object, time: time))
    }

    /// Expects a view not to be shown any more, as its `isShown` says.
    ///
    /// - Parameters:
    ///   - viewController: The view; not held.
    ///   - time: The time it is given, while the main actor is free.
    /// - Returns: A handle that can cancel the expectation.
    @discardableResult
    public func expectViewControllerDisappear(
        viewController: any ViewControllable,
        inTime time: Duration = LeakDetector.viewTime
    ) -> LeakDetectionHandle {
        expect(LeakDetectionHandle(kind: .shownView, object: viewController, time: time))
    }

    /// Expects the view of a deactivated RIB to be hidden, unless the RIB is active again by then.
    ///
    /// A view that is hidden already, as most are by then, is not watched.
    func expectDisappearance(of view: any ViewControllable, while interactor: any InteractorScope) {
        guard view.isShown else { return }
        expect(
            LeakDetectionHandle(
                kind: .shownView,
                object: view,
                time: Self.viewTime,
                unlessActive: interactor
            )
        )
    }

    /// Expects an interactor, whose router is being released, to be released.
    func expectRelease(ofOrphan interactor: Interactor) {
        orphans.add(interactor)
        begin()
    }

    /// Removes an interactor that is being released.
    func removeOrphan(at place: Int32) { orphans.remove(at: place) }

    @discardableResult
    private func expect(_ expectation: LeakDetectionHandle) -> LeakDetectionHandle {
        if isOn {
            expectations.append(expectation)
            begin()
        }
        return expectation
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

/// The state of a `LeakDetector`.
public enum LeakDetectionStatus: Sendable, Equatable {
    /// At least one object is expected to be released or hidden.
    case inProgress
    /// Every expectation has been fulfilled, canceled or reported as a leak.
    case didComplete
}
