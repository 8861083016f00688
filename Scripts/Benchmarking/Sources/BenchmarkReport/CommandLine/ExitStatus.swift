/// What the exit code tells; the same numbers as those of the other tools where they mean the same.
public enum ExitStatus: Int32, Sendable {
    /// All goals hold.
    case holds = 0
    /// Some goal is missed.
    case missed = 1
    /// The command line cannot be understood.
    case usage = 64
    /// A file is not what it should be.
    case badData = 65
    /// A file cannot be read.
    case unreadable = 66
    /// No goal is missed, but what some need could not be measured: callgrind is missing.
    case notMeasured = 69
    /// A benchmark failed.
    case failed = 70
    /// What should have been printed could not be.
    case outputFailed = 74
}
