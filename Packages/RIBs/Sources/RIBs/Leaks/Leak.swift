/// An object that should have been released, a view that should have been hidden, or a RIB that has
/// lost its view.
public struct Leak: Sendable, Equatable, CustomStringConvertible {
    /// The kind of leak.
    public enum Kind: Sendable {
        /// An object that should have been released.
        case object
        /// A view that should have been hidden.
        case shownView
        /// A view that the user has dismissed, although its RIB is still active.
        case dismissedView
    }

    /// The kind of leak.
    public let kind: Kind

    /// The name of the object's type.
    public let typeName: String

    /// The time within which the object should have been released or hidden, or its RIB detached.
    public let time: Duration

    /// A line that says what has leaked and where to look for the cause.
    public var description: String {
        switch kind {
        case .object:
            "\(typeName) is still alive after \(time), but should be released: "
                + "find the object that holds it, such as a closure or a strong listener"
        case .shownView:
            "\(typeName) is still shown after \(time), though its RIB is detached: "
                + "dismiss the view when the RIB is detached"
        case .dismissedView:
            "\(typeName) was dismissed by the user, but its RIB is still active after \(time): "
                + "let a PresentingRouter present it, or detach the RIB when userDismissals sends "
                + "the view"
        }
    }
}

/// A handle that can cancel an expectation of the `LeakDetector` about one object.
@MainActor
public final class LeakDetectionHandle {
    private(set) weak var object: AnyObject?
    /// The router of the RIB that has the view.
    private weak var router: RouterNode?
    private let kind: Leak.Kind
    private let type: Any.Type
    private let time: Duration

    /// The time that is left until the object counts as a leak.
    var remaining: Duration

    private(set) var isCanceled = false

    init(
        kind: Leak.Kind,
        object: AnyObject,
        time: Duration,
        of router: RouterNode? = nil
    ) {
        self.kind = kind
        self.object = object
        self.router = router
        self.time = time
        type = Swift.type(of: object)
        remaining = time
    }

    /// Cancels the expectation; does nothing if it is already canceled.
    public func cancel() {
        isCanceled = true
    }

    var isFulfilled: Bool {
        guard !isCanceled, let object else { return true }
        switch kind {
        case .object: return false
        case .shownView:
            // The view of a RIB that is active again may be shown, or of one that sleeps.
            return !isShown(object) || isActive || isAsleep
        case .dismissedView:
            return !isActive || isShown(object)
        }
    }

    private func isShown(_ object: AnyObject) -> Bool {
        (object as? any ViewControllable)?.isShown != false
    }

    private var isActive: Bool { router?.interactable.isActive == true }

    private var isAsleep: Bool { router?.isInSleepingSubtree == true }

    /// Returns whether the expectation is about the dismissal of a view.
    func isDismissal(of view: AnyObject) -> Bool { kind == .dismissedView && object === view }

    /// The leak to report when no time remains.
    var leak: Leak {
        Leak(kind: kind, typeName: String(describing: type), time: time)
    }
}
