import BankDriver
import ConsoleTesting

extension PseudoTerminal {
    /// Performs steps with keys, each after the text of the previous one has appeared.
    func perform(_ steps: [SessionStep]) throws {
        for step in steps { try perform(step) }
    }

    private func perform(_ step: SessionStep) throws {
        switch step.action {
        case .choose(let number, let label):
            try scroll(to: "\(number) \(label)")
            type(step.keys)
        case .goBack, .type: type(step.keys)
        case .enter(let password):
            for (index, digit) in password.enumerated() {
                type(String(digit))
                try waitForLine("the password has \(index + 1) characters") { line in
                    line.count { $0 == "•" } == index + 1
                }
            }
            type("\r")
        }
        try waitToShow(step.shows)
    }

    /// Moves down in a screen that is taller than the window until an action is listed.
    private func scroll(to action: String) throws {
        for _ in 0..<20 where !isListed(action) {
            let before = shown
            type("\u{1B}[B")
            try waitUntil("'\(action)' is listed or the screen has moved") {
                shown != before || isListed(action)
            }
        }
        try waitUntil("'\(action)' is listed") { isListed(action) }
    }

    private func isListed(_ action: String) -> Bool {
        shown.split(separator: "\n").contains { line in
            line.drop { $0 == ">" || $0 == " " }.hasPrefix(action)
        }
    }

    /// Types the keys of steps without waiting for the screens.
    func typeAhead(_ steps: [SessionStep]) throws {
        for step in steps {
            type(step.keys)
            // Escape and a key directly behind it would be read as one key.
            if case .goBack = step.action { try waitToShow(step.shows) }
        }
    }
}
