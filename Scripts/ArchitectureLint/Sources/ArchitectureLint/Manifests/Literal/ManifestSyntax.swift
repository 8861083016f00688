/// The syntax tree of a manifest that can be read literally.
struct ManifestSyntax: Equatable, Sendable {
    var imports: [String] = []
    var constants: [Constant] = []
    var functions: [String: Function] = [:]

    /// `let name: Type = value`.
    struct Constant: Equatable, Sendable {
        let name: String
        let type: LiteralType?
        let value: Expression
        let line: Int
    }

    /// `func name(label name: String) -> Type { expression }`.
    struct Function: Equatable, Sendable {
        let name: String
        let parameters: [Parameter]
        let result: LiteralType
        let body: Expression
        let line: Int
    }

    struct Parameter: Equatable, Sendable {
        /// The name in a call; nil for `_`.
        let label: String?
        let name: String
    }

    struct Expression: Equatable, Sendable {
        let form: Form
        let line: Int
    }

    indirect enum Form: Equatable, Sendable {
        case string(String)
        /// `name`, `Type.member`, or `.member`, whose first part is empty.
        case path([String])
        case call([String], [Argument])
        case array([Expression])
        case sum([Expression])
        case range(Expression, Expression)
    }

    struct Argument: Equatable, Sendable {
        let label: String?
        let value: Expression
    }
}

/// The type of a value in a manifest.
indirect enum LiteralType: Equatable, Sendable {
    case string
    case array(LiteralType)
    /// A type of PackageDescription, by its name there.
    case named(String)

    /// Parses `String`, `[Element]` or a name.
    init(_ text: Substring) {
        if text.hasPrefix("[") {
            self = .array(LiteralType(text.dropFirst().dropLast()))
        } else {
            self = text == "String" ? .string : .named(String(text))
        }
    }
}

/// A value of a manifest.
indirect enum LiteralValue: Equatable, Sendable {
    case string(String, line: Int)
    case array([LiteralValue], line: Int)
    /// A member of a type, with its arguments.
    case member(String, [LiteralArgument], line: Int)

    var line: Int {
        switch self {
        case .string(_, let line), .array(_, let line), .member(_, _, let line): line
        }
    }

    /// The value of a string; empty for other values.
    var text: String { if case .string(let text, _) = self { text } else { "" } }

    /// The elements of a list; empty for other values.
    var elements: [LiteralValue] { if case .array(let elements, _) = self { elements } else { [] } }

    /// The name of a member; empty for other values.
    var name: String { if case .member(let name, _, _) = self { name } else { "" } }

    /// The arguments of a member without a label.
    var unlabeled: [LiteralValue] {
        guard case .member(_, let arguments, _) = self else { return [] }
        return arguments.filter { $0.label == nil }.map(\.value)
    }

    /// The argument of a member with a label.
    subscript(label: String) -> LiteralValue? {
        guard case .member(_, let arguments, _) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }
}

struct LiteralArgument: Equatable, Sendable {
    let label: String?
    let value: LiteralValue
}
