/// Works out the values of a manifest as the compiler would: each against the type that it has to
/// have where it stands.
struct LiteralEvaluator {
    let version: Int
    let functions: [String: ManifestSyntax.Function]
    /// The constants that are known so far, with their types.
    private(set) var constants: [String: Known] = [:]
    /// The lines of those constants that functions may use.
    private var linesOfShared: [String: Int] = [:]
    /// How much work is left: constants and functions can make a small text say a lot.
    private var budget = 200_000
    private var depth = 0
    private var calledFunctions: Set<String> = []

    /// A value with its type.
    struct Known: Equatable {
        let type: LiteralType
        let value: LiteralValue
    }

    /// What the names in an expression mean.
    typealias Scope = [String: Known]

    /// The value of the one `Package(…)` of a manifest.
    ///
    /// - Throws: the first `Doubt`.
    static func package(of syntax: ManifestSyntax, version: Int) throws(Doubt) -> LiteralValue {
        guard syntax.imports.contains("PackageDescription") else {
            throw Doubt(reason: "PackageDescription is not imported", line: 1)
        }
        var evaluator = try LiteralEvaluator(syntax, version: version)
        var package: LiteralValue?
        for case .constant(let constant) in syntax.declarations {
            guard constant.value.isPackage else {
                try evaluator.define(constant)
                continue
            }
            guard package == nil else {
                throw Doubt(reason: "a second package", line: constant.line)
            }
            guard constant.type == nil || constant.type.map(\.isPackage) == true else {
                throw Doubt(reason: "a package of another type", line: constant.line)
            }
            package = try evaluator.value(
                of: constant.value,
                as: .named("Package"),
                in: evaluator.constants
            )
            evaluator.constants[constant.name] = Known(type: .named("Package"), value: .nothing)
        }
        try evaluator.checkThatAllIsUsed()
        guard let package else { throw Doubt(reason: "there is no package", line: 1) }
        return package
    }

    private init(_ syntax: ManifestSyntax, version: Int) throws(Doubt) {
        self.version = version
        var functions: [String: ManifestSyntax.Function] = [:]
        var names: Set<String> = []
        for declaration in syntax.declarations {
            let (name, line) =
                switch declaration {
                case .constant(let constant): (constant.name, constant.line)
                case .function(let function): (function.name, function.line)
                }
            guard names.insert(name).inserted else {
                throw Doubt(reason: "\(name) is declared twice", line: line)
            }
            if case .function(let function) = declaration { functions[name] = function }
        }
        self.functions = functions
    }

    private mutating func define(_ constant: ManifestSyntax.Constant) throws(Doubt) {
        let type: LiteralType
        if let name = constant.type {
            type = try self.type(of: name)
        } else {
            type = try inferredType(of: constant.value)
        }
        let value = try self.value(of: constant.value, as: type, in: constants)
        constants[constant.name] = Known(type: type, value: value)
        if !constant.isVariable, type.isSendable { linesOfShared[constant.name] = constant.line }
    }

    /// A function that is never called was never checked: the compiler may refuse it.
    private func checkThatAllIsUsed() throws(Doubt) {
        for function in functions.values.sorted(by: { $0.line < $1.line })
        where !calledFunctions.contains(function.name) {
            throw Doubt(reason: "\(function.name) is never called", line: function.line)
        }
    }

    /// The value of an expression.
    ///
    /// - Throws: a `Doubt` when it does not plainly have the type.
    mutating func value(
        of expression: ManifestSyntax.Expression,
        as type: LiteralType,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        guard budget > 0, depth < 100 else {
            throw Doubt(reason: "the manifest takes long to work out", line: expression.line)
        }
        switch expression.form {
        case .string(let parts):
            return try string(parts, as: type.required, line: expression.line, in: scope)
        case .integer(let value) where type.required == .integer:
            return .integer(value)
        case .boolean(let value) where type.required == .boolean:
            return .boolean(value)
        case .nothing where type.required != type:
            return .nothing
        case .array(let elements):
            return try array(elements, as: type.required, line: expression.line, in: scope)
        case .dictionary(let pairs) where type.required == .aliases:
            return try aliases(pairs, line: expression.line, in: scope)
        case .sum(let operands):
            return try sum(operands, as: type.required, line: expression.line, in: scope)
        case .range(let lower, let upper) where type.required == .versions:
            return try range(lower, upper, in: scope)
        case .path(let path):
            return try self.path(path, as: type, line: expression.line, in: scope)
        case .call(let path, let arguments):
            return try call(path, arguments, as: type, line: expression.line, in: scope)
        default:
            throw Doubt(reason: "a value of another type than it looks", line: expression.line)
        }
    }

    private mutating func call(
        _ path: [String],
        _ arguments: [ManifestSyntax.Argument],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        if path.count == 1, let function = functions[path[0]], scope[path[0]] == nil {
            return try call(function, arguments, as: type, line: line, in: scope)
        }
        if path == ["Package"], type == .named("Package") {
            return try member("Package", of: "Package", arguments, line: line, in: scope)
        }
        let name = try memberName(path, of: type, line: line)
        guard case .named(let typeName) = type.required else {
            throw Doubt(reason: "a call of \(path.joined(separator: "."))", line: line)
        }
        return try member(name, of: typeName, arguments, line: line, in: scope)
    }

    /// The member that a path like `.linux` or `Platform.linux` means.
    private func memberName(
        _ path: [String],
        of type: LiteralType,
        line: Int
    ) throws(Doubt) -> String {
        guard case .named(let name) = type.required, let last = path.last, path.count > 1,
            path.count == 2 && path[0].isEmpty || path.dropLast().joined(separator: ".") == name
        else { throw Doubt(reason: "\(path.joined(separator: ".")) here", line: line) }
        return last
    }

    private func path(
        _ path: [String],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        if path.count == 1, let known = scope[path[0]] {
            guard known.type == type || known.type == type.required else {
                throw Doubt(reason: "\(path[0]) has another type", line: line)
            }
            return known.value
        }
        if path == ["MainActor", "self"], type.required == .named("MainActor.Type") {
            return .member("MainActor", [], line: line)
        }
        let name = try memberName(path, of: type, line: line)
        guard case .named(let typeName) = type.required,
            let member = ManifestGrammar.packageDescription[typeName]?.members.first(where: {
                $0.name == name && $0.parameters == nil && $0.versions.contains(version)
            })
        else { throw Doubt(reason: "\(path.joined(separator: ".")) here", line: line) }
        return .member(member.name, [], line: line)
    }

    private mutating func call(
        _ function: ManifestSyntax.Function,
        _ arguments: [ManifestSyntax.Argument],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        let result = try self.type(of: function.result)
        guard result == type || result == type.required,
            arguments.map(\.label) == function.parameters.map(\.label)
        else { throw Doubt(reason: "\(function.name) is called in another way", line: line) }
        var inner = constantsSeen(by: function)
        var parameters: Set<String> = []
        for (parameter, argument) in zip(function.parameters, arguments) {
            let type = try self.type(of: parameter.type)
            let value = try self.value(of: argument.value, as: type, in: scope)
            inner[parameter.name] = Known(type: type, value: value)
            guard parameters.insert(parameter.name).inserted
            else { throw Doubt(reason: "two parameters called \(parameter.name)", line: line) }
        }
        calledFunctions.insert(function.name)
        return try value(of: function.body, as: result, in: inner).moved(to: line)
    }

    /// A function sees the constants above it that may be used from any thread: in the language
    /// mode 6 the compiler refuses the others.
    private func constantsSeen(by function: ManifestSyntax.Function) -> Scope {
        constants.filter { name, _ in linesOfShared[name].map { $0 < function.line } ?? false }
    }
}

extension ManifestSyntax.Expression {
    fileprivate var isPackage: Bool {
        guard case .call(let path, _) = form else { return false }
        return path == ["Package"]
    }
}

extension ManifestSyntax.TypeName {
    fileprivate var isPackage: Bool { name == "Package" && !isArray }
}
