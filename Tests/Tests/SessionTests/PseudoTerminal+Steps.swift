extension PseudoTerminal {
    /// Types keys, each time until a text is shown.
    func press(_ steps: [(keys: String, shows: String)]) throws {
        for (keys, shows) in steps {
            expectMissing(shows)
            type(keys)
            try waitToShow(shows)
        }
    }

    /// Fails if a text is shown already, because a key that is typed before its screen appears would
    /// press nothing.
    private func expectMissing(_ text: String) {
        let line = shown.split(separator: "\n").first { $0.contains(text) }
        #expect(line == nil, "'\(text)' must appear with the next screen only")
    }

    /// Performs steps with keys, each after the text of the previous one has appeared.
    func perform(_ steps: [SessionStep]) throws {
        for step in steps { try perform(step) }
    }

    private func perform(_ step: SessionStep) throws {
        if case .choose(let key, let label, _) = step.action { try scroll(to: "\(key) \(label)") }
        expectMissing(step.shows)
        if case .enter(let password) = step.action { try enter(password) } else { type(step.keys) }
        try waitToShow(step.shows)
    }

    /// Types a password and Enter.
    private func enter(_ password: String) throws {
        for (index, digit) in password.enumerated() {
            type(String(digit))
            try waitForLine("the password has \(index + 1) characters") { line in
                line.count { $0 == "•" } == index + 1
            }
        }
        type("\r")
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
            line.drop { $0 == "▸" || $0 == " " }.hasPrefix(action) || line.contains("  \(action)")
        }
    }
}
