import RIBs

/// A worker that logs its work and runs hooks.
final class RecordingWorker: Worker {
    let log: EventLog
    var onStarting: (any InteractorScope) -> Void = { _ in }
    var onStopping: () -> Void = {}

    init(_ log: EventLog) {
        self.log = log
    }

    override func didStart(_ interactorScope: any InteractorScope) {
        log.events.append("started")
        onStarting(interactorScope)
    }

    override func didStop() {
        log.events.append("stopped")
        onStopping()
    }
}
