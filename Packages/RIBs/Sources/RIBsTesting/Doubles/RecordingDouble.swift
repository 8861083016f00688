/// A test double that records its calls under a name.
@MainActor
public protocol RecordingDouble: AnyObject {
    /// The name under which calls are recorded.
    var name: String { get }

    /// The log of the calls.
    var log: CallLog { get }
}

extension RecordingDouble {
    /// Records a call of this test double, by default under the calling method's name.
    ///
    /// ```swift
    /// func routeToVerify() { record() }           // Payment.routeToVerify()
    ///
    /// func show(_ text: String) { record(text) }  // view.to pay: 500
    /// ```
    ///
    /// - Parameter call: The text to record; the calling method's name by default.
    public func record(_ call: String = #function) {
        log.record(call, of: name)
    }
}

/// A log of the calls that a test's doubles receive, in order.
///
/// Pass the same log to several doubles to compare the order of their calls.
///
/// ```swift
/// let log = CallLog()
/// …
/// let parent = RecordingRouter("Parent", log: log)
/// parent.start()
/// #expect(log.take() == ["Parent.didBecomeActive()", "Parent.didLoad()"])
/// ```
@MainActor
public final class CallLog {
    /// The calls since the last `take`, each as `name.call`.
    public private(set) var calls: [String] = []

    public init() {}

    /// Records a call.
    ///
    /// - Parameters:
    ///   - call: The text of the call.
    ///   - name: The name of the double that was called.
    public func record(_ call: String, of name: String) {
        calls.append("\(name).\(call)")
    }

    /// Returns the calls and empties the log.
    ///
    /// - Returns: The calls, the earliest first.
    public func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
