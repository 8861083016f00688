extension Import: CustomStringConvertible {
    /// The statement in one line as Swift writes it, with the conditions that it stands under:
    /// `@testable import struct Card.Limit  #if os(Linux) && !DEBUG`.
    public var description: String {
        var words = attributes.map(Self.inOneLine)
        if let accessLevel { words.append(accessLevel.rawValue) }
        words.append("import")
        if let kind { words.append(kind.rawValue) }
        words.append(path.map(Self.written).joined(separator: "."))
        let statement = words.joined(separator: " ")
        guard !conditions.isEmpty else { return statement }
        return statement + "  #if " + conditions.map(\.description).joined(separator: " && ")
    }

    /// The text with its line breaks, which only an argument that is a string can hold, escaped.
    private static func inOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: "\\n")
    }

    /// A name as it has to be written: between backticks when it is not a plain word.
    private static func written(_ name: String) -> String {
        let isPlain =
            name.utf8.first.map(Byte.startsWord) ?? false
            && name.utf8.allSatisfy(Byte.continuesWord) && !keywords.contains(name)
        return isPlain ? name : "`\(name)`"
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
