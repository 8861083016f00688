extension Import {
    /// A condition of conditional compilation, with the result that a branch requires.
    public struct Condition: Hashable, Sendable {
        /// The condition without comments and white space.
        public let text: String
        /// The required result; false in the branches behind the one with the condition.
        public let holds: Bool
    }
}

extension Import.Condition: CustomStringConvertible {
    /// The condition, negated if it has to fail, in a form that can be joined with others.
    public var description: String {
        let isCompound = text.contains("&&") || text.contains("||")
        let needsBrackets = isCompound || (!holds && text.hasPrefix("!"))
        let spaced = text.split(separator: "&&").joined(separator: " && ")
            .split(separator: "||").joined(separator: " || ")
        return "\(holds ? "" : "!")\(needsBrackets ? "(\(spaced))" : spaced)"
    }

    /// Returns whether the required result implies that a module is missing.
    ///
    /// Then `canImport(X)` has to fail, or `!canImport(X)` to hold, possibly as a part of the
    /// condition.
    func impliesAbsence(of module: String) -> Bool {
        Self.impliesFailure(of: "canImport(\(module))", text[...], holds, depth: 0)
    }

    private static func impliesFailure(
        of test: String,
        _ text: Substring,
        _ holds: Bool,
        depth: Int
    ) -> Bool {
        // A deeply nested condition must not exhaust the stack.
        guard depth < 32 else { return false }
        let inner = { impliesFailure(of: test, $0, $1, depth: depth + 1) }
        for (sign, needsAll) in [("||", holds), ("&&", !holds)] {
            let parts = parts(of: text, at: sign)
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

    /// Splits a condition at a sign of two equal characters outside of parentheses.
    private static func parts(of text: Substring, at sign: String) -> [Substring] {
        guard let sign = sign.utf8.first else { return [text] }
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var previous: UInt8 = 0
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if byte == Byte.leftParenthesis { depth += 1 }
            if byte == Byte.rightParenthesis { depth -= 1 }
            if depth == 0, byte == sign, previous == sign {
                parts.append(text[start..<text.utf8.index(before: index)])
                start = text.utf8.index(after: index)
                previous = 0
            } else {
                previous = byte
            }
        }
        return parts + [text[start...]]
    }
}
