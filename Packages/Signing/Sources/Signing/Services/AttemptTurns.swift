import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The turns of simultaneous attempts, in this and in other processes, on the key file's lock.
///
/// An attempt shares the lock from its count until its decision. To hold the lock alone is to know
/// that no attempt is undecided. The system releases the lock of a process that ends.
struct AttemptTurns: Sendable {
    enum Turn: Sendable {
        case shared, alone
    }

    /// The path of the key file, without which there are no turns.
    let keyFile: String
    /// The greatest number of pauses of 5 ms before a turn.
    private static let mostPauses = 2_000

    /// Runs a closure during a turn.
    ///
    /// - Throws: `BankError` `password.busy` if the turn does not come, for example because another
    ///   process was stopped, and the errors of the closure.
    func during<Result>(_ turn: Turn, _ body: () async throws -> Result) async throws -> Result {
        let descriptor = open(keyFile, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        // Turns only prevent a false lock; the count in the book limits the attempts.
        guard descriptor >= 0 else { return try await body() }
        defer { close(descriptor) }
        try await wait(for: turn, on: descriptor)
        return try await body()
    }

    private func wait(for turn: Turn, on descriptor: Int32) async throws {
        var pauses = 0
        while flock(descriptor, (turn == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return }
            guard pauses < Self.mostPauses else {
                throw BankError(
                    .refused,
                    code: "password.busy",
                    "another command has been checking a password for long, and nothing was "
                        + "changed; try again when it has ended"
                )
            }
            pauses += 1
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
