/// Why a manifest was not read literally: the first thing that is not wholly understood.
public struct Doubt: Error, Equatable, Sendable {
    /// What is not understood.
    public let reason: String
    /// The line where it stands.
    public let line: Int

    /// A doubt.
    init(reason: String, line: Int) {
        self.reason = reason.onOneLine
        self.line = line
    }
}
