/// Notices that the content of screens has changed elsewhere, such as in another process.
@MainActor
public struct ChangeWatch {
    private let clock: any Clock<Duration>
    private let count: () async -> Int64?

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - clock: The clock that measures the time.
    ///   - count: Returns a number that differs after a change elsewhere; nil if it is unknown. It
    ///     is called every second.
    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        count: @escaping () async -> Int64?
    ) {
        (self.clock, self.count) = (clock, count)
    }

    /// Watches until the task is canceled.
    ///
    /// The first number counts as a change, since the content may have been loaded before a change.
    ///
    /// - Parameter reload: Loads the content again. If it returns false, it is called again after
    ///   the next look.
    package func run(_ reload: () -> Bool) async {
        var known: Int64?
        while (try? await clock.sleep(for: .seconds(1))) != nil {
            guard let count = await count(), count != known, !Task.isCancelled, reload() else {
                continue
            }
            known = count
        }
    }
}

extension Window {
    /// Loads the content of the visible screen again, unless the screen works or another one hides it.
    ///
    /// - Returns: Whether the content is loaded.
    @discardableResult
    func reload() -> Bool {
        guard let top, isSettled, cover == nil, !(top is OverlayViewController) else {
            return false
        }
        top.reload()
        return true
    }
}
