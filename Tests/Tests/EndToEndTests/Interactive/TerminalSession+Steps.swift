import BankDriver

extension TerminalSession {
    /// Does with keys what a step says, and waits until the person sees what comes of it.
    func take(_ step: SessionStep) throws {
        switch step.deed {
        case .choose(let number, let label):
            try find("\(number) \(label)")
            type(step.keys)
        case .goBack, .type: type(step.keys)
        case .enter(let password):
            for (count, digit) in password.enumerated() {
                type(String(digit))
                try see("• × \(count + 1)") { line in line.count { $0 == "•" } == count + 1 }
            }
            type("\r")
        }
        try see(step.sees)
    }

    /// Goes down, where the screen is taller than the window, until an action is seen.
    private func find(_ action: String) throws {
        if (try? see(action, within: 1, where: { _ in isListed(action) })) != nil { return }
        for _ in 0..<20 where !isListed(action) {
            let before = shown
            type("\u{1B}[B")
            // At the end of the list nothing changes.
            _ = try? see("something else", within: 3) { _ in shown != before }
        }
        try see(action) { _ in isListed(action) }
    }

    private func isListed(_ action: String) -> Bool {
        shown.split(separator: "\n").contains { line in
            line.drop { $0 == ">" || $0 == " " }.hasPrefix(action)
        }
    }

    /// Does all of that, one step after the other.
    func take(_ steps: [SessionStep]) throws {
        for step in steps { try take(step) }
    }

    /// Does all of that without looking, as somebody who types ahead of what is seen.
    func typeAhead(_ steps: [SessionStep]) throws {
        for step in steps {
            type(step.keys)
            // Escape and the key behind it would be one key, if they came at once.
            if case .goBack = step.deed { try see(step.sees) }
        }
    }
}
