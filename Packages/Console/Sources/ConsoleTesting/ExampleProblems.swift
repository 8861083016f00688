public import Console

extension CommandLineProgram {
    /// Checks the examples in the help of all commands.
    ///
    /// - Returns: A sentence for each command without examples and for each example that the
    ///   program would reject.
    public func exampleProblems() -> [String] {
        commands.flatMap { command in
            command.examples.isEmpty
                ? ["Command '\(command.name)' has no example."]
                : command.examples.compactMap { problem(of: $0, in: command) }
        }
    }

    private func problem(of example: Example, in command: Command) -> String? {
        let words = ShellWords.split(example.line)
        guard words.first == name else {
            return "Example '\(example.line)' does not begin with '\(name)'."
        }
        do throws(Failure) {
            return try self.command(calledBy: Array(words.dropFirst())) == command.name
                ? nil : "Example '\(example.line)' does not call '\(command.name)'."
        } catch {
            return "Example '\(example.line)' is rejected: \(error.message)"
        }
    }
}

/// Splits an example into words as a shell does.
package enum ShellWords {
    /// Splits a command line into words.
    ///
    /// - Returns: The words before the first pipe or redirection, without quotes.
    package static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            switch (character, quote) {
            case (let mark, let open?) where mark == open:
                quote = nil
            case (_, .some):
                word = (word ?? "") + String(character)
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (" ", nil):
                if let finished = word { words.append(finished) }
                word = nil
            case ("|", nil), ("<", nil), (">", nil):
                if let finished = word { words.append(finished) }
                return words
            default:
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
