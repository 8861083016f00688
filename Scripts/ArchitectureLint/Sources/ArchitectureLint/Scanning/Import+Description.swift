extension Import: CustomStringConvertible {
    /// The statement in one line as Swift writes it, with the conditions that it stands under:
    /// `@testable import struct Card.Limit  #if os(Linux) && !DEBUG`.
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends the description to a text.
    func write(to text: inout String) {
        for attribute in attributes {
            text += Self.inOneLine(attribute)
            text += " "
        }
        if let accessLevel {
            text += accessLevel.rawValue
            text += " "
        }
        text += "import "
        if let kind {
            text += kind.rawValue
            text += " "
        }
        for (index, name) in path.enumerated() {
            if index > 0 { text += "." }
            text += Self.written(name)
        }
        for (index, condition) in conditions.enumerated() {
            text += index == 0 ? "  #if " : " && "
            text += Self.inOneLine(condition.description)
        }
    }

    /// The text with its line breaks, which only a string can hold, escaped.
    private static func inOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: Byte.endsLine) else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\\n")
    }

    /// A name as it has to be written: between backticks when it is not a plain word.
    private static func written(_ name: String) -> String {
        let isWord =
            name.utf8.first.map(Byte.startsWord) ?? false
            && name.utf8.allSatisfy(Byte.continuesWord)
        return isWord && !keywords.contains(name) ? name : "`\(inOneLine(name))`"
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Import.Condition: CustomStringConvertible {
    /// The condition, negated when it has to fail, so that it can be joined with others.
    public var description: String {
        let isCompound = text.contains("&&") || text.contains("||")
        let needsBrackets = isCompound || (!holds && text.hasPrefix("!"))
        let spaced = text.split(separator: "&&").joined(separator: " && ")
            .split(separator: "||").joined(separator: " || ")
        return "\(holds ? "" : "!")\(needsBrackets ? "(\(spaced))" : spaced)"
    }
}
