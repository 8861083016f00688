/// The names and classes of ASCII bytes.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let pound = UInt8(ascii: "#")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let dot = UInt8(ascii: ".")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equal = UInt8(ascii: "=")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let at = UInt8(ascii: "@")
    static let bang = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let leftParenthesis = UInt8(ascii: "(")
    static let rightParenthesis = UInt8(ascii: ")")
    static let leftBracket = UInt8(ascii: "[")
    static let rightBracket = UInt8(ascii: "]")
    static let leftBrace = UInt8(ascii: "{")
    static let rightBrace = UInt8(ascii: "}")

    /// The byte-order mark of UTF-8.
    static let orderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// A no-break space (U+00A0) in UTF-8, which the compiler skips with a warning.
    static let noBreakSpace: [UInt8] = [0xC2, 0xA0]

    static func isNoBreakSpace(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes[offset] == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] == 0xA0
    }

    /// Returns the offset where the text starts, after a byte-order mark if there is one.
    static func textStart(_ bytes: [UInt8]) -> Int {
        bytes.starts(with: orderMark) ? orderMark.count : 0
    }

    static func endsLine(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == space || (9...13).contains(byte) || byte == 0
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    // A byte outside ASCII counts as part of a word: no operator outside ASCII is next to an
    // import.
    static func startsWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
            || byte == UInt8(ascii: "$")
    }

    static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

    // Only an operator that starts with a dot may contain dots, so a dot is not in this list.
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case slash, star, equal, less, greater, bang, question, UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
