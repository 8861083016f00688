public import RIBs

/// A view that shows nothing and records its calls.
///
/// Subclass it to conform to the protocols of the RIB under test. A subclass can also be the
/// presenter:
///
/// ```swift
/// final class PaymentViewDouble: RecordingViewController, PaymentPresentable {
///     func show(_ text: String) { record(text) }
/// }
/// ```
open class RecordingViewController: ViewControllable, Presentable, RecordingDouble {
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    /// A Boolean value that indicates whether the view counts as shown; false at first.
    public var isShown = false

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - log: The log of the calls; a new one by default.
    public init(_ name: String = "view", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }
}

/// A window that records the root view that it should show.
public final class RecordingWindow: LaunchWindow, RecordingDouble {
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    /// The view of the root RIB; nil before the launch.
    public private(set) var root: (any ViewControllable)?

    /// Creates an empty window.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - log: The log of the calls; a new one by default.
    public init(_ name: String = "window", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }

    /// Records the root view.
    ///
    /// - Parameter view: The root RIB's view.
    public func show(root view: any ViewControllable) {
        record()
        root = view
    }
}
