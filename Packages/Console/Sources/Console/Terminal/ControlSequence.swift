/// A control sequence of a terminal (CSI, ECMA-48 section 5.4) as it comes in, behind its `ESC [`.
struct ControlSequence {
    /// What a byte means for the sequence.
    enum Step: Equatable {
        /// The sequence goes on.
        case more
        /// The sequence is complete.
        case complete(Meaning)
        /// The byte does not belong to it: the sequence was broken off.
        case broken
    }

    /// What a complete sequence means.
    enum Meaning: Equatable {
        case key(Key)
        /// What follows is pasted.
        case pasteBegins
        /// Nothing that is known here.
        case nothing
    }

    /// More than any key sends. What is longer is read to its end, and means nothing.
    private static let maximumLength = 32

    private var parameters: [UInt8] = []
    private var isForKeys = true
    /// The Linux console sends `ESC [ [ A` for F1.
    private var isConsoleFunction = false

    /// Takes the next byte.
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
            // Intermediate bytes and private parameters: the answer to some question, not a key.
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

    /// The keys that CSI and SS3 end in the same way, whatever is held down beside them.
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

    /// `ESC [ 3 ~`, and `ESC [ 3 ; 5 ~` with something held down. Terminals do not agree on 1 and
    /// 7, 4 and 8.
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
