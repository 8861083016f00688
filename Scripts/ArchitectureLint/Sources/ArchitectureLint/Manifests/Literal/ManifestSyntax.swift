/// A manifest that may be read literally, as it is written.
struct ManifestSyntax: Equatable, Sendable {
    /// The modules that it imports.
    var imports: [String] = []
    /// Its constants and functions, in the order of the text.
    var declarations: [Declaration] = []

    /// A constant or function of its own.
    enum Declaration: Equatable, Sendable {
        case constant(Constant)
        case function(Function)
    }

    /// `let name: Type = value`. A `var` that nothing changes is one too.
    struct Constant: Equatable, Sendable {
        let name: String
        let type: TypeName?
        let value: Expression
        let isVariable: Bool
        let line: Int
    }

    /// `func name(label name: Type) -> Type { expression }`.
    struct Function: Equatable, Sendable {
        let name: String
        let parameters: [Parameter]
        let result: TypeName
        let body: Expression
        let line: Int
    }

    /// A parameter of a function.
    struct Parameter: Equatable, Sendable {
        /// How a call names it; nothing for `_`.
        let label: String?
        let name: String
        let type: TypeName
    }

    /// The name of a type: `Target.Dependency`, or a list of it.
    struct TypeName: Equatable, Sendable {
        let name: String
        let isArray: Bool
        let line: Int
    }

    /// A value as it is written.
    struct Expression: Equatable, Sendable {
        let form: Form
        let line: Int
    }

    /// How a value is written.
    indirect enum Form: Equatable, Sendable {
        case string([ManifestToken.StringPart])
        case integer(Int)
        case boolean(Bool)
        case nothing
        /// `name`, `Type.member`, or `.member`, which then has an empty first part.
        case path([String])
        case call([String], [Argument])
        case array([Expression])
        case dictionary([Pair])
        case sum([Expression])
        case range(lower: Expression, upper: Expression)
    }

    /// An argument of a call.
    struct Argument: Equatable, Sendable {
        let label: String?
        let value: Expression
    }

    /// An entry of a dictionary.
    struct Pair: Equatable, Sendable {
        let key: Expression
        let value: Expression
    }
}
