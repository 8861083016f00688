/// An action of a person in the interactive bank, and the text that appears then.
///
/// A step is either keys at a terminal or a line in a pipe.
struct SessionStep {
    enum Action {
        /// Chooses the action with a letter, or the entry with a digit, and the beginning of its
        /// label.
        ///
        /// In a pipe, where the numbers count all actions, a word may choose it instead.
        case choose(Character, String, word: String? = nil)
        /// Leaves the screen.
        case goBack
        /// Fills the field.
        case type(String)
        /// Fills the hidden field.
        case enter(String)
    }

    let action: Action
    /// A text on the screen after the step that was not there before.
    let shows: String
    /// A Boolean value that indicates whether the step adds an entry to the book.
    let isBooked: Bool

    init(_ action: Action, shows: String, isBooked: Bool = false) {
        self.action = action
        self.shows = shows
        self.isBooked = isBooked
    }

    var isPassword: Bool {
        if case .enter = action { true } else { false }
    }

    /// The keys of the step at a terminal.
    var keys: String {
        switch action {
        case .choose(let key, _, _): String(key)
        case .goBack: "\u{1B}"
        // Ctrl-U empties the field first, because a line in a pipe replaces its content.
        case .type(let text): "\u{15}\(text)\r"
        case .enter(let password): "\(password)\r"
        }
    }

    /// The line of the step in a pipe.
    var line: String {
        switch action {
        case .choose(let key, _, let word): word ?? String(key)
        case .goBack: "/back"
        case .type(let text), .enter(let text): text
        }
    }
}

extension [SessionStep] {
    /// The input of the steps in a pipe.
    var input: String { map { $0.line + "\n" }.joined() }
}
