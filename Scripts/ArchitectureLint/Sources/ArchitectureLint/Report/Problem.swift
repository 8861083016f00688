/// Why nothing could be proved, or not all: something that could not be read, or a rule that
/// looked at nothing. A run with a problem never passes.
public struct Problem: Error, Equatable, Sendable {
    /// What kind of problem it is, which decides the exit code.
    public enum Kind: Sendable {
        /// A manifest, a source or the rules file is not as it must be.
        case badData
        /// A file or folder cannot be read.
        case unreadable
        /// The proof contradicts itself, or a tool that it rests on failed.
        case internalError
    }

    /// What kind of problem it is.
    public let kind: Kind
    /// The file or folder it is about, relative to the root; empty for the whole.
    public let place: String
    /// What is wrong and what to do, in a line or more.
    public let message: String

    /// A problem.
    public init(_ kind: Kind, at place: String = "", _ message: String) {
        self.kind = kind
        self.place = place
        self.message = message
    }
}
