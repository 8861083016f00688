/// Finds the imports of a source file, with the line of each, in active and inactive `#if`
/// branches alike.
///
/// The compiler names the modules that a file imports, but not where, and not those of the
/// branches that are inactive on this machine. The scanner does, and `CrossCheck` holds it against
/// the compiler.
public struct ImportScanner {
    private var lexer: Lexer
    private var lines: LineCounter
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

    /// The imports of a text, in their order.
    ///
    /// - Parameter bytes: the text in UTF-8, as it stands in the file.
    public static func imports(in bytes: [UInt8]) -> [Import] {
        var scanner = ImportScanner(bytes)
        scanner.run()
        return scanner.imports
    }

    private init(_ bytes: [UInt8]) {
        lexer = Lexer(bytes)
        lines = LineCounter(bytes)
    }

    private mutating func run() {
        var isMember = false
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end:
                return
            case .directive:
                follow(token)
            case .word where depth == 0 && !isMember && lexer.text(token.range) == "import":
                readImport(line: lines.line(at: token.range.lowerBound))
            case .punctuation(let byte):
                count(byte)
            default:
                break
            }
            isMember = token.kind == .punctuation(Byte.dot)
        }
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case Byte.leftBrace, Byte.leftParenthesis, Byte.leftBracket: depth += 1
        case Byte.rightBrace, Byte.rightParenthesis, Byte.rightBracket: depth = max(0, depth - 1)
        default: break
        }
    }

    /// The words that may stand between `import` and the path.
    private static let kinds: Set<String> = [
        "struct", "class", "protocol", "enum", "func", "let", "var", "typealias",
    ]

    /// Reads what follows the word `import`. The path behind the module's name is left to the
    /// loop: its dots keep a member called `import` from counting.
    private mutating func readImport(line: Int) {
        var name = lexer.next()
        if name.kind == .word, Self.kinds.contains(lexer.text(name.range)) { name = lexer.next() }
        let module: String
        switch name.kind {
        case .word: module = lexer.text(name.range)
        case .escapedWord: module = lexer.text(name.range).filter { $0 != "`" }
        default: return  // Not Swift: the compiler says so.
        }
        imports.append(
            Import(module: module, line: line, conditions: branches.flatMap(\.conditions))
        )
    }

    private mutating func follow(_ directive: Token) {
        switch lexer.text(directive.range) {
        case "#if":
            let condition = Import.Condition(text: readCondition(), holds: true)
            branches.append(Branch(depth: depth, conditions: [condition]))
        case "#elseif":
            turn(to: Import.Condition(text: readCondition(), holds: true))
        case "#else":
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

    /// The rest of the line behind `#if`, without comments and white space.
    private mutating func readCondition() -> String {
        var ahead = lexer
        var text = ""
        let line = lines.line(at: ahead.position)
        while true {
            let token = ahead.next()
            guard token.kind != .end, lines.line(at: token.range.lowerBound) == line else { break }
            text += ahead.text(token.range)
            lexer = ahead
        }
        return text
    }
}
