/// One import statement of a source file, in whichever `#if` branch it stands.
public struct Import: Equatable, Sendable {
    /// What is written, wherever that stands.
    let statement: ImportStatement
    /// The line of the word `import`, from 1.
    public let line: Int
    /// The column of the word `import`, from 1, in bytes of UTF-8 as the compiler counts.
    public let column: Int

    /// The module's name, without backticks: `os` for `import struct os.Logger`.
    public var module: String { statement.module }
    /// The whole path, each name without backticks: `MachO`, `dyld`, `utils` for
    /// `import MachO.dyld.utils`.
    public var path: [String] { [statement.module] + statement.members }
    /// What is imported when it is not all of the module.
    public var kind: Kind? { statement.kind }
    /// The attributes as they are written, without comments and white space: `@testable`,
    /// `@_spi(Bank)`.
    public var attributes: [String] { statement.attributes }
    /// The access level that is written; nothing when none is.
    public var accessLevel: AccessLevel? { statement.accessLevel }
    /// The conditions of the `#if` branches around it, the outermost first; empty when it always
    /// counts.
    public var conditions: [Condition] { statement.conditions }

    /// The same as it stands in the source, which may call the module by another name.
    var asWritten: Import {
        statement.asWritten.map { Import($0, line: line, column: column) } ?? self
    }

    /// Whether the import counts on every platform and in every configuration.
    public var isUnconditional: Bool { conditions.isEmpty }

    /// The word between `import` and the path.
    public enum Kind: String, CaseIterable, Sendable {
        case `struct`
        case `class`
        case `protocol`
        case `enum`
        case `func`
        case `let`
        case `var`
        case `typealias`
    }

    /// Who may see the module through the importing one.
    public enum AccessLevel: String, CaseIterable, Sendable {
        case `public`
        case package
        case `internal`
        case `private`
        case `fileprivate`
    }

    /// A condition of conditional compilation, and whether it has to hold or to fail.
    public struct Condition: Hashable, Sendable {
        /// The condition as it is written, without comments and white space.
        public let text: String
        /// False in the branches behind the one that the condition opens.
        public let holds: Bool

        /// A condition.
        public init(text: String, holds: Bool) {
            self.text = text
            self.holds = holds
        }
    }

    /// An import.
    ///
    /// - Parameters:
    ///   - module: the first name of the path.
    ///   - path: the whole path; nothing when it is only the module.
    ///   - kind: the word between `import` and the path, if any.
    ///   - attributes: the attributes as they are written.
    ///   - accessLevel: the access level that is written, if any.
    ///   - line: the line of the word `import`.
    ///   - column: its column.
    ///   - conditions: the conditions around it.
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

    /// An import, by what is written and where.
    init(_ statement: ImportStatement, line: Int, column: Int) {
        self.statement = statement
        self.line = line
        self.column = column
    }
}
