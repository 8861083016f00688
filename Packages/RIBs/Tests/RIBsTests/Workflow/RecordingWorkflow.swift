import RIBs

/// A workflow that writes down what it is told, and can be told to do something then.
final class RecordingWorkflow: Workflow<any Traveller> {
    let diary: Diary
    var onCompleting: () -> Void = {}

    init(_ diary: Diary) {
        self.diary = diary
    }

    override func didComplete() {
        diary.entries.append("complete")
        onCompleting()
    }

    override func didFork() { diary.entries.append("fork") }

    override func didStop() { diary.entries.append("stopped") }

    override func didReceiveError(_ error: any Error) { diary.entries.append("error \(error)") }
}

/// What the workflows of the tests travel over.
@MainActor
protocol Traveller: AnyObject {}

/// An item that is no interactor.
final class Signpost: Traveller {}

/// An item that is one.
final class TravellingInteractor: Interactor, Traveller {}

/// What a step of a test fails with.
enum Mishap: Error {
    case lost
}
