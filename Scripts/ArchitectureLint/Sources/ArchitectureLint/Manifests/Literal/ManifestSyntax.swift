/// The statements of a manifest that can be read literally.
struct ManifestSyntax: Equatable, Sendable {
    var imports: [String] = []
    var constants: [Constant] = []

    /// A constant that is declared as `let name: Type = value`.
    struct Constant: Equatable, Sendable {
        let name: String
        let type: LiteralType?
        let value: LiteralExpression
        let line: Int
    }
}

/// An expression of a literal manifest, or the value of an expression.
///
/// A value consists of strings, lists, and calls, such as `linux()` for `Platform.linux`.
struct LiteralExpression: Equatable, Sendable {
    let form: Form
    let line: Int

    indirect enum Form: Equatable, Sendable {
        case string(String)
        /// The parts of `name`, `Type.member` or `.member`; the first part of `.member` is empty.
        case path([String])
        case call([String], [Argument])
        case array([LiteralExpression])
        case sum([LiteralExpression])
        case range(LiteralExpression, LiteralExpression)
    }

    struct Argument: Equatable, Sendable {
        let label: String?
        let value: LiteralExpression
    }

    init(_ form: Form, line: Int) {
        self.form = form
        self.line = line
    }
}

/// Access to the content of a value.
extension LiteralExpression {
    /// The content of a string literal; empty for other values.
    var text: String { if case .string(let text) = form { text } else { "" } }

    /// The elements of a list; empty for other values.
    var elements: [LiteralExpression] {
        if case .array(let elements) = form { elements } else { [] }
    }

    /// The name of a call; empty for other values.
    var name: String { if case .call(let path, _) = form { path.last ?? "" } else { "" } }

    private var arguments: [Argument] {
        if case .call(_, let arguments) = form { arguments } else { [] }
    }

    /// The values of the arguments without a label; empty if this is not a call.
    var unlabeled: [LiteralExpression] { arguments.filter { $0.label == nil }.map(\.value) }

    subscript(label: String) -> LiteralExpression? { arguments.first { $0.label == label }?.value }

    /// Returns the elements of the list in the argument `label`; empty without the argument.
    func elements(_ label: String) -> [LiteralExpression] { self[label]?.elements ?? [] }

    /// Returns the strings of the list in the argument `label`; empty without the argument.
    func texts(_ label: String) -> [String] { elements(label).map(\.text) }
}

indirect enum LiteralType: Equatable, Sendable {
    case string
    case array(LiteralType)
    /// A type that PackageDescription declares, by its name.
    case named(String)

    /// Parses `String`, `[Element]` or the name of a type in PackageDescription.
    init(_ text: Substring) {
        if text.hasPrefix("[") {
            self = .array(LiteralType(text.dropFirst().dropLast()))
        } else {
            self = text == "String" ? .string : .named(String(text))
        }
    }
}
