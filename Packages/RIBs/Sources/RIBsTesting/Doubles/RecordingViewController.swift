import RIBs

/// A view that shows nothing and can be a presenter too. A subclass conforms to the protocols of the
/// RIB under test and records what it is told to show:
///
/// ```swift
/// final class CardViewDouble: RecordingViewController, CardPresentable, CardViewControllable {
///     func show(balance: String) { record("balance \(balance)") }
/// }
/// ```
open class RecordingViewController: ViewControllable, Presentable, RecordingDouble {
    /// The name under which calls are written down.
    public let name: String

    /// Where calls are written down.
    public let log: CallLog

    /// Whether it counts as seen, which it must not long after its RIB was detached.
    public var isShown = false

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - name: the name under which calls are written down.
    ///   - log: where; one of its own unless told.
    public init(_ name: String = "view", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }
}
