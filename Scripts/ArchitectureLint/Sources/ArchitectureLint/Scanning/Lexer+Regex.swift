extension Lexer {
    /// Moves over `/…/` when one stands here; leaves the slash to be an operator otherwise.
    ///
    /// As in the compiler, the first character is neither white space nor a closing parenthesis,
    /// and the literal ends on its line.
    mutating func skipBareRegex() -> Bool {
        guard let first = byte(1), !Byte.isSpace(first), first != Byte.rightParenthesis,
            let length = regexLength(from: 1, pounds: 0, acrossLines: false)
        else { return false }
        position += length
        return true
    }

    /// Moves over `#/…/#` when one stands here. It goes over many lines when nothing but white
    /// space follows its opening.
    mutating func skipExtendedRegex(pounds: Int) -> Bool {
        let opening = pounds + 1
        var ahead = opening
        while byte(ahead) == Byte.space || byte(ahead) == Byte.tab { ahead += 1 }
        let acrossLines = byte(ahead).map(Byte.endsLine) ?? false
        guard let length = regexLength(from: opening, pounds: pounds, acrossLines: acrossLines)
        else { return false }
        position += length
        return true
    }

    /// How far it is to behind the closing slash and pounds; nothing when there is none.
    private func regexLength(from start: Int, pounds: Int, acrossLines: Bool) -> Int? {
        var ahead = start
        while let next = byte(ahead) {
            if next == Byte.backslash {
                ahead += 2
            } else if Byte.endsLine(next), !acrossLines {
                return nil
            } else if next == Byte.slash,
                (0..<pounds).allSatisfy({ byte(ahead + 1 + $0) == Byte.pound })
            {
                return ahead + 1 + pounds
            } else {
                ahead += 1
            }
        }
        return nil
    }
}
