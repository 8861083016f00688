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
        case `struct`, `class`, `protocol`, `enum`, `func`, `let`, `var`, `typealias`
    }

    /// An access level of an import.
    public enum AccessLevel: String, CaseIterable, Sendable {
        case `public`, package, `internal`, `private`, `fileprivate`
    }

    /// Makes an import.
    ///
    /// - Parameters:
    ///   - module: The first name of the path.
    ///   - path: The whole path; nil for the module alone.
    ///   - kind: The kind of the imported declaration, if any.
    ///   - attributes: The attributes, as `attributes` describes them.
    ///   - accessLevel: The access level, if any.
    ///   - line: The line of the word `import`, from 1.
    ///   - column: The column of the word `import`, from 1.
    ///   - conditions: The conditions around the statement.
    public init(
        module: String,
        path: [String]? = nil,
        kind: Kind? = nil,
        attributes: [String] = [],
        accessLevel: AccessLevel? = nil,
        line: Int,
        column: Int = 1,
        conditions: [Condition] = []
    ) {
        self.init(
            ImportStatement(
                module: module,
                members: path.map { Array($0.dropFirst()) } ?? [],
                kind: kind,
                attributes: attributes,
                accessLevel: accessLevel,
                conditions: conditions
            ),
            line: line,
            column: column
        )
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
        hasher.combine(members)
        hasher.combine(kind)
        hasher.combine(attributes)
        hasher.combine(accessLevel)
        hasher.combine(conditions)
    }
}

/// The distinct statements that were found so far.
struct ImportStatements {
    private var plain: [String: ImportStatement] = [:]
    private var others: Set<ImportStatement> = []

    /// The statement `import` and the module, without anything else.
    mutating func plain(_ module: String) -> ImportStatement {
        if let known = plain[module] { return known }
        let new = ImportStatement(module: module)
        plain[module] = new
        return new
    }

    /// The object that represents all equal statements.
    mutating func shared(_ statement: ImportStatement) -> ImportStatement {
        others.insert(statement).memberAfterInsert
    }
}

extension Import: CustomStringConvertible {
    /// The statement in one line, with its conditions:
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
        text += Self.escaped(statement.module).utf8
        for name in statement.members {
            text += ".".utf8
            text += Self.escaped(name).utf8
        }
        for (index, condition) in statement.conditions.enumerated() {
            text += (index == 0 ? "  #if " : " && ").utf8
            text += Self.inOneLine(condition.description).utf8
        }
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
