public import RIBs

/// A watch that expects every detached router to be released, unless it is attached again.
///
/// The leak detector alone checks a RIB only after its router is released. This watch also finds a
/// router that is still held after its detachment. Use it in programs that build a new RIB for each
/// attachment.
///
/// ```swift
/// DetachmentWatch.begin { Issue.record("\($0)") }
/// ```
@MainActor
public enum DetachmentWatch {
    private static var observation: Subscription?
    private static var handles: [ObjectIdentifier: LeakDetectionHandle] = [:]

    /// Begins to watch the whole program; further calls only replace `report`.
    ///
    /// - Parameters:
    ///   - time: The time within which a detached router must be released. Time in which the main
    ///     actor is busy does not count.
    ///   - report: Receives every leak of the program, also in release builds.
    public static func begin(
        within time: Duration = .seconds(5),
        reportingTo report: @escaping @MainActor (Leak) -> Void
    ) {
        LeakDetector.instance.policy = .report(report)
        guard observation == nil else { return }
        observation = RouterObservers.observe { event in
            let id = ObjectIdentifier(event.child)
            switch event.moment {
            case .willAttach: handles.removeValue(forKey: id)?.cancel()
            case .didDetach:
                handles[id] = LeakDetector.instance.expectDeallocate(
                    object: event.child,
                    inTime: time
                )
            case .didAttach, .willDetach: break
            }
        }
    }

    /// Ends the watch; routers that are already detached are still expected to be released.
    public static func end() {
        observation?.cancel()
        observation = nil
        handles = [:]
    }
}
