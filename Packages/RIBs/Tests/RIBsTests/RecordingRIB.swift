import RIBs

/// The events of a test's RIBs, in their order.
@MainActor
final class EventLog {
    var events: [String] = []

    /// Returns the events and empties the log.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}

/// Waits until a condition on the main actor holds.
@MainActor
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}

/// An interactor that logs its activation and runs hooks.
final class RecordingInteractor: Interactor {
    let name: String
    let log: EventLog
    var onBecomingActive: () -> Void = {}
    var onResigning: () -> Void = {}

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
    }

    override func didBecomeActive() {
        log.events.append("\(name) active")
        onBecomingActive()
    }

    override func willResignActive() {
        log.events.append("\(name) resigns \(isActive)")
        onResigning()
    }
}

/// A router that logs its loading and runs a hook.
final class RecordingRouter: Router<RecordingInteractor> {
    var onLoading: () -> Void = {}

    convenience init(_ name: String, _ log: EventLog) {
        self.init(interactor: RecordingInteractor(name, log))
    }

    override func didLoad() {
        interactor.log.events.append("\(interactor.name) loaded")
        onLoading()
    }

    var names: [String] {
        children.map { ($0 as? RecordingRouter)?.interactor.name ?? "?" }
    }
}
