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

    /// Logs an event, and returns the stream of one value that ends a step of a workflow.
    func just<Value>(_ event: String, _ value: Value) -> ValueStream<Value> {
        events.append(event)
        return .just(value)
    }
}

/// Returns the programmer errors that the body causes.
@MainActor
func programmerErrors(_ body: () -> Void) -> [ProgrammerError] {
    let before = ProgrammerError.handler
    defer { ProgrammerError.handler = before }
    var errors: [ProgrammerError] = []
    ProgrammerError.handler = { errors.append($0) }
    body()
    return errors
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

/// A router that only conforms to `Routing` and manages no children.
final class ForeignRouter: Routing {
    let interactable: any Interactable
    let children: [any Routing] = []
    let lifecycle = ValueStream<RouterLifecycle>.empty
    private(set) var loads = 0

    init(_ interactable: any Interactable) { self.interactable = interactable }

    func load() { loads += 1 }
    func attachChild(_ child: any Routing) {}
    func detachChild(_ child: any Routing) {}
}

/// A router that logs its loading and runs a hook.
final class RecordingRouter: Router<RecordingInteractor> {
    var onLoading: () -> Void = {}

    convenience init(_ name: String, _ log: EventLog) {
        self.init(interactor: RecordingInteractor(name, log))
    }

    /// Returns a root that is active and loaded.
    static func root(_ log: EventLog) -> RecordingRouter {
        let root = RecordingRouter("root", log)
        root.interactable.activate()
        root.load()
        _ = log.take()
        return root
    }

    override func didLoad() {
        interactor.log.events.append("\(interactor.name) loaded")
        onLoading()
    }

    var names: [String] {
        children.map { ($0 as? RecordingRouter)?.interactor.name ?? "?" }
    }
}
