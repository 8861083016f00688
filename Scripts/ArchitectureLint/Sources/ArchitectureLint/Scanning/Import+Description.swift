extension Import: CustomStringConvertible {
    /// The statement in one line as Swift writes it, with the conditions that it stands under:
    /// `@testable import struct Card.Limit  #if os(Linux) && !DEBUG`.
    public var description: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the description to a text in UTF-8.
    func write(to text: inout [UInt8]) {
        for attribute in statement.attributes {
            text += Self.inOneLine(attribute).utf8
            text += " ".utf8
        }
        if let accessLevel {
            text += accessLevel.rawValue.utf8
            text += " ".utf8
        }
        text += "import ".utf8
        if let kind {
            text += kind.rawValue.utf8
            text += " ".utf8
        }
        text += Self.written(statement.module).utf8
        for name in statement.members {
            text += ".".utf8
            text += Self.written(name).utf8
        }
        for (index, condition) in statement.conditions.enumerated() {
            text += (index == 0 ? "  #if " : " && ").utf8
            text += Self.inOneLine(condition.description).utf8
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
