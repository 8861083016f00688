/// The calls in a manifest that declare the package and its targets.
///
/// The rest of the manifest may be any code.
struct ManifestCalls {
    struct Call {
        /// The name of the function, such as `target` or `Package`.
        let name: String
        /// True for a call in the argument `targets` of the package, or in an array that is added
        /// to the targets.
        let isInTargets: Bool
        fileprivate(set) var arguments: [Argument] = []

        subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
    }

    struct Argument {
        let label: String
        /// The range from the label to the end of the value, in bytes.
        let range: Range<Int>
        /// The range of the value.
        let value: Range<Int>
        /// The text of a value that is a string literal without escapes; otherwise empty.
        let text: String
        /// The array literals that are the value, or operands of a sum.
        fileprivate(set) var lists: [List] = []
    }

    struct List {
        let range: Range<Int>
        /// The ranges of the elements, without commas.
        fileprivate(set) var elements: [Range<Int>] = []
    }

    private(set) var calls: [Call] = []
    private let tokens: [Token]
    private let lexer: Lexer

    private static let declarations: Set = ["target", "executableTarget", "testTarget", "macro"]

    init(in bytes: [UInt8]) {
        var lexer = Lexer(bytes)
        var tokens: [Token] = []
        while true {
            let token = lexer.next()
            if token.kind == .end { break }
            tokens.append(token)
        }
        self.tokens = tokens
        self.lexer = lexer
        find(in: tokens.indices, isInTargets: false)
    }

    /// Returns the comma behind a place; nil if another token is next.
    func comma(behind place: Int) -> Range<Int>? {
        let next = tokens.first { $0.range.lowerBound >= place }
        return next?.kind == .punctuation(Byte.comma) ? next?.range : nil
    }

    private mutating func find(in range: Range<Int>, isInTargets: Bool) {
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            defer { index += 1 }
            guard tokens[index].kind == .word, isSign(index + 1, Byte.leftParenthesis) else {
                continue
            }
            let name = lexer.text(tokens[index].range)
            let isMember = index > 0 && isSign(index - 1, Byte.dot)
            guard name == "Package" ? !isMember : isMember && Self.declarations.contains(name)
            else { continue }
            let end = closing(index + 1)
            // An array behind `package.targets +=` or in `package.targets.append(contentsOf:)`.
            let words = tokens[max(0, index - 9)..<index].map { lexer.text($0.range) }
            let isAdded = words.contains("targets") && words.contains("package")
            var call = Call(name: name, isInTargets: isInTargets || isAdded)
            for (label, value) in arguments(in: (index + 2)..<end) {
                call.arguments.append(argument(label, value))
                // A target in a list of dependencies is declared elsewhere.
                if lexer.text(tokens[label].range) == "targets" {
                    find(in: value, isInTargets: true)
                }
            }
            calls.append(call)
            index = end
        }
    }

    private func isSign(_ index: Int, _ byte: UInt8) -> Bool {
        tokens.indices.contains(index) && tokens[index].range.count == 1
            && lexer.bytes[tokens[index].range.lowerBound] == byte
    }

    private func isOpening(_ index: Int) -> Bool {
        [Byte.leftParenthesis, Byte.leftBracket, Byte.leftBrace].contains { isSign(index, $0) }
    }

    /// Returns the index of the bracket that closes the one at `start`, or the end of the tokens.
    private func closing(_ start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if isOpening(index) { depth += 1 }
            let closing = [Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace]
            if closing.contains(where: { isSign(index, $0) }) { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }

    /// Splits the tokens between two brackets at the commas outside of inner brackets.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if isSign(index, Byte.comma) {
                parts.append(start..<index)
                start = index + 1
            }
            index = isOpening(index) ? closing(index) + 1 : index + 1
        }
        return (parts + [start..<max(start, range.upperBound)]).filter { !$0.isEmpty }
    }

    private func arguments(in range: Range<Int>) -> [(label: Int, value: Range<Int>)] {
        parts(of: range).compactMap { part in
            guard part.count > 2, tokens[part.lowerBound].kind == .word,
                isSign(part.lowerBound + 1, Byte.colon)
            else { return nil }
            return (part.lowerBound, part.dropFirst(2))
        }
    }

    private func argument(_ label: Int, _ value: Range<Int>) -> Argument {
        let literal = lexer.text(tokens[value.lowerBound].range)
        let isText =
            value.count == 1 && literal.hasPrefix("\"") && !literal.hasPrefix("\"\"\"")
            && !literal.contains("\\")
        var argument = Argument(
            label: lexer.text(tokens[label].range),
            range: tokens[label].range.lowerBound..<bytes(value).upperBound,
            value: bytes(value),
            text: isText ? String(literal.dropFirst().dropLast()) : ""
        )
        var index = value.lowerBound
        while index < value.upperBound {
            let end = isOpening(index) ? closing(index) : index
            let isOperand = index == value.lowerBound || lexer.isWord(tokens[index - 1].range, "+")
            let isWhole = end + 1 >= value.upperBound || lexer.isWord(tokens[end + 1].range, "+")
            if isSign(index, Byte.leftBracket), isOperand, isWhole {
                let elements = parts(of: (index + 1)..<end).map(bytes)
                argument.lists.append(List(range: bytes(index..<(end + 1)), elements: elements))
            }
            index = end + 1
        }
        return argument
    }

    private func bytes(_ range: Range<Int>) -> Range<Int> {
        let last = tokens[min(range.upperBound, tokens.count) - 1].range.upperBound
        return tokens[range.lowerBound].range.lowerBound..<last
    }
}
