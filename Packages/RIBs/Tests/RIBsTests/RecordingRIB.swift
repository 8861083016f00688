import RIBs

/// What happened to the RIBs of a test, in its order.
@MainActor
final class Diary {
    var entries: [String] = []

    /// What was written since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// An interactor that writes down its life, and can be told to do something in it.
final class RecordingInteractor: Interactor {
    let name: String
    let diary: Diary
    var onBecomingActive: () -> Void = {}
    var onResigning: () -> Void = {}

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
    }

    override func didBecomeActive() {
        diary.entries.append("\(name) active")
        onBecomingActive()
    }

    override func willResignActive() {
        diary.entries.append("\(name) resigns \(isActive)")
        onResigning()
    }
}

/// A router that writes down when it is loaded, and can be told to do something then.
final class RecordingRouter: Router<RecordingInteractor> {
    var onLoading: () -> Void = {}

    convenience init(_ name: String, _ diary: Diary) {
        self.init(interactor: RecordingInteractor(name, diary))
    }

    override func didLoad() {
        interactor.diary.entries.append("\(interactor.name) loaded")
        onLoading()
    }

    var names: [String] {
        children.map { ($0 as? RecordingRouter)?.interactor.name ?? "?" }
    }
}
