/// Finds the imports of a source file, with everything that is written about each, in active and
/// inactive `#if` branches alike.
///
/// The compiler names the modules that a file imports, but not where, and not those of the
/// branches that are inactive on this machine. The scanner does, and `CrossCheck` holds it against
/// the compiler.
public struct ImportScanner {
    private var lexer: Lexer
    private var places: PlaceCounter
    private var prefix = ImportPrefix()
    private var depth = 0
    private var branches: [Branch] = []
    private var imports: [Import] = []
    private var statements = ImportStatements()

    /// One `#if` whose `#endif` has not come yet.
    private struct Branch {
        /// How many brackets were open at `#if`. Each branch starts from there, since a branch for
        /// another compiler need not even balance.
        let depth: Int
        var conditions: [Import.Condition]
    }

    /// The imports of a text, in their order. Any bytes will do: what is not Swift has the imports
    /// that can be told from it.
    ///
    /// - Parameter bytes: the text in UTF-8, as it stands in the file.
    public static func imports(in bytes: [UInt8]) -> [Import] {
        var statements = ImportStatements()
        return imports(in: bytes, end: bytes.count, sharing: &statements)
    }

    /// The imports of a text that ends before its array does.
    ///
    /// - Parameters:
    ///   - bytes: the text, and behind its end whatever else is there.
    ///   - end: where it ends.
    ///   - statements: what others import, to be shared.
    static func imports(
        in bytes: [UInt8],
        end: Int,
        sharing statements: inout ImportStatements
    ) -> [Import] {
        guard let last = CandidateSearch.last(in: bytes, end: end) else { return [] }
        return imports(in: bytes, end: end, through: last, sharing: &statements)
    }

    /// The imports of a text, found without the search that saves the work behind the last one:
    /// what `imports(in:)` has to find.
    package static func importsByLexingAll(in bytes: [UInt8]) -> [Import] {
        var statements = ImportStatements()
        return imports(in: bytes, end: bytes.count, through: bytes.count, sharing: &statements)
    }

    /// The imports that start no later than at an offset.
    private static func imports(
        in bytes: [UInt8],
        end: Int,
        through last: Int,
        sharing statements: inout ImportStatements
    ) -> [Import] {
        var scanner = ImportScanner(bytes, end: end)
        swap(&scanner.statements, &statements)
        scanner.run(through: last)
        swap(&scanner.statements, &statements)
        return scanner.imports
    }

    private init(_ bytes: [UInt8], end: Int) {
        lexer = Lexer(bytes, end: end)
        places = PlaceCounter(bytes, end: end)
    }

    private mutating func run(through last: Int) {
        var previous = Token.Kind.end
        while lexer.position <= last {
            let token = lexer.next()
            switch token.kind {
            case .end:
                return
            case .directive:
                follow(token)
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
            case .attribute where depth == 0:
                prefix.attributes.append(token.range)
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

    /// Whether a word names a member: no white space stands between it and the dot.
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
    /// Reads what follows the word `import`; nothing when it is not followed by a name, which the
    /// compiler refuses.
    private mutating func readImport(at offset: Int) {
        defer { prefix.clear() }
        let behindWord = lexer.mark
        var token = lexer.next()
        let kind = token.kind == .word ? kind(token.range) : nil
        if kind != nil { token = lexer.next() }
        guard let module = name(token) else {
            lexer.goBack(to: behindWord)
            return
        }
        var members: [String] = []
        while let next = readMember() { members.append(next) }
        let place = places.place(of: offset)
        let isPlain =
            members.isEmpty && kind == nil && prefix.isEmpty && branches.isEmpty
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

    /// What a word says is imported.
    private func kind(_ word: Range<Int>) -> Import.Kind? {
        // All of them are written small, which hardly any module is.
        guard (3...9).contains(word.count), lexer.bytes[word.lowerBound] >= UInt8(ascii: "a") else {
            return nil
        }
        return Import.Kind(rawValue: lexer.text(word))
    }

    /// The next name of the path, if it goes on: a dot or two colons stand between two names,
    /// without spaces.
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
        let before = lexer.mark
        lexer.position += length
        if let member = name(lexer.next()) { return member }
        lexer.goBack(to: before)
        return nil
    }

    /// The name that a token is, without backticks.
    private func name(_ token: Token) -> String? {
        switch token.kind {
        case .word where !lexer.isWord(token.range, "import"):
            lexer.text(token.range)
        case .escapedWord where lexer.bytes[token.range.lowerBound] == Byte.backtick:
            lexer.text(token.range.dropFirst().dropLast())
        default: nil
        }
    }

    /// An attribute as it is written, without comments and white space.
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
        case "#else".utf8.count:
            turn(to: nil)
        default:
            if let branch = branches.popLast() { depth = branch.depth }
        }
    }

    /// Leaves one branch of an `#if` for the next: what was to hold must now fail.
    private mutating func turn(to next: Import.Condition?) {
        guard var branch = branches.popLast() else { return }
        depth = branch.depth
        if let last = branch.conditions.popLast() {
            branch.conditions.append(Import.Condition(text: last.text, holds: false))
        }
        if let next { branch.conditions.append(next) }
        branches.append(branch)
    }

    /// The condition behind `#if`, without comments and white space. It ends with its line, unless
    /// a parenthesis is open.
    private mutating func readCondition() -> String {
        var text = ""
        var open = 0
        while true {
            let before = lexer.mark
            let token = lexer.next()
            guard token.kind != .end, open > 0 || !token.startsLine, token.kind != .directive
            else {
                lexer.goBack(to: before)
                return text
            }
            if token.kind == .punctuation(Byte.leftParenthesis) { open += 1 }
            if token.kind == .punctuation(Byte.rightParenthesis) { open -= 1 }
            text += lexer.text(token.range)
        }
    }
}
