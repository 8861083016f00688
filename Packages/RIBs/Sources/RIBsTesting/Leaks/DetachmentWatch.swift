import RIBs

/// Has the leak detector expect every router that is detached to be released, unless it is attached again.
///
/// By itself the detector learns of a RIB when its router goes away; a router that somebody still holds
/// after detaching is seen by this alone. It is for programs that build a RIB anew each time.
///
/// ```swift
/// DetachmentWatch.begin { Issue.record("\($0)") }
/// ```
@MainActor
public enum DetachmentWatch {
    private static var watching: Subscription?
    private static var handles: [ObjectIdentifier: LeakDetectionHandle] = [:]

    /// Watches the whole program from now on; once is enough, and again does no harm.
    ///
    /// - Parameters:
    ///   - time: how long a detached router may live on, counted while the main actor is free.
    ///   - report: is told of every leak of the program, in release builds too.
    public static func begin(
        within time: Duration = .seconds(5),
        reportingTo report: @escaping @MainActor (Leak) -> Void
    ) {
        LeakDetector.instance.policy = .report(report)
        guard watching == nil else { return }
        watching = RouterObservers.observe { event in
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

    /// Watches no more. What was expected until now still is.
    public static func end() {
        watching?.cancel()
        watching = nil
        handles = [:]
    }
}
