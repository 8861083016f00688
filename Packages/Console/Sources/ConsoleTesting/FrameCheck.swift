public import Console

/// A check that finds layout faults in a frame, such as words that are cut off.
public struct FrameCheck {
    /// The screens that the frame shows side by side.
    public let screens: [Screen]

    /// The titles of the covered screens, which the first line of the frame can show.
    public let path: [String]

    /// Creates a check of frames that show `screens`.
    public init(_ screens: [Screen], path: [String] = []) {
        self.screens = screens
        self.path = path
    }

    /// Returns the faults of a frame.
    ///
    /// The faults are too many or too wide lines, cut words, invalid keys of actions, and a hidden
    /// primary fact or result.
    ///
    /// - Parameters:
    ///   - frame: The frame, drawn before a key was pressed.
    ///   - size: The size of the window.
    /// - Returns: A sentence for each fault; empty for a frame without faults.
    public func problems(in frame: Frame, size: FrameSize) -> [String] {
        let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        var problems = screens.flatMap(\.keyProblems)
        if lines.count > size.rows {
            problems.append(
                "the frame has \(lines.count) lines, but the window only \(size.rows) rows"
            )
        }
        for line in lines where DisplayWidth.of(String(line)) > size.columns {
            problems.append("the line '\(line)' is wider than \(size.columns) columns")
        }
        let known = Set(Strings.of(screens, and: path).flatMap(Self.words))
        // The last line of each screen lists the keys, which are no words of it.
        let content = lines.dropLast().filter { !$0.contains("Enter ") && !$0.contains("? keys") }
        for word in content.flatMap({ Self.words(of: String($0)) })
        where word.count > 1 && !known.contains(word) {
            problems.append("the word '\(word)' is split or cut")
        }
        let visible = Self.words(of: frame.text).joined(separator: " ")
        func require(_ text: String, _ name: String) {
            let words = Self.words(of: text)
            if !visible.contains(words.joined(separator: " ")) {
                problems.append("\(name) '\(text)' is not visible")
            }
        }
        for screen in screens {
            if let headline = screen.headline { require(headline.value, "the primary fact") }
            if let notice = screen.notice { require(notice.text, "the result") }
        }
        return problems
    }

    /// Returns the words of a text, without the punctuation, borders and bars around the words.
    private static func words(of text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).compactMap { word in
            let start = word.drop { frame.contains($0) }
            let end = start.lastIndex { !frame.contains($0) }
            return end.map { String(start[...$0]) }
        }
    }

    private static let frame = Set("│╭╮╰╯─┼▕▏▎▍▌▋▊▉█▁▂▃▄▅▆▇▸›•_…✓!?()[]<>:.,'\"")
}

/// Collects the texts of screens by reflection, which also finds the texts of new kinds of blocks.
private enum Strings {
    static func of(_ screens: [Screen], and path: [String]) -> [String] {
        // Where the screen is taller than the window, the first line ends with "more".
        var found = path + ["more"]
        collect(screens, into: &found)
        return found
    }

    private static func collect(_ value: Any, into found: inout [String]) {
        if let text = value as? String { return found.append(text) }
        for child in Mirror(reflecting: value).children { collect(child.value, into: &found) }
    }
}

extension Screen {
    /// A sentence for each action whose key is reserved, shared, or not a lowercase letter.
    public var keyProblems: [String] {
        var owners: [Character: ScreenAction.ID] = [:]
        return actions.compactMap { action in
            guard let key = action.key else { return nil }
            defer { owners[key] = action.id }
            if Self.reservedKeys.contains(key) {
                return "action '\(action.id.rawValue)' uses the reserved key '\(key)'"
            }
            guard ("a"..."z").contains(key) else {
                return
                    "the key '\(key)' of action '\(action.id.rawValue)' is not a lowercase letter"
            }
            return owners[key].map {
                "actions '\($0.rawValue)' and '\(action.id.rawValue)' share the key '\(key)'"
            }
        }
    }
}
