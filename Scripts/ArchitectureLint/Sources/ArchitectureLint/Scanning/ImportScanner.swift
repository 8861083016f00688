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
        guard let last = CandidateSearch.last(in: bytes) else { return [] }
        return imports(in: bytes, through: last)
    }

    /// The imports of a text, found without the search that saves the work behind the last one:
    /// what `imports(in:)` has to find.
    package static func importsByLexingAll(in bytes: [UInt8]) -> [Import] {
        imports(in: bytes, through: bytes.count)
    }

    /// The imports that start no later than at an offset.
    private static func imports(in bytes: [UInt8], through last: Int) -> [Import] {
        var scanner = ImportScanner(bytes)
        scanner.run(through: last)
        return scanner.imports
    }

    private init(_ bytes: [UInt8]) {
        lexer = Lexer(bytes)
        places = PlaceCounter(bytes)
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
        var ahead = lexer
        var token = ahead.next()
        let kind = token.kind == .word ? kind(token.range) : nil
        if kind != nil { token = ahead.next() }
        guard let module = name(token) else { return }
        lexer = ahead
        var path = [module]
        while let next = readMember() { path.append(next) }
        let place = places.place(of: offset)
        imports.append(
            Import(
                module: module,
                path: path,
                kind: kind,
                attributes: prefix.attributes.map(attribute),
                accessLevel: prefix.accessLevel,
                line: place.line,
                column: place.column,
                conditions: branches.flatMap(\.conditions)
            )
        )
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
        var ahead = lexer
        if lexer.byte(0) == Byte.dot {
            ahead.position += 1
        } else if lexer.byte(0) == Byte.colon, lexer.byte(1) == Byte.colon {
            ahead.position += 2
        } else {
            return nil
        }
        guard let first = ahead.byte(0), Byte.startsWord(first) || first == Byte.backtick else {
            return nil
        }
        guard let member = name(ahead.next()) else { return nil }
        lexer = ahead
        return member
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
        var ahead = lexer
        var text = ""
        var open = 0
        while true {
            let token = ahead.next()
            guard token.kind != .end, open > 0 || !token.startsLine, token.kind != .directive
            else { break }
            if token.kind == .punctuation(Byte.leftParenthesis) { open += 1 }
            if token.kind == .punctuation(Byte.rightParenthesis) { open -= 1 }
            text += ahead.text(token.range)
            lexer = ahead
        }
        return text
    }
}
