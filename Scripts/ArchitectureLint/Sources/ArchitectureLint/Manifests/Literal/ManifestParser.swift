/// Reads the statements of a manifest: imports, constants, and functions of one expression. It
/// doubts every other statement.
struct ManifestParser {
    private let tokens: [ManifestToken]
    private var index = 0
    /// How deep values are nested where the parser is.
    var depth = 0

    /// Nobody nests values as deep as this; a deeper text is not read, so that the stack is safe.
    static let deepest = 32

    /// What a manifest's text says.
    ///
    /// - Throws: the first `Doubt`.
    static func parse(_ bytes: [UInt8]) throws(Doubt) -> ManifestSyntax {
        var parser = ManifestParser(tokens: try ManifestLexer.tokens(bytes))
        var syntax = ManifestSyntax()
        while parser.current.kind != .end { try parser.parseStatement(into: &syntax) }
        return syntax
    }

    private init(tokens: [ManifestToken]) {
        self.tokens = tokens
    }

    /// The token that is next: the last one is `end`, and is never passed.
    var current: ManifestToken { tokens[index] }

    /// The token behind the next one.
    var following: ManifestToken { tokens[min(index + 1, tokens.count - 1)] }

    /// Moves over the next token.
    @discardableResult
    mutating func take() -> ManifestToken {
        let token = current
        if index + 1 < tokens.count { index += 1 }
        return token
    }

    /// Moves over a separator if it is next.
    mutating func take(ifIs expected: ManifestToken.Punctuation) -> Bool {
        guard current.kind == .punctuation(expected) else { return false }
        take()
        return true
    }

    /// Moves over a separator that has to be next.
    mutating func expect(_ expected: ManifestToken.Punctuation) throws(Doubt) {
        guard take(ifIs: expected) else { throw unexpected() }
    }

    /// Moves over a word.
    mutating func takeName() throws(Doubt) -> String {
        guard case .name(let name) = current.kind else { throw unexpected() }
        take()
        return name
    }

    /// Moves over a name that the manifest gives to something of its own. Names that start with a
    /// capital are left alone: they could hide a type of PackageDescription.
    mutating func takeOwnName() throws(Doubt) -> String {
        let token = current
        let name = try takeName()
        guard let first = name.utf8.first, first != UInt8(ascii: "_"),
            name.first?.isLowercase == true, !Self.keywords.contains(name)
        else { throw Doubt(reason: "something called \(name)", line: token.line) }
        return name
    }

    /// The doubt about the token that is next.
    func unexpected() -> Doubt {
        let what =
            switch current.kind {
            case .name(let name): "'\(name)'"
            case .integer(let value): "the number \(value)"
            case .string: "a string"
            case .punctuation(let punctuation): "'\(punctuation.rawValue)'"
            case .end: "the end"
            }
        return Doubt(reason: "\(what), where plain manifests have none", line: current.line)
    }

    private mutating func parseStatement(into syntax: inout ManifestSyntax) throws(Doubt) {
        switch current.kind {
        case .name("import"):
            take()
            syntax.imports.append(try parseImport())
        case .name("let"), .name("var"):
            syntax.declarations.append(.constant(try parseConstant()))
        case .name("func"):
            syntax.declarations.append(.function(try parseFunction()))
        default:
            throw unexpected()
        }
        guard take(ifIs: .semicolon) || current.startsLine || current.kind == .end else {
            throw unexpected()
        }
    }

    private mutating func parseImport() throws(Doubt) -> String {
        guard !current.startsLine else { throw unexpected() }
        let line = current.line
        let module = try takeName()
        let harmless = ["PackageDescription", "CompilerPluginSupport", "Foundation"]
        guard harmless.contains(module) else {
            throw Doubt(reason: "the import of \(module)", line: line)
        }
        return module
    }

    private mutating func parseConstant() throws(Doubt) -> ManifestSyntax.Constant {
        let keyword = take()
        let name = try takeOwnName()
        let type = take(ifIs: .colon) ? try parseTypeName() : nil
        try expectEvenly(.equals)
        return ManifestSyntax.Constant(
            name: name,
            type: type,
            value: try parseExpression(),
            isVariable: keyword.kind == .name("var"),
            line: keyword.line
        )
    }

    /// Moves over an operator, which has white space on both sides or on none.
    mutating func expectEvenly(_ expected: ManifestToken.Punctuation) throws(Doubt) {
        guard current.kind == .punctuation(expected),
            current.touchesPrevious == following.touchesPrevious
        else { throw unexpected() }
        take()
    }

    private mutating func parseFunction() throws(Doubt) -> ManifestSyntax.Function {
        let line = take().line
        let name = try takeOwnName()
        try expect(.leftParenthesis)
        var parameters: [ManifestSyntax.Parameter] = []
        while !take(ifIs: .rightParenthesis) {
            parameters.append(try parseParameter())
            if current.kind != .punctuation(.rightParenthesis) { try expect(.comma) }
        }
        try expect(.arrow)
        let result = try parseTypeName()
        try expect(.leftBrace)
        if current.kind == .name("return") {
            take()
            guard !current.startsLine else { throw unexpected() }
        }
        let body = try parseExpression()
        try expect(.rightBrace)
        return ManifestSyntax.Function(
            name: name,
            parameters: parameters,
            result: result,
            body: body,
            line: line
        )
    }

    private mutating func parseParameter() throws(Doubt) -> ManifestSyntax.Parameter {
        let token = current
        let first = try takeName()
        var label: String? = first
        var name = first
        if case .name = current.kind {
            label = first == "_" ? nil : first
            name = try takeOwnName()
        }
        let isLabel = name != first && !["inout", "var", "let"].contains(first)
        guard name == first || label != name, isLabel || !Self.keywords.contains(first),
            name.first?.isLowercase == true
        else {
            throw Doubt(reason: "a parameter called \(name)", line: token.line)
        }
        try expect(.colon)
        return ManifestSyntax.Parameter(label: label, name: name, type: try parseTypeName())
    }

    private mutating func parseTypeName() throws(Doubt) -> ManifestSyntax.TypeName {
        let line = current.line
        let isArray = take(ifIs: .leftBracket)
        var name = try takeName()
        while current.kind == .punctuation(.dot), current.touchesPrevious,
            following.touchesPrevious
        {
            take()
            name += ".\(try takeName())"
        }
        if isArray { try expect(.rightBracket) }
        return ManifestSyntax.TypeName(name: name, isArray: isArray, line: line)
    }

    /// The words that Swift keeps for itself.
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
        "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer", "deinit",
        "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "isolated",
        "let", "macro", "nil", "nonisolated", "open", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "set",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "yield",
    ]
}
