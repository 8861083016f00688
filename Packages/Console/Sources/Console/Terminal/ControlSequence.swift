/// The part of a control sequence after `ESC [` (CSI, ECMA-48 section 5.4), parsed byte by byte.
struct ControlSequence {
    /// The effect of a byte.
    enum Step: Equatable {
        /// The sequence continues.
        case more
        /// The sequence is complete.
        case complete(Meaning)
        /// A byte that is not part of the sequence, because the sequence was cut off.
        case broken
    }

    /// The meaning of a complete sequence.
    enum Meaning: Equatable {
        case key(Key)
        /// The beginning of pasted text.
        case pasteBegins
        /// An unknown sequence.
        case nothing
    }

    /// The maximum number of parameter bytes.
    ///
    /// A longer sequence is read to its end and ignored.
    private static let maximumLength = 32

    private var parameters: [UInt8] = []
    private var isForKeys = true
    /// A Boolean value that indicates whether the sequence begins with `ESC [ [`, as the Linux
    /// console sends for F1.
    private var isConsoleFunction = false

    /// Parses the next byte.
    mutating func append(_ byte: UInt8) -> Step {
        if isConsoleFunction { return .complete(.nothing) }
        switch byte {
        case UInt8(ascii: "["):
            guard parameters.isEmpty, isForKeys else { return .complete(.nothing) }
            isConsoleFunction = true
            return .more
        case 0x30...0x3B:
            if parameters.count < Self.maximumLength {
                parameters.append(byte)
            } else {
                isForKeys = false
            }
            return .more
        case 0x20...0x2F, 0x3C...0x3F:
            // Intermediate bytes and private parameters belong to responses, not to keys.
            isForKeys = false
            return .more
        case 0x40...0x7E:
            return .complete(isForKeys ? meaning(endingIn: byte) : .nothing)
        default:
            return .broken
        }
    }

    private func meaning(endingIn final: UInt8) -> Meaning {
        switch final {
        case UInt8(ascii: "~"): numbered
        case UInt8(ascii: "Z"): .key(.backTab)
        default: Self.cursorKey(final).map { .key($0) } ?? .nothing
        }
    }

    /// Returns the cursor key for the final byte of a CSI or SS3 sequence, with or without
    /// modifiers; nil for any other byte.
    static func cursorKey(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        default: nil
        }
    }

    /// The meaning of a sequence with a number, such as `ESC [ 3 ~`, or `ESC [ 3 ; 5 ~` with a
    /// modifier.
    ///
    /// Terminals use different numbers for Home (1 and 7) and End (4 and 8).
    private var numbered: Meaning {
        let first = parameters.prefix { $0 != UInt8(ascii: ";") }
        return switch Int(String(decoding: first, as: UTF8.self)) {
        case 1, 7: .key(.home)
        case 3: .key(.delete)
        case 4, 8: .key(.end)
        case 5: .key(.pageUp)
        case 6: .key(.pageDown)
        case 200: .pasteBegins
        default: .nothing
        }
    }
}
