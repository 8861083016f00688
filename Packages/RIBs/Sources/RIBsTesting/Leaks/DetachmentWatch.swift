import RIBs

/// A watch that expects every detached router to be released, unless it is attached again.
///
/// The leak detector alone notices a RIB when its router is released. This watch also finds a router
/// that is still held after it was detached. It suits programs that build a RIB anew each time.
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
    ///   - time: The time a detached router is given, while the main actor is free.
    ///   - report: Receives every leak of the program, in release builds too.
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

    /// Ends the watch, except for the expectations that exist already.
    public static func end() {
        observation?.cancel()
        observation = nil
        handles = [:]
    }
}
