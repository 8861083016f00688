import RIBs

/// Switches the program's leak detector on while the body runs, and then cancels its expectations.
@MainActor
func withLeakDetector(_ body: () -> Void) {
    let before = LeakDetector.instance.policy
    LeakDetector.instance.policy = .report { _ in }
    body()
    LeakDetector.instance.policy = .off
    LeakDetector.instance.policy = before
}

/// The leaks that the program's detector expects, of types with a prefix.
///
/// The prefix belongs to one suite, because other tests run at the same time.
@MainActor
func expectedLeaks(_ prefix: String) -> [Leak] {
    LeakDetector.instance.alive.filter { $0.typeName.hasPrefix(prefix) }
}

/// The leaks that a new detector reports until it expects nothing more.
@MainActor
func reportedLeaks(_ body: (LeakDetector) -> Void) async -> [Leak] {
    var leaks: [Leak] = []
    let detector = LeakDetector(policy: .report { leaks.append($0) })
    body(detector)
    await completion(of: detector)
    return leaks
}

/// Waits until a detector expects nothing more.
@MainActor
func completion(of detector: LeakDetector) async {
    for await status in detector.status where status == .didComplete { return }
}
