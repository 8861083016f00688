/// Finds the imports of a source file, in active and inactive `#if` branches.
///
/// The compiler reports neither the places of imports nor the imports of inactive branches.
/// `CrossCheck` compares the scanner with the compiler.
package struct ImportScanner {
    private var lexer: Lexer
    private var places: PlaceCounter
    /// The ranges of the attributes in front of a possible import, with their arguments.
    private var attributes: [Range<Int>] = []
    private var accessLevel: Import.AccessLevel?
    private var isInArguments = false
    private var depth = 0
    private var branches: [Branch] = []
    private var imports: [Import] = []
    private var hasCode = false

    /// An `#if` whose `#endif` is not reached yet.
    private struct Branch {
        // The brackets of a branch for another compiler need not be balanced.
        let depth: Int
        var conditions: [Import.Condition]
    }

    /// Finds the imports of a text, in their order, and whether the text has any other code.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8. Any bytes are accepted.
    ///   - last: The offset of the last possible import; nil to search for it.
    package static func scan(
        _ bytes: [UInt8],
        through last: Int? = nil
    ) -> (imports: [Import], hasCode: Bool) {
        var scanner = ImportScanner(bytes)
        scanner.run(through: last ?? CandidateSearch.last(in: bytes) ?? -1)
        return (scanner.imports, scanner.hasCode)
    }

    /// Returns only the imports that `scan` finds in a text.
    package static func imports(in bytes: [UInt8], through last: Int? = nil) -> [Import] {
        scan(bytes, through: last).imports
    }

    private init(_ bytes: [UInt8]) {
        lexer = Lexer(bytes)
        places = PlaceCounter(bytes)
    }

    private mutating func run(through last: Int) {
        var previous = Token.Kind.end
        // Behind the last candidate, only the first code is left to find.
        while lexer.position <= last || !hasCode {
            let token = lexer.next()
            switch token.kind {
            case .end: return
            case .directive: follow(token)
            case .punctuation(let byte):
                if byte == Byte.leftParenthesis, previous == .attribute, depth == 0 {
                    isInArguments = true
                }
                count(byte)
                if !isInArguments {
                    clearPrefix()
                    hasCode = hasCode || byte != Byte.semicolon
                } else if depth == 0 {
                    isInArguments = false
                    let start = attributes.popLast()?.lowerBound
                    if let start { attributes.append(start..<token.range.upperBound) }
                }
            case .attribute where depth == 0: attributes.append(token.range)
            case .word where depth == 0 && !isMember(token, behind: previous):
                if lexer.isWord(token.range, "import") {
                    readImport(at: token.range.lowerBound)
                } else {
                    readModifier(token.range, behind: previous)
                }
            default:
                if !isInArguments { passCode() }
            }
            previous = token.kind
        }
    }

    private mutating func passCode() {
        clearPrefix()
        hasCode = true
    }

    /// Forgets the attributes and the access level of the statement that has just been read.
    private mutating func clearPrefix() {
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        accessLevel = nil
        isInArguments = false
    }

    /// Stores the access level in front of a possible import; treats any other word as code.
    private mutating func readModifier(_ word: Range<Int>, behind previous: Token.Kind) {
        // Most words have another length.
        let level =
            (6...11).contains(word.count) ? Import.AccessLevel(rawValue: lexer.text(word)) : nil
        switch (previous, level) {
        // A modifier starts a statement: `x = internal` ends with a value.
        case (.operator, _), (.punctuation(Byte.equal), _), (.punctuation(Byte.comma), _),
            (.punctuation(Byte.colon), _), (_, nil):
            passCode()
        default: accessLevel = level
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
    /// Reads the rest of a statement after the word `import`.
    private mutating func readImport(at offset: Int) {
        defer { clearPrefix() }
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
        imports.append(
            Import(
                module: module,
                members: members,
                kind: kind,
                attributes: attributes.map(attribute),
                accessLevel: accessLevel,
                conditions: branches.flatMap(\.conditions),
                line: place.line,
                column: place.column
            )
        )
    }

    private func kind(_ word: Range<Int>) -> Import.Kind? {
        // A kind begins with a small letter, unlike most modules.
        guard (3...9).contains(word.count), lexer.bytes[word.lowerBound] >= UInt8(ascii: "a") else {
            return nil
        }
        return Import.Kind(rawValue: lexer.text(word))
    }

    /// Reads the next name of the path, after `.` or `::` without spaces; returns nil without one.
    private mutating func readMember() -> String? {
        let length: Int
        if lexer.byte(0) == Byte.dot {
            length = 1
        } else if lexer.byte(0) == Byte.colon, lexer.byte(1) == Byte.colon {
            length = 2
        } else {
            return nil
        }
        guard let first = lexer.byte(length), Byte.startsWord(first) || first == Byte.backtick,
            !Byte.isNoBreakSpace(lexer.bytes, at: lexer.position + length)
        else { return nil }
        let before = lexer
        lexer.position += length
        if let member = name(lexer.next()) { return member }
        lexer = before
        return nil
    }

    /// Returns the name without backticks; nil for a token that is not a name.
    private func name(_ token: Token) -> String? {
        switch token.kind {
        case .word where !lexer.isWord(token.range, "import"): lexer.text(token.range)
        case .escapedWord where lexer.bytes[token.range.lowerBound] == Byte.backtick:
            lexer.text(token.range.dropFirst().dropLast())
        default: nil
        }
    }

    /// Returns the text of an attribute without comments and white space.
    private func attribute(_ range: Range<Int>) -> String {
        let isCompact = lexer.bytes[range].allSatisfy {
            !Byte.isSpace($0) && $0 != Byte.slash && $0 != Byte.noBreakSpace[0]
        }
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
        if isInArguments { clearPrefix() }
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
