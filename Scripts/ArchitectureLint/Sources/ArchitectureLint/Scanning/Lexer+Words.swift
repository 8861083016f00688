extension Lexer {
    mutating func skipWord() {
        while position < end, Byte.continuesWord(bytes[position]) { position += 1 }
    }

    /// Skips a word between backticks, which may be any text on one line, or else one backtick.
    ///
    /// - Returns: Whether there is a word.
    mutating func skipEscapedWord() -> Bool {
        let start = position
        position += 1
        while let next = byte(0), !Byte.endsLine(next) {
            position += 1
            guard next == Byte.backtick else { continue }
            if position > start + 2 { return true }
            break
        }
        position = start + 1
        return false
    }

    // The sign of an exponent becomes an operator, which does no harm.
    mutating func skipNumber() {
        skipWord()
        if byte(0) == Byte.dot, let digit = byte(1), Byte.isDigit(digit) {
            position += 1
            skipWord()
        }
    }

    mutating func skipAttribute() {
        position += 1
        skipWord()
        while byte(0) == Byte.dot, let next = byte(1), Byte.startsWord(next) {
            position += 1
            skipWord()
        }
    }

    /// Skips an editor placeholder `<#…#>`, if there is one.
    mutating func skipPlaceholder() -> Bool {
        var ahead = 2
        while let next = byte(ahead), !Byte.endsLine(next) {
            if next == Byte.pound, byte(ahead + 1) == Byte.greater {
                position += ahead + 2
                return true
            }
            if next == Byte.less, byte(ahead + 1) == Byte.pound { return false }
            ahead += 1
        }
        return false
    }

    func isDirective(_ name: Range<Int>) -> Bool {
        switch name.count {
        case 2: isWord(name, "if")
        case 4: isWord(name, "else")
        case 5: isWord(name, "endif")
        case 6: isWord(name, "elseif")
        default: false
        }
    }

    /// The role of a slash behind a word.
    func role(ofWord range: Range<Int>) -> Role {
        func isWord(_ word: StaticString) -> Bool { self.isWord(range, word) }
        let opensValue: Bool
        switch range.count {
        case 2:
            opensValue =
                isWord("in") || isWord("if") || isWord("is") || isWord("as") || isWord("do")
        case 3:
            opensValue = isWord("try")
        case 4:
            if isWord("func") { return .namesOperator }
            opensValue = isWord("case") || isWord("else") || isWord("copy") || isWord("each")
        case 5:
            opensValue =
                isWord("guard") || isWord("await") || isWord("throw") || isWord("where")
                || isWord("while") || isWord("yield")
        case 6:
            opensValue = isWord("return") || isWord("switch") || isWord("repeat")
        case 7:
            opensValue = isWord("consume")
        case 8:
            if isWord("operator") { return .namesOperator }
            opensValue = false
        default:
            opensValue = false
        }
        return opensValue ? .opensValue : .endsValue
    }
}
