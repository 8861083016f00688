/// Why something could not be printed.
public enum OutputError: Error, Sendable, Equatable {
    /// Nobody reads any more, as in `bank account list | head -1`. No reason to complain.
    case closedPipe
    /// The system refused it; the text is the system's, such as `No space left on device`.
    case failed(String)
}
