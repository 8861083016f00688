/// What happened to the doubles of a test, in its order. Give several doubles the same one when the
/// order between them matters.
///
/// ```swift
/// let log = CallLog()
/// let home = RecordingRouter("Home", log: log)
/// home.start()
/// #expect(log.take() == ["Home.didBecomeActive()", "Home.didLoad()"])
/// ```
@MainActor
public final class CallLog {
    /// What was written and not taken yet: `name.call`.
    public private(set) var calls: [String] = []

    /// Makes an empty log.
    public init() {}

    /// Writes down a call.
    ///
    /// - Parameters:
    ///   - call: what was called.
    ///   - name: whom it was called on.
    public func record(_ call: String, of name: String) {
        calls.append("\(name).\(call)")
    }

    /// What was written since the last time, which is then forgotten.
    ///
    /// - Returns: the calls, the first one first.
    public func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
