/// A position in a text that is read scalar by scalar.
struct JSON5Cursor {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1

    /// Starts at the beginning of a text.
    ///
    /// - Throws: `JSON5Error` for bytes that are not UTF-8.
    init(_ bytes: [UInt8]) throws(JSON5Error) {
        var scalars: [Unicode.Scalar] = []
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.dropFirst(bytes.starts(with: Byte.orderMark) ? 3 : 0).makeIterator()
        var isValid = true
        reading: while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
            case .emptyInput: break reading
            case .error:
                isValid = false
                break reading
            }
        }
        self.scalars = scalars
        guard isValid else {
            while next() != nil {}
            throw error("the file is not UTF-8 from here on")
        }
    }

    var place: TextPlace { TextPlace(line: line, column: column) }

    var peek: Unicode.Scalar? { peek(0) }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    @discardableResult
    mutating func next() -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        let scalar = scalars[index]
        index += 1
        if scalar == "\n" || (scalar == "\r" && peek != "\n") {
            line += 1
            column = 1
        } else {
            column += UTF8.width(scalar)
        }
        return scalar
    }

    /// Consumes a scalar if it comes next; returns false otherwise.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        next()
        return true
    }

    /// Consumes and returns the next scalars that `fits` accepts.
    mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = peek, fits(scalar) {
            text.append(scalar)
            next()
        }
        return String(text)
    }

    func error(_ message: String, at place: TextPlace? = nil) -> JSON5Error {
        JSON5Error(place: place ?? self.place, message: message)
    }

    /// A description of the next scalar, for messages.
    var found: String {
        guard let scalar = peek else { return "the end of the file" }
        if scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
        switch scalar {
        case " ": return "a space"
        case "\n", "\r": return "the end of the line"
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}

extension Unicode.Scalar {
    var endsJSON5Line: Bool {
        self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
    }

    var isJSON5Space: Bool {
        endsJSON5Line || self == "\t" || self == "\u{0B}" || self == "\u{0C}"
            || self == "\u{FEFF}" || properties.generalCategory == .spaceSeparator
    }

    // The first scalar of a key without quotes.
    var startsJSON5Name: Bool { self == "$" || self == "_" || properties.isIDStart }

    var continuesJSON5Name: Bool {
        startsJSON5Name || properties.isIDContinue || self == "\u{200C}" || self == "\u{200D}"
    }

    var hexValue: UInt32? { properties.isASCIIHexDigit ? UInt32(String(self), radix: 16) : nil }

    var isDecimalDigit: Bool { self >= "0" && self <= "9" }
}
