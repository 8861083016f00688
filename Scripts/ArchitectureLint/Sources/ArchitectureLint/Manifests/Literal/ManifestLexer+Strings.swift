extension ManifestLexer {
    /// Reads a string literal of any form, from its first pound or quote.
    mutating func lexString() throws(Doubt) -> [ManifestToken.StringPart] {
        var pounds = 0
        while byte() == UInt8(ascii: "#") {
            pounds += 1
            position += 1
        }
        guard byte() == UInt8(ascii: "\"") else { throw doubt("a directive or macro") }
        if isQuotes(3) {
            // `#"""#` is a quote in a raw literal of one line, and rare enough to be left alone.
            guard pounds == 0 else { throw doubt("a raw string literal of many lines") }
            position += 3
            return [.text(try lexMultilineString())]
        }
        position += 1
        return try lexLine(pounds: pounds)
    }

    private func isQuotes(_ count: Int, ahead: Int = 0) -> Bool {
        (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "\"") }
    }

    private func isPounds(_ count: Int, ahead: Int) -> Bool {
        (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
    }

    private mutating func lexLine(pounds: Int) throws(Doubt) -> [ManifestToken.StringPart] {
        var parts: [ManifestToken.StringPart] = []
        var text: [UInt8] = []
        while let next = byte() {
            if next == UInt8(ascii: "\""), isPounds(pounds, ahead: 1) {
                position += 1 + pounds
                guard byte() != UInt8(ascii: "#") else { throw doubt("pounds behind a string") }
                return parts + [.text(String(decoding: text, as: UTF8.self))]
            }
            if next == UInt8(ascii: "\\"), isPounds(pounds, ahead: 1) {
                position += 1 + pounds
                if byte() == UInt8(ascii: "(") {
                    parts.append(.text(String(decoding: text, as: UTF8.self)))
                    parts.append(.interpolation(try lexInterpolation()))
                    text = []
                } else {
                    text += try lexEscape()
                }
                continue
            }
            // The compiler takes a tab in a string only when it is written as an escape.
            guard next >= 0x20, next != 0x7F else { break }
            text.append(next)
            position += 1
        }
        throw doubt("a string literal that does not end on its line")
    }

    /// Reads `(name)`: what else may stand in an interpolation is worked out by the compiler.
    private mutating func lexInterpolation() throws(Doubt) -> String {
        position += 1
        let start = position
        while byte()?.continuesName == true { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard byte() == UInt8(ascii: ")"), name.utf8.first?.startsName == true else {
            throw doubt("an interpolation that is more than a name")
        }
        position += 1
        return name
    }

    private mutating func lexEscape() throws(Doubt) -> [UInt8] {
        guard let next = byte() else { throw doubt("a string literal that does not end") }
        position += 1
        switch next {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [next]
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "u"): return try lexScalar()
        default: throw doubt("an escape in a string")
        }
    }

    /// Reads `{1F600}`.
    private mutating func lexScalar() throws(Doubt) -> [UInt8] {
        guard byte() == UInt8(ascii: "{") else { throw doubt("an escape in a string") }
        position += 1
        let start = position
        while let next = byte(), next != UInt8(ascii: "}"), position - start < 9 { position += 1 }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        guard byte() == UInt8(ascii: "}"), digits.utf8.allSatisfy(\.continuesName),
            let value = UInt32(digits, radix: 16), value > 0, let scalar = Unicode.Scalar(value)
        else { throw doubt("an escape in a string") }
        position += 1
        return Array(String(Character(scalar)).utf8)
    }

    /// Reads what follows `"""`.
    private mutating func lexMultilineString() throws(Doubt) -> String {
        guard byte() == UInt8(ascii: "\n") else {
            throw doubt("text behind the quotes that open a string of many lines")
        }
        _ = try skipLineBreak()
        var lines: [[UInt8]] = []
        while true {
            let start = position
            while let next = byte(), next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
                position += 1
            }
            if isQuotes(3) {
                let indentation = Array(bytes[start..<position])
                position += 3
                return try joined(lines, indentation: indentation)
            }
            position = start
            lines.append(try lexLineOfMany())
        }
    }

    private mutating func lexLineOfMany() throws(Doubt) -> [UInt8] {
        let start = position
        while let next = byte(), next != UInt8(ascii: "\n") {
            guard next != UInt8(ascii: "\\"), next != UInt8(ascii: "\""),
                next >= 0x20, next != 0x7F
            else { throw doubt("an escape, a quote or a tab in a string of many lines") }
            position += 1
        }
        let text = Array(bytes[start..<position])
        guard try skipLineBreak() else { throw doubt("a string of many lines that does not end") }
        return text
    }

    private func joined(
        _ lines: [[UInt8]],
        indentation: [UInt8]
    ) throws(Doubt) -> String {
        var text: [[UInt8]] = []
        for line in lines {
            guard line.isEmpty || line.starts(with: indentation) else {
                throw doubt("a string of many lines that is not indented evenly")
            }
            text.append(Array(line.dropFirst(indentation.count)))
        }
        return String(decoding: Array(text.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    }
}
