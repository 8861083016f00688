extension Import {
    /// The condition of an `#if`, with the result that a branch requires.
    package struct Condition: Hashable, Sendable {
        /// The condition without comments and white space.
        package let text: String
        /// The required result; false in the `#elseif` and `#else` branches after the condition.
        package let holds: Bool
    }
}

extension Import.Condition: CustomStringConvertible {
    /// The condition, negated if it has to fail, in a form that `&&` can join with others.
    package var description: String {
        let isCompound = text.contains("&&") || text.contains("||")
        let needsBrackets = isCompound || (!holds && text.hasPrefix("!"))
        let spaced = text.split(separator: "&&").joined(separator: " && ")
            .split(separator: "||").joined(separator: " || ")
        return "\(holds ? "" : "!")\(needsBrackets ? "(\(spaced))" : spaced)"
    }

    /// Returns whether the required result implies that a module is missing.
    ///
    /// This is so if `canImport(X)` has to fail, or if `!canImport(X)` has to hold.
    func impliesAbsence(of module: String) -> Bool {
        let test = "canImport(\(module))"
        return ConditionText.result(of: text[...]) { $0 == test ? true : nil } == !holds
    }
}

/// The text of a condition in the syntax of `#if`.
enum ConditionText {
    /// Returns the result of a condition; nil if the known parts leave the result open.
    ///
    /// - Parameter part: Returns the result of a part without operators, if that is known.
    static func result(of text: Substring, depth: Int = 0, _ part: (Substring) -> Bool?) -> Bool? {
        // A deeply nested condition must not exhaust the stack.
        guard depth < 32 else { return nil }
        let start = text.drop { $0 == " " }
        let end = start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.endIndex
        let (text, depth) = (start[..<end], depth + 1)
        for (sign, decisive) in [("||", true), ("&&", false)] {
            let parts = parts(of: text, at: sign)
            guard parts.count > 1 else { continue }
            let results = parts.map { result(of: $0, depth: depth, part) }
            if results.contains(decisive) { return decisive }
            return results.contains(nil) ? nil : !decisive
        }
        if text.hasPrefix("!") { return result(of: text.dropFirst(), depth: depth, part).map(!) }
        if text.hasPrefix("("), text.hasSuffix(")") {
            return result(of: text.dropFirst().dropLast(), depth: depth, part)
        }
        return part(text)
    }

    /// Splits a condition at an operator such as `&&`, outside of parentheses.
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
