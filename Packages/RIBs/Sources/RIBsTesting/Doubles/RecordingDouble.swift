/// What all doubles have in common: a name under which their calls stand in a log.
@MainActor
public protocol RecordingDouble: AnyObject {
    /// The name under which calls are written down.
    var name: String { get }

    /// Where calls are written down.
    var log: CallLog { get }
}

extension RecordingDouble {
    /// Writes down a call. In a method of a subclass of yours:
    ///
    /// ```swift
    /// func routeToAccount() { record() }           // Card.routeToAccount()
    /// func pay(_ won: Int) { record("pay \(won)") }  // Card.pay 500
    /// ```
    ///
    /// - Parameter call: what to write; the method's own name unless told.
    public func record(_ call: String = #function) {
        log.record(call, of: name)
    }
}
