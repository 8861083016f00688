/// Reads what a person means by a line, where there are lines and no keys.
///
/// On a screen with a field the line fills the field, and `/word` chooses an action; a text that
/// begins with a slash is written with two. On a screen without a field the line chooses an action:
/// by its word, its number in the list, or its label.
struct LineInterpreter {
    let screen: Screen

    /// - Parameter line: what was typed, without its end.
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

    /// A word that names nothing is repeated only where it is surely meant as a name: a password may
    /// have been typed for a hidden field that has gone meanwhile, and must not be printed.
    ///
    /// - Parameters:
    ///   - typed: what names an action.
    ///   - isSeen: whether it may be repeated.
    private func choice(_ typed: String, isSeen: Bool) -> LineInterpretation {
        let word = typed.trimmingSpaces()
        if let action = action(named: word) { return .event(.pressed(action.id)) }
        let names = screen.actions.flatMap { [$0.id.rawValue, $0.label] }
        let question = Suggestion.question(for: word, among: names)
        guard isSeen, !question.isEmpty, !word.contains(where: \.isNumber) else {
            return .problem("Choose an action: \(words).")
        }
        return .problem("No action '\(word)' here.\(question)")
    }

    private func action(named word: String) -> ScreenAction? {
        if let action = screen.actions.first(where: { $0.id.rawValue == word }) { return action }
        let listed = screen.listedActions
        if let number = Int(word), listed.indices.contains(number - 1) { return listed[number - 1] }
        return screen.actions.first { $0.label.lowercased() == word.lowercased() }
    }

    private var words: String {
        let slash = screen.prompt == nil ? "" : "/"
        return screen.actions.isEmpty
            ? "there is none"
            : screen.actions.map { slash + $0.id.rawValue }.joined(separator: ", ")
    }
}

extension String {
    fileprivate func trimmingSpaces() -> String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}

/// What a line typed at a screen comes to.
enum LineInterpretation {
    case event(TerminalEvent)
    /// Nothing; says why, and what to type.
    case problem(String)
}
