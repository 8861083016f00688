/// Whether the `LeakDetector` waits for anything.
public enum LeakDetectionStatus: Sendable, Equatable {
    /// Something is expected to go away.
    case inProgress
    /// All that was expected has gone, or was told to be leaking.
    case didComplete
}
