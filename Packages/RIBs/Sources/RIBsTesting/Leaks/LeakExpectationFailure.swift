/// What was found alive and should have gone, with the line that expected it gone.
public struct LeakExpectationFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// Where the expectation stands.
    public let place: String

    /// What is there instead, one line for each.
    public let findings: [String]

    /// The whole text.
    public var description: String {
        ([place + ":"] + findings).joined(separator: "\n    ")
    }
}
