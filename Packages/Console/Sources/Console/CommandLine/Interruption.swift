import Synchronization

extension Invocation {
    /// A Boolean value that indicates whether the command can show screens that fill the window and
    /// react to single keys.
    public var isAtScreens: Bool {
        !globals.json && !globals.noInput && TerminalKind(of: io) == .keys
    }

    /// Runs work, and cancels it when a signal arrives, for example after Ctrl-C.
    ///
    /// The work can clean up before the program ends.
    ///
    /// The work must not ask questions at the terminal.
    ///
    /// - Parameter work: The work, which must end soon after its task is canceled.
    /// - Throws: The error of the work; after a signal a `Failure` with exit code `interrupted`.
    public func interruptible<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        // A program in memory gets no signals.
        guard io is StandardIO else { return try await work() }
        let signals = SignalPipe(watching: SignalPipe.termination)
        let task = Task { try await work() }
        let received = Received()
        let watcher = PosixThread {
            received.wait(at: signals)
            if received.signal != 0 { task.cancel() }
        }
        let result = await task.result
        SignalPipe.wake()
        watcher?.join()
        signals.close()
        if received.signal != 0 {
            try ScreenSessionEnd.interrupted(signal: received.signal).conclude()
        }
        return try result.get()
    }
}

/// The first signal that has arrived.
private final class Received: Sendable {
    private let number = Atomic<Int32>(0)

    /// The number of the signal; 0 if no signal has arrived.
    var signal: Int32 { number.load(ordering: .acquiring) }

    /// Waits until a signal arrives or another thread calls `SignalPipe.wake`.
    func wait(at signals: SignalPipe) {
        while signals.descriptor >= 0 {
            Posix.wait(for: signals.descriptor)
            guard let signal = signals.next() else { continue }
            return number.store(signal, ordering: .releasing)
        }
    }
}
