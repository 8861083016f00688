import RIBs

/// A worker that writes down its life, and can be told to do something in it.
final class RecordingWorker: Worker {
    let diary: Diary
    var onStarting: (any InteractorScope) -> Void = { _ in }
    var onStopping: () -> Void = {}

    init(_ diary: Diary) {
        self.diary = diary
    }

    override func didStart(_ interactorScope: any InteractorScope) {
        diary.entries.append("started")
        onStarting(interactorScope)
    }

    override func didStop() {
        diary.entries.append("stopped")
        onStopping()
    }
}
