/// Evaluates the expressions of a literal manifest, each as the type that the compiler expects.
struct LiteralEvaluator {
    private let version: Int
    private var constants: [String: Known] = [:]
    // Constants let a short text describe a large package.
    private var budget = 200_000

    private typealias Known = (type: LiteralType, value: LiteralExpression)

    /// The types that a constant in a literal manifest may have, besides `String` and lists.
    static let declarableTypes: Set<String> = [
        "Product", "Package.Dependency", "Target", "Target.Dependency", "SwiftSetting", "CSetting",
        "LinkerSetting", "Platform", "SupportedPlatform",
    ]

    /// Evaluates the call `Package(…)`, which a manifest has to contain once.
    static func package(of syntax: ManifestSyntax, version: Int) throws -> LiteralExpression {
        guard syntax.imports.contains("PackageDescription") else {
            throw UnsupportedSyntax("a manifest without PackageDescription", line: 1)
        }
        var evaluator = LiteralEvaluator(version: version)
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
                line: constant.value.line
            )
        }
        guard let package else { throw UnsupportedSyntax("a manifest without a package", line: 1) }
        return package
    }

    private mutating func define(_ constant: ManifestSyntax.Constant) throws {
        guard let type = constant.type ?? inferredType(of: constant.value) else {
            throw UnsupportedSyntax("a constant without a type", line: constant.line)
        }
        let value = try value(of: constant.value, as: type)
        constants[constant.name] = (type, value)
    }

    /// Returns the type that the compiler infers for a constant; nil if the inference is not
    /// simple.
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
        as type: LiteralType
    ) throws -> LiteralExpression {
        let line = expression.line
        budget -= 1
        guard budget > 0 else { throw UnsupportedSyntax("a very large package", line: line) }
        switch (expression.form, type) {
        case (.string(let text), _) where accepts(text, as: type):
            return LiteralExpression(.string(text), line: line)
        case (.array(let elements), .array(let element)):
            let values = try elements.map { try value(of: $0, as: element) }
            return LiteralExpression(.array(values), line: line)
        case (.sum(let operands), .array):
            // The compiler needs an operand with a type, since a literal may be a set, too.
            let hasType = operands.contains { operand in
                if case .path(let path) = operand.form { path.count == 1 } else { false }
            }
            guard hasType else { break }
            let values = try operands.flatMap { try value(of: $0, as: type).elements }
            budget -= values.count
            return LiteralExpression(.array(values), line: line)
        case (.range(let first, let last), .named("Range<Version>")):
            let bounds = try [first, last].compactMap {
                try value(of: $0, as: .named("Version")).text.versionNumbers(digits: 9)
            }
            guard bounds.count == 2, bounds[0].lexicographicallyPrecedes(bounds[1]) else { break }
            return LiteralExpression(.call(["range"], []), line: line)
        case (.path(let path), _):
            if path.count == 1, let known = constants[path[0]], known.type == type {
                return known.value
            }
            guard case .named(let typeName) = type, let name = memberName(path, of: typeName),
                PackageInterface.types[typeName]?.members.contains(where: {
                    $0.name == name && $0.parameters == nil && $0.since <= version
                }) == true
            else { break }
            return LiteralExpression(.call([name], []), line: line)
        case (.call(let path, let arguments), _):
            guard case .named(let typeName) = type, let name = memberName(path, of: typeName)
            else { break }
            return try member(name, of: typeName, arguments, line: line)
        default: break
        }
        throw UnsupportedSyntax("\(expression.form.description) in an unexpected place", line: line)
    }

    private func accepts(_ text: String, as type: LiteralType) -> Bool {
        switch type {
        case .string: true
        case .named("Version"): isVersion(text)
        case .named(let name): PackageInterface.types[name]?.acceptsString == true
        case .array: false
        }
    }

    /// Returns whether a text is a version such as `1.0.0` or `1.0.0-beta.1`.
    private func isVersion(_ text: String) -> Bool {
        let release = text.prefix { $0 != "-" }
        return release.versionNumbers(digits: 9)?.count == 3
            && text.dropFirst(release.count).allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")
            }
    }

    /// Returns the member that a path such as `.linux` or `Platform.linux` names.
    private func memberName(_ path: [String], of type: String) -> String? {
        let owner = path.dropLast()
        return owner == [""] || (!owner.isEmpty && owner.joined(separator: ".") == type)
            ? path.last : nil
    }

    private mutating func member(
        _ name: String,
        of type: String,
        _ arguments: [LiteralExpression.Argument],
        line: Int
    ) throws -> LiteralExpression {
        var failure = UnsupportedSyntax("unsupported arguments of '\(name)'", line: line)
        let members = PackageInterface.types[type]?.members ?? []
        for member in members where member.name == name && member.since <= version {
            guard let parameters = match(arguments, to: member) else { continue }
            do {
                let values = try zip(parameters, arguments).map { parameter, argument in
                    LiteralExpression.Argument(
                        label: parameter.label,
                        value: try value(of: argument.value, as: parameter.type)
                    )
                }
                return LiteralExpression(.call([name], values), line: line)
            } catch let unsupported as UnsupportedSyntax {
                failure = unsupported
            }
        }
        throw failure
    }

    /// Returns the parameters of a member that match the arguments; nil if the arguments do not
    /// fit.
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
