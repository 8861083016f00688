/// An import statement of a source file, in any `#if` branch.
package struct Import: Equatable, Sendable {
    /// The name of the imported module, such as `os` in `import struct os.Logger`; without backticks.
    package var module: String
    /// The names after the module in the path.
    var members: [String] = []
    /// The kind of the imported declaration; nil for a whole module.
    package var kind: Kind?
    /// The attributes without comments and white space: `@testable`, `@_spi(Bank)`.
    package var attributes: [String] = []
    package var accessLevel: AccessLevel?
    /// The conditions of the `#if` branches around the statement, the outermost first.
    package var conditions: [Condition] = []
    /// The line of the word `import`, from 1.
    package let line: Int
    /// The column of the word `import` in UTF-8 bytes, counted from 1, as in messages of the
    /// compiler.
    package let column: Int

    package enum Kind: String, CaseIterable, Sendable {
        case `struct`, `class`, `protocol`, `enum`, `func`, `let`, `var`, `typealias`
    }

    package enum AccessLevel: String, CaseIterable, Sendable {
        case `public`, package, `internal`, `private`, `fileprivate`
    }
}

extension Import {
    /// The names of the whole path without backticks: `MachO`, `dyld`, `utils` for
    /// `import MachO.dyld.utils`.
    package var path: [String] { [module] + members }

    /// True for an import that is active on every platform and in every configuration.
    package var isUnconditional: Bool { conditions.isEmpty }

    /// True for an import that consists only of the word `import` and a module.
    var isPlain: Bool {
        members.isEmpty && kind == nil && attributes.isEmpty && accessLevel == nil
            && conditions.isEmpty
    }

    /// The conditions of all `#if` branches around the statement, joined by `&&`; nil outside of
    /// every `#if`.
    var condition: String? {
        conditions.isEmpty ? nil : conditions.map(\.description).joined(separator: " && ")
    }
}

extension Import: CustomStringConvertible {
    /// The statement in one line, with its conditions:
    /// `@testable import struct Card.Limit  #if os(Linux) && !DEBUG`.
    package var description: String {
        // Most imports are plain.
        if isPlain { return "import \(Self.escaped(module))" }
        var words = attributes.map(Self.inOneLine)
        words += [accessLevel?.rawValue, "import", kind?.rawValue].compactMap { $0 }
        words.append(path.map(Self.escaped).joined(separator: "."))
        let text = words.joined(separator: " ")
        guard !conditions.isEmpty else { return text }
        let conditions = conditions.map { Self.inOneLine($0.description) }
        return "\(text)  #if \(conditions.joined(separator: " && "))"
    }

    /// Escapes line breaks, which only a string in the text can contain.
    private static func inOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: Byte.endsLine) else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\\n")
    }

    /// Returns the name, between backticks if Swift requires them.
    private static func escaped(_ name: String) -> String {
        let isWord =
            name.utf8.first.map(Byte.startsWord) ?? false
            && name.utf8.allSatisfy(Byte.continuesWord)
        return isWord && !Keyword.reserved.contains(name) ? name : "`\(inOneLine(name))`"
    }
}
