/// Interprets the lines that a user types in line mode.
///
/// On a screen with a field, a line fills the field and `/word` chooses an action; `//` begins a
/// text with a slash. On a screen without a field, a line chooses an action by its word, number,
/// letter or label.
struct LineInterpreter {
    let screen: Screen

    /// Returns the meaning of a line on the screen.
    ///
    /// - Parameter line: The line without its terminator.
    func meaning(of line: [UInt8]) -> LineInterpretation {
        guard let prompt = screen.prompt else {
            let words = String(decoding: line, as: UTF8.self)
            return choice(words.hasPrefix("/") ? String(words.dropFirst()) : words, isSeen: true)
        }
        let slash = UInt8(ascii: "/")
        var line = line
        if line.first == slash {
            line.removeFirst()
            guard line.first == slash else {
                let word = String(decoding: line, as: UTF8.self)
                return choice(word, isSeen: prompt.kind == .text)
            }
        }
        switch prompt.kind {
        case .secret: return .event(.entered(Secret(line)))
        case .text:
            let text = String(decoding: line, as: UTF8.self)
            return .event(.submitted(text.isEmpty ? prompt.initial : text))
        }
    }

    /// Interprets a line as the name of an action.
    ///
    /// The message repeats an unknown name only if it resembles a valid name. Any other name could
    /// be a password that was typed for a hidden field.
    ///
    /// - Parameters:
    ///   - typed: The name.
    ///   - isSeen: A Boolean value that indicates whether the message may repeat the name.
    private func choice(_ typed: String, isSeen: Bool) -> LineInterpretation {
        let word = typed.trimmingSpaces()
        if let action = action(named: word) { return .event(.pressed(action.id)) }
        let names = screen.actions.flatMap { [$0.id.rawValue, $0.label] }
        let question = Suggestion.question(for: word, among: names)
        guard isSeen, !question.isEmpty, !word.contains(where: \.isNumber) else {
            return .problem("Choose an action: \(words).")
        }
        return .problem("This screen has no action '\(word)'.\(question)")
    }

    private func action(named word: String) -> ScreenAction? {
        if let action = screen.actions.first(where: { $0.id.rawValue == word }) { return action }
        let listed = screen.listedActions
        if let number = Int(word), listed.indices.contains(number - 1) { return listed[number - 1] }
        return screen.actions.first { $0.letter.map(String.init) == word }
            ?? screen.actions.first { $0.label.lowercased() == word.lowercased() }
    }

    private var words: String {
        let slash = screen.prompt == nil ? "" : "/"
        return screen.actions.isEmpty
            ? "there are no actions"
            : screen.actions.map { slash + $0.id.rawValue }.joined(separator: ", ")
    }
}

extension String {
    fileprivate func trimmingSpaces() -> String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}

/// The interpretation of a line.
enum LineInterpretation {
    case event(TerminalEvent)
    /// A message about an invalid line.
    case problem(String)
}
