extension ImportStatement {
    /// Whether it counts only where a module is missing, by the conditions around it.
    func countsOnly(without module: String) -> Bool {
        conditions.contains { $0.tells(missing: module) }
    }
}

extension Import.Condition {
    /// Whether a module is missing wherever the condition comes out as it has to: behind
    /// `canImport(X)` that fails, and in `!canImport(X)` that holds, also among others.
    func tells(missing module: String) -> Bool {
        Self.tells(text[...], holds, "canImport(\(module))", depth: 0)
    }

    private static func tells(
        _ text: Substring,
        _ holds: Bool,
        _ test: String,
        depth: Int
    ) -> Bool {
        // Nobody nests as deep as that, and no source shall exhaust the stack.
        guard depth < 32 else { return false }
        let inner = { tells($0, $1, test, depth: depth + 1) }
        for (word, needsAll) in [("||", holds), ("&&", !holds)] {
            let parts = parts(of: text, at: word)
            guard parts.count > 1 else { continue }
            return needsAll
                ? parts.allSatisfy { inner($0, holds) } : parts.contains { inner($0, holds) }
        }
        if text.hasPrefix("!") { return inner(text.dropFirst(), !holds) }
        if text.hasPrefix("("), text.hasSuffix(")") {
            return inner(text.dropFirst().dropLast(), holds)
        }
        return !holds && text == test
    }

    /// The text cut at a word that stands outside of brackets.
    private static func parts(of text: Substring, at word: String) -> [Substring] {
        guard let sign = word.utf8.first else { return [text] }
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var before: UInt8 = 0
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0, byte == sign, before == sign {
                parts.append(text[start..<text.utf8.index(before: index)])
                start = text.utf8.index(after: index)
                before = 0
            } else {
                before = byte
            }
        }
        return parts + [text[start...]]
    }
}
