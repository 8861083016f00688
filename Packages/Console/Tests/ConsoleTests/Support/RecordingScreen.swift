import Console

/// A screen that writes down what a person does on it, and answers as it is told.
final class RecordingScreen: ScreenViewController {
    /// What was done, in words: `press back`, `submit 5만`, `enter 123456`.
    private(set) var events: [String] = []

    /// Called after each event.
    var onEvent: (RecordingScreen) -> Void = { _ in }

    override func pressed(_ action: ScreenAction.ID) { record("press \(action.rawValue)") }
    override func submitted(_ text: String) { record("submit \(text)") }

    override func entered(_ secret: Secret) {
        record("enter " + secret.withBytes { String(decoding: $0, as: UTF8.self) })
    }

    private func record(_ event: String) {
        events.append(event)
        onEvent(self)
    }
}

extension Window {
    /// A window that shows one screen.
    convenience init(showing screen: RecordingScreen) {
        self.init()
        show(root: screen)
    }

    /// Presses keys, one after the other.
    func press(_ keys: Key...) {
        for key in keys { handle(key) }
    }

    /// Types a text, character by character.
    func type(_ text: String) {
        for character in text { handle(.character(character)) }
    }

    /// What is seen in a window of that size.
    func text(_ columns: Int = 80, _ rows: Int = 24) -> String {
        frame(FrameSize(columns: columns, rows: rows)).text
    }

    /// The line that shows what has the focus; nil when none does.
    func focusedLine(_ columns: Int = 80, _ rows: Int = 24) -> String? {
        text(columns, rows).split(separator: "\n").map(String.init).first { $0.hasPrefix("> ") }
    }
}
