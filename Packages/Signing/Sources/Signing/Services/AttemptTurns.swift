import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Coordinates simultaneous attempts of all processes with a lock on the key file.
///
/// An attempt holds a shared lock from its counting until it has succeeded or failed. So a process
/// with the exclusive lock knows that no other attempt is in progress. When a process ends, the
/// system releases its lock.
struct AttemptTurns: Sendable {
    enum Turn: Sendable {
        case shared, alone
    }

    /// The path of the key file; without this file, attempts are not coordinated.
    let keyFile: String
    /// The largest number of pauses of 5 ms while waiting for the lock.
    private static let mostPauses = 2_000

    /// Runs `body` while this process holds the lock, which is shared or exclusive depending on
    /// `turn`.
    ///
    /// - Throws: `BankError` `password.busy` if the lock is not free in time, for example because
    ///   another process is suspended, and the errors of `body`.
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
                    "another command is still checking a password, so nothing was changed; "
                        + "try again when that command has ended"
                )
            }
            pauses += 1
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
