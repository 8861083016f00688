/// One of the three standard channels of a program.
public enum Channel: Int32, Sendable, Equatable {
    /// Standard input.
    case input = 0
    /// Standard output: data.
    case output = 1
    /// Standard error: messages.
    case error = 2
}
