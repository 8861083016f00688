#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension ScreenSessionEnd {
    /// Does what the end of a session asks of its program. Call it last, when everything of the
    /// session has been put away: a signal other than Ctrl-C ends the process here, as whoever sent
    /// it expects.
    ///
    /// - Throws: a `Failure`: of status `interrupted` after Ctrl-C, `outputFailed`, `unreadable`.
    public func conclude() throws(Failure) {
        switch self {
        case .left, .endOfInput: return
        case .interrupted(SIGINT), .cancelled: throw .interrupted
        case .interrupted(let signal):
            SignalAction.takeDefault(of: signal)
            // It was blocked, or has no effect by default.
            throw .interrupted
        case .inputFailed(let failure): throw failure
        // Who closed the pipe wants no more; that is no failure.
        case .outputFailed(.closedPipe): return
        case .outputFailed(.failed(let reason)):
            throw Failure(
                status: .outputFailed,
                code: "output.failed",
                message: "The screens could not be written to standard output: \(reason)."
            )
        }
    }
}
