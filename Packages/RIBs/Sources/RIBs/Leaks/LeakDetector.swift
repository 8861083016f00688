/// Notices what should have gone away and has not.
///
/// Routers tell it when they go away; others may tell it of what they drop. In a debug build a leak
/// stops the program, in a release build nothing is looked for (`policy`). A test suite looks for
/// leaks in both:
///
/// ```swift
/// LeakDetector.instance.policy = .report { leak in Issue.record("\(leak)") }
/// …
/// #expect(LeakDetector.instance.alive.isEmpty)
/// ```
///
/// Time counts only while the main actor is free: an object is not blamed for a program that was
/// busy. It looks ten times a second while something is expected, and not at all otherwise.
@MainActor
public final class LeakDetector {
    /// The one that routers tell.
    public static let instance = LeakDetector(policy: isOn ? .stop : .off)

    /// How long an interactor or another object may outlive its router, in its default.
    public static let deallocationTime = Duration.seconds(1)

    /// How long a view may be shown or live after its RIB.
    public static let viewTime = Duration.seconds(5)

    /// What is done about leaks.
    public enum Policy: Sendable {
        /// Nothing is looked for.
        case off
        /// Each leak is handed to a function.
        case report(@MainActor (Leak) -> Void)

        /// The first leak stops the program with a text that names it.
        public static let stop = Policy.report { Stop.program($0.description) }
    }

    /// What is done about leaks: `stop` in a debug build, `off` in a release build, unless set.
    /// Setting it to `off` forgets what was expected.
    public var policy: Policy {
        didSet {
            if self === Self.instance { Self.isOn = isOn }
            guard !isOn else { return }
            for expectation in expectations { expectation.isCancelled = true }
            forgetFulfilled()
        }
    }

    /// Whether `instance` looks for anything. Apart, so that routers need not ask for more.
    private(set) static var isOn = _isDebugAssertConfiguration()

    private var isOn: Bool {
        if case .report = policy { true } else { false }
    }

    /// How often it looks.
    static let interval = Duration.milliseconds(100)

    private var expectations: ContiguousArray<LeakExpectation> = []
    private let statusStream = MutableValueStream(LeakDetectionStatus.didComplete)
    private var isLooking = false

    /// Makes a detector of one's own, which nobody tells but who has it.
    ///
    /// - Parameter policy: what it does about leaks.
    public init(policy: Policy) {
        self.policy = policy
    }

    /// Whether something is expected, now and at each change.
    public var status: ValueStream<LeakDetectionStatus> { statusStream }

    /// What is expected to go away and is still there, now: each as it would be told if it stayed.
    public var alive: [Leak] {
        ReleaseQueue.emptyNow()
        return expectations.filter { !$0.isFulfilled }.map(\.leak)
    }

    /// Expects an object to be released.
    ///
    /// - Parameters:
    ///   - object: what should go away; not held. Whoever lets go of it may be any thread.
    ///   - time: how long it may take.
    /// - Returns: what cancels the expectation.
    @discardableResult
    public func expectDeallocate(
        object: AnyObject,
        inTime time: Duration = LeakDetector.deallocationTime
    ) -> LeakDetectionHandle {
        expect(LeakExpectation(kind: .object, object: object, time: time))
    }

    /// Expects a view not to be shown any more (`ViewControllable.isShown`).
    ///
    /// - Parameters:
    ///   - viewController: the view; not held.
    ///   - time: how long it may take.
    /// - Returns: what cancels the expectation.
    @discardableResult
    public func expectViewControllerDisappear(
        viewController: any ViewControllable,
        inTime time: Duration = LeakDetector.viewTime
    ) -> LeakDetectionHandle {
        expect(LeakExpectation(kind: .shownView, object: viewController, time: time))
    }

    /// Expects the view of a RIB that went to sleep not to be shown any more, unless the RIB is awake
    /// again by then.
    func expectDisappearance(of view: any ViewControllable, while interactor: any InteractorScope) {
        expect(
            LeakExpectation(
                kind: .shownView,
                object: view,
                time: Self.viewTime,
                unlessActive: interactor
            )
        )
    }

    @discardableResult
    private func expect(_ expectation: LeakExpectation) -> LeakDetectionHandle {
        guard isOn else { return LeakDetectionHandle(nil) }
        expectations.append(expectation)
        if expectations.count == 1 { statusStream.send(.inProgress) }
        if !isLooking {
            isLooking = true
            Task { await look() }
        }
        return LeakDetectionHandle(expectation)
    }

    private func look() async {
        while !expectations.isEmpty {
            try? await Task.sleep(for: Self.interval)
            lookOnce()
        }
        isLooking = false
    }

    private func lookOnce() {
        forgetFulfilled()
        var leaks: [Leak] = []
        for expectation in expectations {
            expectation.remaining -= Self.interval
            guard expectation.remaining <= .zero else { continue }
            leaks.append(expectation.leak)
            expectation.isCancelled = true
        }
        guard !leaks.isEmpty else { return }
        forgetFulfilled()
        guard case .report(let report) = policy else { return }
        for leak in leaks { report(leak) }
    }

    private func forgetFulfilled() {
        guard !expectations.isEmpty else { return }
        expectations.removeAll { $0.isFulfilled }
        if expectations.isEmpty { statusStream.send(.didComplete) }
    }
}
