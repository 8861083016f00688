extension CommandLineProgram {
    /// Checks the examples in the help, for use in a test of the program.
    ///
    /// - Returns: A sentence for each command without examples and for each example that the
    ///   program would reject.
    public func exampleProblems() -> [String] {
        tree.root.subtree.compactMap(\.command).flatMap { command in
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
        do {
            let (globals, rest) = try GlobalOptions.extract(
                from: Array(words.dropFirst()),
                declaring: options
            )
            let request = try parser.parse(rest, globals)
            return Self.calls(request, command)
                ? nil : "Example '\(example.line)' does not call '\(command.name)'."
        } catch let error as UsageError {
            return "Example '\(example.line)' is rejected: \(error.failure.message)"
        } catch let failure as Failure {
            return "Example '\(example.line)' is rejected: \(failure.message)"
        } catch {
            return "Example '\(example.line)' is rejected: \(error)"
        }
    }

    private static func calls(_ request: Request, _ command: Command) -> Bool {
        switch request {
        case .run(let words): words.declaration.name == command.name
        case .help, .topic: command.builtIn == .help
        case .schema: command.builtIn == .schema
        case .manual: command.builtIn == .manual
        case .completions: command.builtIn == .completions
        case .candidates: command.builtIn == .candidates
        case .startPage, .version: false
        }
    }
}

/// Splits an example into words as a shell does.
enum ShellWords {
    /// - Returns: The words before the first pipe or redirection, without quotes.
    static func split(_ line: String) -> [String] {
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
