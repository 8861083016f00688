/// Evaluates the expressions of a manifest as the compiler would: each against the type that its
/// place requires.
struct LiteralEvaluator {
    private let version: Int
    private let functions: [String: ManifestSyntax.Function]
    private var constants: [String: Known] = [:]
    private var calledFunctions: Set<String> = []
    // Constants and functions let a short text describe a large package.
    private var budget = 200_000

    private struct Known {
        let type: LiteralType
        let value: LiteralExpression
    }

    /// The meaning of the names in an expression.
    private struct Scope {
        let names: [String: Known]
        /// The line of the call, in the body of a function; nil elsewhere.
        var call: Int?
    }

    /// The types that a constant or a function may declare.
    static let declarableTypes: Set<String> = [
        "Product", "Package.Dependency", "Target", "Target.Dependency", "SwiftSetting", "CSetting",
        "LinkerSetting", "Platform", "SupportedPlatform", "Resource",
    ]

    /// Evaluates the only `Package(…)` of a manifest.
    static func package(of syntax: ManifestSyntax, version: Int) throws -> LiteralExpression {
        guard syntax.imports.contains("PackageDescription") else {
            throw UnsupportedSyntax("a manifest without PackageDescription", line: 1)
        }
        var evaluator = LiteralEvaluator(version: version, functions: syntax.functions)
        var package: LiteralExpression?
        for constant in syntax.constants {
            guard case .call(["Package"], let arguments) = constant.value.form else {
                try evaluator.define(constant)
                continue
            }
            guard package == nil, constant.type == nil else {
                throw UnsupportedSyntax("a second package", line: constant.line)
            }
            package = try evaluator.member(
                "Package",
                of: "Package",
                arguments,
                line: constant.value.line,
                in: Scope(names: evaluator.constants)
            )
        }
        // The compiler may reject a function that was never evaluated here.
        for function in syntax.functions.values.sorted(by: { $0.line < $1.line })
        where !evaluator.calledFunctions.contains(function.name) {
            throw UnsupportedSyntax("the unused function '\(function.name)'", line: function.line)
        }
        guard let package else { throw UnsupportedSyntax("a manifest without a package", line: 1) }
        return package
    }

    private mutating func define(_ constant: ManifestSyntax.Constant) throws {
        guard let type = constant.type ?? inferredType(of: constant.value) else {
            throw UnsupportedSyntax("a constant without a type", line: constant.line)
        }
        let value = try value(of: constant.value, as: type, in: Scope(names: constants))
        constants[constant.name] = Known(type: type, value: value)
    }

    /// The type that the compiler infers for a constant, where that is simple.
    private func inferredType(of expression: LiteralExpression) -> LiteralType? {
        switch expression.form {
        case .string: .string
        case .array(let elements):
            elements.isEmpty || !elements.allSatisfy({ inferredType(of: $0) == .string })
                ? nil : .array(.string)
        case .path(let path) where path.count == 1: constants[path[0]]?.type
        case .sum(let operands):
            // A constant determines the type of the sum; the other operands have to match it.
            operands.lazy.compactMap { operand -> LiteralType? in
                guard case .path(let path) = operand.form, path.count == 1 else { return nil }
                return constants[path[0]]?.type
            }.first
        default: nil
        }
    }

    private mutating func value(
        of expression: LiteralExpression,
        as type: LiteralType,
        in scope: Scope
    ) throws -> LiteralExpression {
        let line = scope.call ?? expression.line
        budget -= 1
        guard budget > 0 else { throw UnsupportedSyntax("a very large package", line: line) }
        switch (expression.form, type) {
        case (.string(let text), _) where accepts(text, as: type):
            return LiteralExpression(.string(text), line: line)
        case (.array(let elements), .array(let element)):
            let values = try elements.map { try value(of: $0, as: element, in: scope) }
            return LiteralExpression(.array(values), line: line)
        case (.sum(let operands), .array):
            // The compiler needs an operand with a type, since a literal may be a set, too.
            let hasType = operands.contains { operand in
                switch operand.form {
                case .path(let path), .call(let path, _): path.count == 1
                default: false
                }
            }
            guard hasType else { break }
            let values = try operands.flatMap { try value(of: $0, as: type, in: scope).elements }
            budget -= values.count
            return LiteralExpression(.array(values), line: line)
        case (.range(let first, let last), .named("Range<Version>")):
            let bounds = try [first, last].compactMap {
                try value(of: $0, as: .named("Version"), in: scope).text.versionNumbers(digits: 9)
            }
            guard bounds.count == 2, bounds[0].lexicographicallyPrecedes(bounds[1]) else { break }
            return LiteralExpression(.call(["range"], []), line: line)
        case (.path(let path), _):
            if path.count == 1, let known = scope.names[path[0]], known.type == type {
                return known.value
            }
            guard case .named(let typeName) = type, let name = memberName(path, of: typeName),
                PackageInterface.types[typeName]?.members.contains(where: {
                    $0.name == name && $0.parameters == nil && $0.since <= version
                }) == true
            else { break }
            return LiteralExpression(.call([name], []), line: line)
        case (.call(let path, let arguments), _):
            if path.count == 1, scope.call == nil, scope.names[path[0]] == nil,
                let function = functions[path[0]]
            {
                return try call(function, arguments, as: type, line: line, in: scope)
            }
            guard case .named(let typeName) = type, let name = memberName(path, of: typeName)
            else { break }
            return try member(name, of: typeName, arguments, line: line, in: scope)
        default: break
        }
        throw UnsupportedSyntax("\(expression.form.description) in this place", line: line)
    }

    private func accepts(_ text: String, as type: LiteralType) -> Bool {
        switch type {
        case .string: true
        case .named("Version"): text.versionNumbers(digits: 9)?.count == 3
        case .named(let name): PackageInterface.types[name]?.acceptsString == true
        case .array: false
        }
    }

    /// The member that a path such as `.linux` or `Platform.linux` names.
    private func memberName(_ path: [String], of type: String) -> String? {
        let owner = path.dropLast()
        return owner == [""] || (!owner.isEmpty && owner.joined(separator: ".") == type)
            ? path.last : nil
    }

    // The body of a function sees its parameters only, and no other function.
    private mutating func call(
        _ function: ManifestSyntax.Function,
        _ arguments: [LiteralExpression.Argument],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws -> LiteralExpression {
        guard function.result == type,
            arguments.map(\.label) == function.parameters.map(\.label)
        else {
            throw UnsupportedSyntax("this call of '\(function.name)'", line: line)
        }
        var names: [String: Known] = [:]
        for (parameter, argument) in zip(function.parameters, arguments) {
            let value = try value(of: argument.value, as: .string, in: scope)
            names[parameter.name] = Known(type: .string, value: value)
        }
        calledFunctions.insert(function.name)
        return try value(of: function.body, as: type, in: Scope(names: names, call: line))
    }

    private mutating func member(
        _ name: String,
        of type: String,
        _ arguments: [LiteralExpression.Argument],
        line: Int,
        in scope: Scope
    ) throws -> LiteralExpression {
        var failure = UnsupportedSyntax("these arguments of '\(name)'", line: line)
        let members = PackageInterface.types[type]?.members ?? []
        for member in members where member.name == name && member.since <= version {
            guard let parameters = match(arguments, to: member) else { continue }
            do {
                let values = try zip(parameters, arguments).map { parameter, argument in
                    LiteralExpression.Argument(
                        label: parameter.label,
                        value: try value(of: argument.value, as: parameter.type, in: scope)
                    )
                }
                return LiteralExpression(.call([name], values), line: line)
            } catch let unsupported as UnsupportedSyntax {
                failure = unsupported
            }
        }
        throw failure
    }

    /// The parameters of the arguments, which keep the order of the declaration.
    private func match(
        _ arguments: [LiteralExpression.Argument],
        to member: PackageInterface.Member
    ) -> [PackageInterface.Parameter]? {
        guard let parameters = member.parameters else { return nil }
        var matched: [PackageInterface.Parameter] = []
        for parameter in parameters where parameter.since <= version {
            if matched.count < arguments.count, arguments[matched.count].label == parameter.label {
                matched.append(parameter)
            } else if !parameter.hasDefault {
                return nil
            }
        }
        return matched.count == arguments.count ? matched : nil
    }
}

extension LiteralExpression.Form {
    fileprivate var description: String {
        switch self {
        case .string(let text): "the string '\(text)'"
        case .path(let path), .call(let path, _): "'\(path.joined(separator: "."))'"
        case .array: "a list"
        case .sum: "a sum"
        case .range: "a range"
        }
    }
}
