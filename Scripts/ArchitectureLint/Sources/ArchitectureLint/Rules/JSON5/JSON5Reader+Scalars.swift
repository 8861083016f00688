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

    /// Reads the escape after a backslash; returns nil for a line break, which is left out.
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

    /// Reads the digits after `\u`, and the second half of a surrogate pair if there is one.
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
        throw cursor.error("the escape is only half of a surrogate pair", at: place)
    }

    mutating func number() throws(JSON5Error) -> Double {
        let place = cursor.place
        var text = cursor.take("-") ? "-" : cursor.take("+") ? "+" : ""
        switch (cursor.peek, cursor.peek(1)) {
        case ("I", _): text += try special("Infinity")
        case ("N", _): text += try special("NaN")
        case ("0", "x"), ("0", "X"):
            cursor.next()
            cursor.next()
            text += "0x" + String(try hexDigits(1), radix: 16)
            text += cursor.take { $0.hexValue != nil }
        default: text += try decimal(from: place)
        }
        if let next = cursor.peek, next.continuesJSON5Name || next == "." || next == "\\" {
            throw cursor.error("no \(cursor.found) may follow a number; a text needs quotes")
        }
        guard let value = Double(text) else {
            throw cursor.error("the number has an invalid form", at: place)
        }
        return value
    }

    private mutating func decimal(from place: TextPlace) throws(JSON5Error) -> String {
        let whole = cursor.take(while: \.isDecimalDigit)
        if whole.count > 1, whole.hasPrefix("0") {
            throw cursor.error("a number does not start with 0", at: place)
        }
        let point = cursor.take(".") ? "." : ""
        let fraction = point.isEmpty ? "" : cursor.take(while: \.isDecimalDigit)
        var digits = whole + fraction
        var text = whole + point + fraction
        if !digits.isEmpty, cursor.take("e") || cursor.take("E") {
            text += cursor.take("-") ? "e-" : cursor.take("+") ? "e+" : "e"
            digits = cursor.take(while: \.isDecimalDigit)
            text += digits
        }
        guard !digits.isEmpty else {
            throw cursor.error("a digit belongs here, not \(cursor.found)")
        }
        return text
    }

    private mutating func special(_ word: String) throws(JSON5Error) -> String {
        let place = cursor.place
        for scalar in word.unicodeScalars where !cursor.take(scalar) {
            throw cursor.error("a number belongs here; did you mean '\(word)'?", at: place)
        }
        return word
    }
}
