/// An import statement of a source file, in any `#if` branch.
public struct Import: Equatable, Sendable {
    let statement: ImportStatement
    /// The line of the word `import`, from 1.
    public let line: Int
    /// The column of the word `import`, from 1, in bytes of UTF-8 like in the compiler.
    public let column: Int

    /// The name of the module without backticks: `os` for `import struct os.Logger`.
    public var module: String { statement.module }
    /// The names of the whole path without backticks: `MachO`, `dyld`, `utils` for
    /// `import MachO.dyld.utils`.
    public var path: [String] { [statement.module] + statement.members }
    /// The kind of the imported declaration; nil for a whole module.
    public var kind: Kind? { statement.kind }
    /// The attributes without comments and white space: `@testable`, `@_spi(Bank)`.
    public var attributes: [String] { statement.attributes }
    /// The access level; nil for a statement without one.
    public var accessLevel: AccessLevel? { statement.accessLevel }
    /// The conditions of the `#if` branches around the statement, the outermost first.
    public var conditions: [Condition] { statement.conditions }

    /// The import with the module name that the source uses.
    var asWritten: Import {
        statement.asWritten.map { Import($0, line: line, column: column) } ?? self
    }

    /// True for an import that is active on every platform and in every configuration.
    public var isUnconditional: Bool { conditions.isEmpty }

    /// A kind of imported declaration.
    public enum Kind: String, CaseIterable, Sendable {
        /// The keyword behind `import`.
        case `struct`, `class`, `protocol`, `enum`, `func`, `let`, `var`, `typealias`
    }

    /// An access level of an import.
    public enum AccessLevel: String, CaseIterable, Sendable {
        /// The modifier in front of `import`.
        case `public`, package, `internal`, `private`, `fileprivate`
    }

    init(_ statement: ImportStatement, line: Int, column: Int) {
        self.statement = statement
        self.line = line
        self.column = column
    }
}

/// The content of an import statement, without its place, as one object for all equal statements.
final class ImportStatement: Hashable, Sendable {
    let module: String
    /// The names behind the module in the path.
    let members: [String]
    let kind: Import.Kind?
    let attributes: [String]
    let accessLevel: Import.AccessLevel?
    let conditions: [Import.Condition]
    /// The statement in the source, if that uses another name for the module.
    let asWritten: ImportStatement?

    init(
        module: String,
        members: [String] = [],
        kind: Import.Kind? = nil,
        attributes: [String] = [],
        accessLevel: Import.AccessLevel? = nil,
        conditions: [Import.Condition] = [],
        asWritten: ImportStatement? = nil
    ) {
        self.module = module
        self.members = members
        self.kind = kind
        self.attributes = attributes
        self.accessLevel = accessLevel
        self.conditions = conditions
        self.asWritten = asWritten
    }

    /// Returns whether the statement is active only where a module is missing.
    func countsOnly(without module: String) -> Bool {
        conditions.contains { $0.impliesAbsence(of: module) }
    }

    static func == (left: ImportStatement, right: ImportStatement) -> Bool {
        left === right
            || (left.module == right.module && left.members == right.members
                && left.kind == right.kind && left.attributes == right.attributes
                && left.accessLevel == right.accessLevel && left.conditions == right.conditions)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(module)
        hasher.combine(attributes)
        hasher.combine(conditions)
    }
}

/// The distinct statements that were found so far.
final class ImportStatements {
    private var plain: [String: ImportStatement] = [:]
    private var others: Set<ImportStatement> = []

    /// The statement `import` and the module, without anything else.
    func plain(_ module: String) -> ImportStatement {
        if let known = plain[module] { return known }
        let new = ImportStatement(module: module)
        plain[module] = new
        return new
    }

    /// The object that represents all equal statements.
    func shared(_ statement: ImportStatement) -> ImportStatement {
        others.insert(statement).memberAfterInsert
    }
}

extension Import: CustomStringConvertible {
    /// The statement in one line, with its conditions:
    /// `@testable import struct Card.Limit  #if os(Linux) && !DEBUG`.
    public var description: String {
        var words = statement.attributes.map(Self.inOneLine)
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

    /// The name, between backticks if Swift requires them.
    private static func escaped(_ name: String) -> String {
        let isWord =
            name.utf8.first.map(Byte.startsWord) ?? false
            && name.utf8.allSatisfy(Byte.continuesWord)
        return isWord && !Keyword.reserved.contains(name) ? name : "`\(inOneLine(name))`"
    }
}
