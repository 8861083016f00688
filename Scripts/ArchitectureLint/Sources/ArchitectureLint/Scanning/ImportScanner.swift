/// Finds the imports of a source file, in active and inactive `#if` branches.
///
/// The compiler reports neither the places of imports nor the imports of inactive branches.
/// `CrossCheck` compares the scanner with the compiler.
public struct ImportScanner {
    private var lexer: Lexer
    private var places: PlaceCounter
    private var prefix = ImportPrefix()
    private var depth = 0
    private var branches: [Branch] = []
    private var imports: [Import] = []
    private let statements: ImportStatements

    /// An `#if` without its `#endif` so far.
    private struct Branch {
        // The brackets of a branch for another compiler need not be balanced.
        let depth: Int
        var conditions: [Import.Condition]
    }

    /// Finds the imports of a text, in their order.
    ///
    /// - Parameter bytes: The text in UTF-8. Any bytes are accepted.
    public static func imports(in bytes: [UInt8]) -> [Import] {
        imports(in: bytes, sharing: ImportStatements())
    }

    /// Finds the same imports as `imports(in:)`, but without `CandidateSearch`.
    package static func importsByLexingAll(in bytes: [UInt8]) -> [Import] {
        imports(in: bytes, sharing: ImportStatements(), through: bytes.count)
    }

    /// Finds the imports of a text, up to an offset.
    ///
    /// - Parameters:
    ///   - statements: The statements of other texts, to be shared.
    ///   - last: The offset of the last candidate; nil to search for it.
    static func imports(
        in bytes: [UInt8],
        sharing statements: ImportStatements,
        through last: Int? = nil
    ) -> [Import] {
        guard let last = last ?? CandidateSearch.last(in: bytes) else { return [] }
        var scanner = ImportScanner(bytes, statements)
        scanner.run(through: last)
        return scanner.imports
    }

    private init(_ bytes: [UInt8], _ statements: ImportStatements) {
        lexer = Lexer(bytes)
        places = PlaceCounter(bytes)
        self.statements = statements
    }

    private mutating func run(through last: Int) {
        var previous = Token.Kind.end
        while lexer.position <= last {
            let token = lexer.next()
            switch token.kind {
            case .end: return
            case .directive: follow(token)
            case .punctuation(let byte):
                if byte == Byte.leftParenthesis, previous == .attribute, depth == 0 {
                    prefix.openArguments()
                }
                count(byte)
                if !prefix.isInArguments {
                    prefix.clear()
                } else if depth == 0 {
                    prefix.closeArguments(at: token.range.upperBound)
                }
            case .attribute where depth == 0: prefix.attributes.append(token.range)
            case .word where depth == 0 && !isMember(token, behind: previous):
                if lexer.isWord(token.range, "import") {
                    readImport(at: token.range.lowerBound)
                } else {
                    prefix.read(token.range, in: lexer, behind: previous)
                }
            default:
                if !prefix.isInArguments { prefix.clear() }
            }
            previous = token.kind
        }
    }

    // The name of a member touches the dot in front of it.
    private func isMember(_ word: Token, behind previous: Token.Kind) -> Bool {
        previous == .punctuation(Byte.dot) && lexer.bytes[word.range.lowerBound - 1] == Byte.dot
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case Byte.leftBrace, Byte.leftParenthesis, Byte.leftBracket: depth += 1
        case Byte.rightBrace, Byte.rightParenthesis, Byte.rightBracket: depth = max(0, depth - 1)
        default: break
        }
    }
}

extension ImportScanner {
    /// Reads the statement behind the word `import`.
    private mutating func readImport(at offset: Int) {
        defer { prefix.clear() }
        let behindWord = lexer
        var token = lexer.next()
        let kind = token.kind == .word ? kind(token.range) : nil
        if kind != nil { token = lexer.next() }
        guard let module = name(token) else {
            lexer = behindWord
            return
        }
        var members: [String] = []
        while let next = readMember() { members.append(next) }
        let place = places.place(of: offset)
        let isPlain = members.isEmpty && kind == nil && prefix.isEmpty && branches.isEmpty
        let statement =
            isPlain
            ? statements.plain(module)
            : statements.shared(
                ImportStatement(
                    module: module,
                    members: members,
                    kind: kind,
                    attributes: prefix.attributes.map(attribute),
                    accessLevel: prefix.accessLevel,
                    conditions: branches.flatMap(\.conditions)
                )
            )
        imports.append(Import(statement, line: place.line, column: place.column))
    }

    private func kind(_ word: Range<Int>) -> Import.Kind? {
        // A kind begins with a small letter, unlike most modules.
        guard (3...9).contains(word.count), lexer.bytes[word.lowerBound] >= UInt8(ascii: "a") else {
            return nil
        }
        return Import.Kind(rawValue: lexer.text(word))
    }

    /// The next name of the path, behind a dot or two colons without spaces.
    private mutating func readMember() -> String? {
        let length: Int
        if lexer.byte(0) == Byte.dot {
            length = 1
        } else if lexer.byte(0) == Byte.colon, lexer.byte(1) == Byte.colon {
            length = 2
        } else {
            return nil
        }
        guard let first = lexer.byte(length), Byte.startsWord(first) || first == Byte.backtick
        else { return nil }
        let before = lexer
        lexer.position += length
        if let member = name(lexer.next()) { return member }
        lexer = before
        return nil
    }

    /// The name without backticks; nil for a token that is not a name.
    private func name(_ token: Token) -> String? {
        switch token.kind {
        case .word where !lexer.isWord(token.range, "import"): lexer.text(token.range)
        case .escapedWord where lexer.bytes[token.range.lowerBound] == Byte.backtick:
            lexer.text(token.range.dropFirst().dropLast())
        default: nil
        }
    }

    /// The text of an attribute without comments and white space.
    private func attribute(_ range: Range<Int>) -> String {
        let isCompact = lexer.bytes[range].allSatisfy { !Byte.isSpace($0) && $0 != Byte.slash }
        if isCompact { return lexer.text(range) }
        var ahead = lexer
        ahead.position = range.lowerBound
        var text = ""
        while true {
            let token = ahead.next()
            guard token.kind != .end, token.range.upperBound <= range.upperBound else { break }
            text += ahead.text(token.range)
        }
        return text
    }
}

extension ImportScanner {
    private mutating func follow(_ directive: Token) {
        if prefix.isInArguments { prefix.clear() }
        switch directive.range.count {
        case "#if".utf8.count:
            let condition = Import.Condition(text: readCondition(), holds: true)
            branches.append(Branch(depth: depth, conditions: [condition]))
        case "#elseif".utf8.count:
            turn(to: Import.Condition(text: readCondition(), holds: true))
        case "#else".utf8.count: turn(to: nil)
        default:
            if let branch = branches.popLast() { depth = branch.depth }
        }
    }

    /// Begins the next branch of an `#if`, in which the previous condition has to fail.
    private mutating func turn(to next: Import.Condition?) {
        guard var branch = branches.popLast() else { return }
        depth = branch.depth
        if let last = branch.conditions.popLast() {
            branch.conditions.append(Import.Condition(text: last.text, holds: false))
        }
        if let next { branch.conditions.append(next) }
        branches.append(branch)
    }

    // A condition ends with its line, unless a parenthesis is open.
    private mutating func readCondition() -> String {
        var text = ""
        var open = 0
        while true {
            let before = lexer
            let token = lexer.next()
            guard token.kind != .end, open > 0 || !token.startsLine, token.kind != .directive
            else {
                lexer = before
                return text
            }
            if token.kind == .punctuation(Byte.leftParenthesis) { open += 1 }
            if token.kind == .punctuation(Byte.rightParenthesis) { open -= 1 }
            text += lexer.text(token.range)
        }
    }
}
