extension JSON5Reader {
    mutating func string() throws(JSON5Error) -> String {
        let start = cursor.place
        let quote = cursor.next()
        var text = String.UnicodeScalarView()
        while let next = cursor.peek {
            if next == quote {
                cursor.next()
                return String(text)
            }
            if next == "\n" || next == "\r" { break }
            cursor.next()
            if next == "\\" {
                if let scalar = try escaped() { text.append(scalar) }
            } else {
                text.append(next)
            }
        }
        let sign = quote.map { "\($0)" } ?? ""
        throw cursor.error("this text is not closed by \(sign) on its line", at: start)
    }

    /// Reads the escape after a backslash; nil for the end of a line, which the text leaves out.
    private mutating func escaped() throws(JSON5Error) -> Unicode.Scalar? {
        let place = cursor.place
        switch cursor.next() {
        case "b": return "\u{08}"
        case "f": return "\u{0C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{0B}"
        case "x": return Unicode.Scalar(try hexDigits(2))
        case "u": return try escapedUnit(at: place)
        case "\r":
            _ = cursor.take("\n")
            return nil
        case "\n", "\u{2028}", "\u{2029}": return nil
        case "0" where cursor.peek?.isDecimalDigit != true: return "\0"
        case let digit? where digit.isDecimalDigit:
            throw cursor.error("no digit may follow '\\'; write \\xHH or \\uHHHH", at: place)
        case let other?: return other
        case nil: throw cursor.error("the file ends inside a text")
        }
    }

    /// Reads the digits after `\u`, and the second half of a surrogate pair.
    private mutating func escapedUnit(at place: TextPlace) throws(JSON5Error) -> Unicode.Scalar {
        let unit = try hexDigits(4)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, cursor.peek == "\\", cursor.peek(1) == "u" {
            cursor.next()
            cursor.next()
            let second = try hexDigits(4)
            if 0xDC00...0xDFFF ~= second,
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw cursor.error("this is half of a surrogate pair", at: place)
    }

    mutating func number() throws(JSON5Error) -> Double {
        let place = cursor.place
        var sign = 1.0
        if cursor.take("-") { sign = -1 } else { _ = cursor.take("+") }
        if cursor.peek == "I" { return sign * (try special("Infinity", .infinity)) }
        if cursor.peek == "N" { return try special("NaN", .nan) }
        if cursor.peek == "0", cursor.peek(1) == "x" || cursor.peek(1) == "X" {
            return sign * (try hexNumber())
        }
        var text = cursor.take(while: \.isDecimalDigit)
        if text.count > 1, text.hasPrefix("0") {
            throw cursor.error("a number does not start with 0", at: place)
        }
        var hasDigits = !text.isEmpty
        if !hasDigits { text = "0" }
        if cursor.take(".") {
            let fraction = cursor.take(while: \.isDecimalDigit)
            hasDigits = hasDigits || !fraction.isEmpty
            text += ".\(fraction.isEmpty ? "0" : fraction)"
        }
        guard hasDigits else { throw cursor.error("a digit belongs here, not \(cursor.found)") }
        if cursor.peek == "e" || cursor.peek == "E" { text += try exponent() }
        try endNumber()
        guard let value = Double(text) else {
            throw cursor.error("this number cannot be read", at: place)
        }
        return sign * value
    }

    private mutating func exponent() throws(JSON5Error) -> String {
        cursor.next()
        var sign = ""
        if cursor.take("-") { sign = "-" } else { _ = cursor.take("+") }
        let power = cursor.take(while: \.isDecimalDigit)
        guard !power.isEmpty else {
            throw cursor.error("a digit belongs here, not \(cursor.found)")
        }
        return "e\(sign)\(power)"
    }

    private mutating func hexNumber() throws(JSON5Error) -> Double {
        cursor.next()
        cursor.next()
        var value = Double(try hexDigits(1))
        while let digit = cursor.peek?.hexValue {
            value = value * 16 + Double(digit)
            cursor.next()
        }
        try endNumber()
        return value
    }

    private mutating func special(_ word: String, _ value: Double) throws(JSON5Error) -> Double {
        let place = cursor.place
        for scalar in word.unicodeScalars where !cursor.take(scalar) {
            throw cursor.error("a number belongs here; did you mean '\(word)'?", at: place)
        }
        try endNumber()
        return value
    }

    private func endNumber() throws(JSON5Error) {
        if let next = cursor.peek, next.continuesJSON5Name || next == "." || next == "\\" {
            throw cursor.error("no \(cursor.found) may follow a number; a text needs quotes")
        }
    }
}
