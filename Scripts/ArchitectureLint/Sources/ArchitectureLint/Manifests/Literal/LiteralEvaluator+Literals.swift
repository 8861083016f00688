extension LiteralEvaluator {
    /// The value of a string literal.
    func string(
        _ parts: [ManifestToken.StringPart],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        var text = ""
        for part in parts {
            switch part {
            case .text(let part):
                text += part
            case .interpolation(let name):
                guard type == .string, let known = scope[name], known.type == .string else {
                    throw Doubt(reason: "an interpolation of \(name)", line: line)
                }
                text += known.value.text
            }
            guard text.utf8.count < 10_000 else {
                throw Doubt(reason: "a very long string", line: line)
            }
        }
        guard try accepts(text, as: type) else {
            throw Doubt(reason: "a string, where another type is asked for", line: line)
        }
        return .string(text, line: line)
    }

    private func accepts(_ text: String, as type: LiteralType) throws(Doubt) -> Bool {
        switch type {
        case .string: true
        case .named("Version"): PlainVersion(text) != nil
        case .named(let name):
            ManifestGrammar.packageDescription[name]?.acceptsString == true
        default: false
        }
    }

    /// The value of an array literal.
    mutating func array(
        _ elements: [ManifestSyntax.Expression],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        let elementType: LiteralType
        switch type {
        case .array(let element), .set(let element): elementType = element
        default: throw Doubt(reason: "a list, where another type is asked for", line: line)
        }
        var values: [LiteralValue] = []
        for element in elements {
            values.append(try value(of: element, as: elementType, in: scope))
        }
        return .array(values)
    }

    /// The value of a dictionary of strings.
    mutating func aliases(
        _ pairs: [ManifestSyntax.Pair],
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        var aliases: [String: String] = [:]
        for pair in pairs {
            let key = try value(of: pair.key, as: .string, in: scope).text
            let text = try value(of: pair.value, as: .string, in: scope).text
            // The same key twice ends the program.
            guard aliases.updateValue(text, forKey: key) == nil else {
                throw Doubt(reason: "two aliases of \(key)", line: line)
            }
        }
        return .aliases(aliases)
    }

    /// Lists or strings, one behind the other.
    ///
    /// The compiler finds the type of a sum by its operands, so one of them has to be something
    /// with a type of its own: a constant or a call of a function.
    mutating func sum(
        _ operands: [ManifestSyntax.Expression],
        as type: LiteralType,
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        var values: [LiteralValue] = []
        for operand in operands {
            values.append(try value(of: operand, as: type, in: scope))
        }
        let hasType = operands.contains { operand in
            switch operand.form {
            case .path(let path), .call(let path, _): path.count == 1
            default: false
            }
        }
        switch type {
        case .string:
            let text = values.map(\.text).joined()
            guard text.utf8.count < 10_000 else { break }
            return .string(text, line: line)
        case .array where hasType:
            let elements = values.flatMap(\.elements)
            guard elements.count < 10_000 else { break }
            return .array(elements)
        default: break
        }
        throw Doubt(reason: "a sum", line: line)
    }

    /// A range of versions, both written as plain strings.
    mutating func range(
        _ lower: ManifestSyntax.Expression,
        _ upper: ManifestSyntax.Expression,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        let first = try value(of: lower, as: .named("Version"), in: scope).text
        let last = try value(of: upper, as: .named("Version"), in: scope).text
        // A range that ends before it starts ends the program.
        guard let low = PlainVersion(first), let high = PlainVersion(last), low.isBelow(high) else {
            throw Doubt(reason: "a range of versions", line: lower.line)
        }
        return .versions
    }

    /// The type that a name in the manifest means.
    func type(of name: ManifestSyntax.TypeName) throws(Doubt) -> LiteralType {
        let type: LiteralType
        switch name.name {
        case "String": type = .string
        case "Bool": type = .boolean
        default:
            // The other types that are read literally are the same in all versions, or can only be
            // written where their version is known: their members are checked.
            guard Self.nameable.contains(name.name) else {
                throw Doubt(reason: "the type \(name.name)", line: name.line)
            }
            type = .named(name.name)
        }
        return name.isArray ? .array(type) : type
    }

    private static let nameable: Set<String> = [
        "Product", "Package.Dependency", "Target", "Target.Dependency", "SwiftSetting", "CSetting",
        "CXXSetting", "LinkerSetting", "Platform", "SupportedPlatform", "Resource",
        "SystemPackageProvider", "BuildSettingCondition",
    ]

    /// The type that the compiler gives a constant without one.
    func inferredType(of expression: ManifestSyntax.Expression) throws(Doubt) -> LiteralType {
        switch expression.form {
        case .string: return .string
        case .boolean: return .boolean
        case .array(let elements):
            guard let first = elements.first else { break }
            let type = try inferredType(of: first)
            // The compiler looks at all elements; those that say their type in full agree.
            let isPlain = elements.allSatisfy { element in
                switch (element.form, type) {
                case (.string, .string): true
                case (.path(let path), .named), (.call(let path, _), .named): path.count > 1
                default: false
                }
            }
            if isPlain { return .array(type) }
        case .path(let path) where path.count == 1:
            if let known = constants[path[0]] { return known.type }
        case .call(let path, _) where path.count == 1:
            if let function = functions[path[0]] { return try type(of: function.result) }
        case .sum(let operands):
            // A constant says the type of the whole; the other operands have to agree.
            let known = operands.lazy.compactMap { operand -> LiteralType? in
                guard case .path(let path) = operand.form, path.count == 1 else { return nil }
                return constants[path[0]]?.type
            }.first
            if let known { return known }
        case .path(let path), .call(let path, _):
            let name = path.dropLast().joined(separator: ".")
            if Self.nameable.contains(name) { return .named(name) }
        default: break
        }
        throw Doubt(reason: "a constant without a plain type", line: expression.line)
    }
}

/// A version of three plain numbers: `1.2.3`.
struct PlainVersion: Equatable {
    private let parts: [Int]

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part -> Int? in
            guard (1...9).contains(part.utf8.count), part.utf8.allSatisfy(\.isDecimalDigit),
                part == "0" || !part.hasPrefix("0")
            else { return nil }
            return Int(part)
        }
        guard numbers.count == 3, parts.count == 3 else { return nil }
        self.parts = numbers
    }

    func isBelow(_ other: PlainVersion) -> Bool {
        parts.lexicographicallyPrecedes(other.parts)
    }
}
