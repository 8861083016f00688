import RIBs

/// A workflow that logs its callbacks and runs a hook.
final class RecordingWorkflow: Workflow<any Item> {
    let log: EventLog
    var onCompleting: () -> Void = {}

    init(_ log: EventLog) {
        self.log = log
    }

    override func didComplete() {
        log.events.append("complete")
        onCompleting()
    }

    override func didFork() { log.events.append("fork") }

    override func didStop() { log.events.append("stopped") }

    override func didReceiveError(_ error: any Error) { log.events.append("error \(error)") }
}

/// An item of the test workflows.
@MainActor
protocol Item: AnyObject {}

final class PlainItem: Item {}

final class ItemInteractor: Interactor, Item {}

enum StepError: Error {
    case failed
}
