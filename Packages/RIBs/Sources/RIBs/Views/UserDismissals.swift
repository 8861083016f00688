/// A view that presents other views which the user can dismiss, such as by swiping back.
///
/// The RIB of a view that the user has dismissed must be detached. A `PresentingRouter` of such a
/// view does so. Any other router subscribes to `userDismissals` itself.
///
/// ```swift
/// final class SheetScreen: UserDismissalReporting {
///     @ObservationIgnored let userDismissals = UserDismissals()
///     private(set) var sheet: (any ViewControllable)?
///     …
///     func sheetDidLeave() {
///         guard let left = sheet else { return }
///         sheet = nil
///         userDismissals.report(left)
///     }
///     …
/// }
/// ```
@MainActor
public protocol UserDismissalReporting: PresentingViewControllable {
    /// A stream of the presented views that the user has dismissed.
    ///
    /// Several views may share one stream, such as the views of a navigation stack.
    var userDismissals: UserDismissals { get }
}

/// A stream of the views that the user dismisses, after each one has left the screen.
///
/// The leak detector reports a RIB that is still active five seconds after its view was reported
/// here, unless the RIB was asleep. See `Leak.Kind.dismissedView`.
@MainActor
public final class UserDismissals: ValueStream<any ViewControllable> {
    private let stream = MutableEventStream<any ViewControllable>()

    /// Creates a stream.
    public init() {
        super.init(replays: false)
    }

    /// Sends a view that has left the screen to the routers that subscribe.
    ///
    /// Call this method for every presented view that has left, whatever the reason. Nothing happens
    /// for the view of a RIB that is detached already, or for a view without a RIB. If several views
    /// leave at once, report the lowest one first.
    ///
    /// - Parameter view: A view that was presented and is no longer shown.
    public func report(_ view: any ViewControllable) {
        stream.send(view)
        LeakDetector.instance.expectDetachment(ofRIBWith: view)
    }

    override func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        stream.connect(onNext, onCompletion)
    }
}
