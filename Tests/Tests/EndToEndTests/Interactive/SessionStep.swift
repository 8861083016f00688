/// One thing that a person does in the interactive bank, and what is seen then.
///
/// The same step is keys at a terminal, and a line over a pipe.
struct SessionStep {
    enum Deed {
        /// Chooses the action of that number, whose label begins so.
        case choose(Int, String)
        /// Leaves the screen.
        case goBack
        /// Fills the field.
        case type(String)
        /// Fills the hidden field.
        case enter(String)
    }

    let deed: Deed
    /// A text that stands on the screen after it, and did not before.
    let sees: String
    /// Whether the book has something new in it after it.
    let isBooked: Bool

    init(_ deed: Deed, sees: String, isBooked: Bool = false) {
        self.deed = deed
        self.sees = sees
        self.isBooked = isBooked
    }

    var isPassword: Bool {
        if case .enter = deed { true } else { false }
    }

    /// What is typed for it where there are keys.
    var keys: String {
        switch deed {
        case .choose(let number, _): "\(number)"
        case .goBack: "\u{1B}"
        // What stands in the field at first is replaced, as a line over a pipe does.
        case .type(let text): "\u{15}\(text)\r"
        case .enter(let password): "\(password)\r"
        }
    }

    /// What is typed for it where there are lines.
    var line: String {
        switch deed {
        case .choose(let number, _): "\(number)"
        case .goBack: "/back"
        case .type(let text), .enter(let text): text
        }
    }
}

extension [SessionStep] {
    /// All that is typed where there are lines.
    var input: String { map { $0.line + "\n" }.joined() }
}
