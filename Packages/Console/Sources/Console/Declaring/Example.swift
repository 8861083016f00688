/// A command line as one would type it, shown in the help of its command.
public struct Example: Sendable, Equatable {
    /// The whole line, with the name of the program.
    public let line: String

    /// What the line does, in a few words.
    public let explanation: String

    /// Makes an example.
    ///
    /// - Parameters:
    ///   - line: the whole line, with the name of the program.
    ///   - explanation: what the line does, in a few words.
    public init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}
