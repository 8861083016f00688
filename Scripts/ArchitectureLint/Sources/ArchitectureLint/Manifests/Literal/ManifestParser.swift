/// Parses the statements of a manifest: imports and constants.
struct ManifestParser {
    private let tokens: [ManifestToken]
    private var index = 0
    private var depth = 0

    /// The maximum depth of nested expressions, which limits the size of the stack.
    private static let maximumDepth = 32

    static func parse(_ bytes: [UInt8]) throws -> ManifestSyntax {
        var parser = ManifestParser(tokens: try ManifestToken.tokens(of: bytes))
        var syntax = ManifestSyntax()
        var names: Set<String> = []
        while parser.current.kind != .end {
            let line = parser.current.line
            guard let name = try parser.parseStatement(into: &syntax) else { continue }
            guard names.insert(name).inserted else {
                throw UnsupportedSyntax("a second declaration of '\(name)'", line: line)
            }
        }
        return syntax
    }

    /// Parses a single expression.
    static func expression(_ bytes: [UInt8]) throws -> LiteralExpression {
        var parser = ManifestParser(tokens: try ManifestToken.tokens(of: bytes))
        let expression = try parser.parseExpression()
        guard parser.current.kind == .end else { throw parser.unexpected }
        return expression
    }

    private var current: ManifestToken { tokens[index] }
    private var following: ManifestToken { tokens[min(index + 1, tokens.count - 1)] }

    private var unexpected: UnsupportedSyntax {
        let text =
            switch current.kind {
            case .name(let text), .sign(let text): "'\(text)'"
            case .string: "a string literal"
            case .end: "the end of the manifest"
            }
        return UnsupportedSyntax("\(text) in an unexpected place", line: current.line)
    }

    @discardableResult
    private mutating func take() -> ManifestToken {
        let token = current
        if index + 1 < tokens.count { index += 1 }
        return token
    }

    private mutating func take(if sign: String) -> Bool {
        guard current.kind == .sign(sign) else { return false }
        take()
        return true
    }

    private mutating func expect(_ sign: String) throws {
        guard take(if: sign) else { throw unexpected }
    }

    /// Consumes a binary operator; throws if the operator has white space on only one side.
    private mutating func takeBinaryOperator() throws {
        guard current.touchesPrevious == following.touchesPrevious else { throw unexpected }
        take()
    }

    private mutating func takeName() throws -> String {
        guard case .name(let name) = current.kind else { throw unexpected }
        take()
        return name
    }

    // A capitalized name could hide a type of PackageDescription.
    private mutating func takeDeclaredName() throws -> String {
        guard case .name(let name) = current.kind, name.first?.isLowercase == true,
            !Keyword.reserved.contains(name), !Self.contextualKeywords.contains(name)
        else { throw unexpected }
        take()
        return name
    }

    private static let contextualKeywords: Set = [
        "actor", "any", "async", "await", "borrowing", "consume", "consuming", "copy", "each",
        "get", "isolated", "macro", "nonisolated", "open", "sending", "set", "some", "unowned",
        "unsafe", "weak", "yield",
    ]

    /// Parses an import or a constant and adds it to `syntax`.
    ///
    /// - Returns: The name of the constant; nil for an import.
    private mutating func parseStatement(into syntax: inout ManifestSyntax) throws -> String? {
        guard current.startsLine else { throw unexpected }
        let name: String?
        switch current.kind {
        case .name("import"):
            syntax.imports.append(try parseImport())
            name = nil
        case .name("let"):
            let constant = try parseConstant()
            syntax.constants.append(constant)
            name = constant.name
        default: throw unexpected
        }
        guard current.startsLine || current.kind == .end else { throw unexpected }
        return name
    }

    private mutating func parseImport() throws -> String {
        take()
        let supported = ["PackageDescription", "CompilerPluginSupport", "Foundation"]
        guard !current.startsLine, case .name(let module) = current.kind,
            supported.contains(module)
        else { throw unexpected }
        take()
        return module
    }

    private mutating func parseConstant() throws -> ManifestSyntax.Constant {
        let line = take().line
        let name = try takeDeclaredName()
        let type = take(if: ":") ? try parseType() : nil
        guard !current.touchesPrevious, !following.touchesPrevious else { throw unexpected }
        try expect("=")
        return .init(name: name, type: type, value: try parseExpression(), line: line)
    }

    private mutating func parseType() throws -> LiteralType {
        if take(if: "[") {
            let element = try parseType()
            try expect("]")
            return .array(element)
        }
        let token = current
        var name = try takeName()
        while current.kind == .sign("."), current.touchesPrevious, following.touchesPrevious {
            take()
            name += ".\(try takeName())"
        }
        guard name == "String" || LiteralEvaluator.declarableTypes.contains(name) else {
            throw UnsupportedSyntax("the type '\(name)'", line: token.line)
        }
        return LiteralType(name[...])
    }

    /// Parses elements separated by commas, and the closing bracket `end`.
    private mutating func parseList<Element>(
        to end: String,
        _ parse: (inout ManifestParser) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        while !take(if: end) {
            elements.append(try parse(&self))
            if current.kind != .sign(end) { try expect(",") }
        }
        return elements
    }
}

extension ManifestParser {
    private mutating func parseExpression() throws -> LiteralExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw UnsupportedSyntax("deeply nested values", line: current.line)
        }
        let first = try parseOperand()
        func whole(_ form: LiteralExpression.Form) -> LiteralExpression {
            LiteralExpression(form, line: first.line)
        }
        switch current.kind {
        case .sign("..<"), .sign("..."):
            try takeBinaryOperator()
            let last = try parseOperand()
            return whole(.range(first, last))
        case .sign("+"):
            var operands = [first]
            while current.kind == .sign("+") {
                try takeBinaryOperator()
                operands.append(try parseOperand())
            }
            return whole(.sum(operands))
        default: return first
        }
    }

    private mutating func parseOperand() throws -> LiteralExpression {
        let line = current.line
        let form = try parseForm()
        // A member, closure, subscript or second call would belong to the value.
        switch current.kind {
        case .sign("."), .sign("{"): throw unexpected
        case .sign("["), .sign("("):
            guard current.startsLine else { throw unexpected }
        default: break
        }
        return LiteralExpression(form, line: line)
    }

    private mutating func parseForm() throws -> LiteralExpression.Form {
        switch current.kind {
        case .string(let value):
            take()
            return .string(value)
        case .sign("["):
            take()
            return .array(try parseList(to: "]") { try $0.parseExpression() })
        case .name, .sign("."): return try parsePath()
        default: throw unexpected
        }
    }

    private mutating func parsePath() throws -> LiteralExpression.Form {
        var path = current.kind == .sign(".") ? [""] : [try takeName()]
        while current.kind == .sign(".") {
            guard following.touchesPrevious, path != [""] || following.kind != .name("self")
            else { throw unexpected }
            take()
            path.append(try takeName())
        }
        guard current.kind == .sign("("), !current.startsLine else { return .path(path) }
        take()
        return .call(path, try parseList(to: ")") { try $0.parseArgument() })
    }

    private mutating func parseArgument() throws -> LiteralExpression.Argument {
        var label: String?
        if case .name(let name) = current.kind, following.kind == .sign(":") {
            label = name
            take()
            take()
        }
        return LiteralExpression.Argument(label: label, value: try parseExpression())
    }
}
