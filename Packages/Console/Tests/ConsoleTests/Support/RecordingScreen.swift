import Console

/// A screen that records the user's input.
final class RecordingScreen: ScreenViewController {
    /// The recorded input, such as `press back`, `submit 5만` or `enter 123456`.
    private(set) var events: [String] = []

    /// A closure called after each input.
    var onEvent: (RecordingScreen) -> Void = { _ in }

    /// The number of times that the window asked for fresh content.
    private(set) var reloads = 0

    override func reload() { reloads += 1 }
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
    /// Creates a window that shows one screen.
    convenience init(showing screen: RecordingScreen) {
        self.init()
        show(root: screen)
    }

    /// Handles keys in order.
    func press(_ keys: Key...) {
        for key in keys { handle(key) }
    }

    /// Types a text, character by character.
    func type(_ text: String) {
        for character in text { handle(.character(character)) }
    }

    /// Returns the text of a frame.
    func text(_ columns: Int = 80, _ rows: Int = 24) -> String {
        frame(FrameSize(columns: columns, rows: rows)).text
    }

    /// Returns the line with the focus marker; nil if no line has it.
    func focusedLine(_ columns: Int = 80, _ rows: Int = 24) -> String? {
        text(columns, rows).split(separator: "\n").map(String.init).first { $0.hasPrefix("▸ ") }
    }
}
