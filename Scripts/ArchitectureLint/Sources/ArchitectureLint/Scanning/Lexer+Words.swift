extension Lexer {
    /// Moves over the letters and digits that follow.
    mutating func skipWord() {
        while position < bytes.count, Byte.continuesWord(bytes[position]) { position += 1 }
    }

    /// Moves over a word between backticks, which may be any text on one line, or over the backtick
    /// alone when no other follows.
    ///
    /// - Returns: whether there is such a word.
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

    /// Moves over a number; the sign of an exponent is left behind, which harms nobody.
    mutating func skipNumber() {
        skipWord()
        if byte(0) == Byte.dot, let digit = byte(1), Byte.isDigit(digit) {
            position += 1
            skipWord()
        }
    }

    /// Moves over `@` and the name behind it, with the dots in it.
    mutating func skipAttribute() {
        position += 1
        skipWord()
        while byte(0) == Byte.dot, let next = byte(1), Byte.startsWord(next) {
            position += 1
            skipWord()
        }
    }

    /// Moves over `<#…#>`, which an editor leaves to be filled in.
    ///
    /// - Returns: whether one stands here.
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

    /// Whether the name behind a `#` is that of conditional compilation.
    func isDirective(_ name: Range<Int>) -> Bool {
        switch name.count {
        case 2: isWord(name, "if")
        case 4: isWord(name, "else")
        case 5: isWord(name, "endif")
        case 6: isWord(name, "elseif")
        default: false
        }
    }

    /// What a word makes of a slash behind it.
    func role(ofWord range: Range<Int>) -> Role {
        func isAny(_ words: String...) -> Bool { words.contains { isWord(range, $0) } }
        let opensValue: Bool
        switch (range.count, bytes[range.lowerBound]) {
        case (2, UInt8(ascii: "a")), (2, UInt8(ascii: "d")), (2, UInt8(ascii: "i")):
            opensValue = isAny("as", "do", "if", "in", "is")
        case (3, UInt8(ascii: "t")):
            opensValue = isAny("try")
        case (4, UInt8(ascii: "c")), (4, UInt8(ascii: "e")):
            opensValue = isAny("case", "copy", "each", "else")
        case (4, UInt8(ascii: "f")):
            return isAny("func") ? .namesOperator : .endsValue
        case (5, UInt8(ascii: "a")), (5, UInt8(ascii: "g")), (5, UInt8(ascii: "t")),
            (5, UInt8(ascii: "w")), (5, UInt8(ascii: "y")):
            opensValue = isAny("await", "guard", "throw", "where", "while", "yield")
        case (6, UInt8(ascii: "r")), (6, UInt8(ascii: "s")):
            opensValue = isAny("repeat", "return", "switch")
        case (7, UInt8(ascii: "c")):
            opensValue = isAny("consume")
        case (8, UInt8(ascii: "o")):
            return isAny("operator") ? .namesOperator : .endsValue
        default:
            opensValue = false
        }
        return opensValue ? .opensValue : .endsValue
    }
}
