/// The statements of a manifest that can be read literally.
struct ManifestSyntax: Equatable, Sendable {
    var imports: [String] = []
    var constants: [Constant] = []

    /// `let name: Type = value`.
    struct Constant: Equatable, Sendable {
        let name: String
        let type: LiteralType?
        let value: LiteralExpression
        let line: Int
    }
}

/// An expression of a manifest, or its value.
///
/// A value consists of strings, lists, and calls of one name: `linux()` for `Platform.linux`.
struct LiteralExpression: Equatable, Sendable {
    let form: Form
    let line: Int
    /// The bytes of an expression in the manifest; empty for a value.
    let range: Range<Int>

    indirect enum Form: Equatable, Sendable {
        case string(String)
        /// `name`, `Type.member`, or `.member`, whose first part is empty.
        case path([String])
        case call([String], [Argument])
        case array([LiteralExpression])
        case sum([LiteralExpression])
        case range(LiteralExpression, LiteralExpression)
    }

    struct Argument: Equatable, Sendable {
        let label: String?
        let value: LiteralExpression
        /// The index of the first byte in the manifest.
        var start = 0
    }

    init(_ form: Form, line: Int, range: Range<Int> = 0..<0) {
        self.form = form
        self.line = line
        self.range = range
    }
}

/// The parts of a value.
extension LiteralExpression {
    /// The value of a string; empty for other values.
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

    /// The arguments of a call without a label.
    var unlabeled: [LiteralExpression] { arguments.filter { $0.label == nil }.map(\.value) }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    subscript(label: String) -> LiteralExpression? { argument(label)?.value }

    /// The elements of a list that is an argument; empty without the argument.
    func elements(_ label: String) -> [LiteralExpression] { self[label]?.elements ?? [] }

    /// The texts of a list that is an argument; empty without the argument.
    func texts(_ label: String) -> [String] { elements(label).map(\.text) }
}

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
