/// Makes keys of the bytes that a terminal sends.
///
/// The same bytes give the same keys however they are cut; only silence after the beginning of a
/// sequence means something, since Escape is the beginning of other keys. Any bytes are survived:
/// what is unknown is passed over.
struct KeyDecoder {
    private enum State {
        case ground
        /// ESC has come.
        case escape
        /// ESC and the beginning of a character have come: Alt and a letter that is not ASCII.
        case alternate
        /// ESC O has come.
        case singleShift
        /// ESC [ has come, and perhaps more.
        case control(ControlSequence)
        /// ESC ] or another beginning of a string has come, the answer to a question of some
        /// program before; ended by BEL or ESC \.
        case string
        case stringEscape
    }

    private var state = State.ground
    private var text = UTF8Assembler()
    /// What is being pasted. Beside the state, which is copied at each byte.
    private var paste: Paste?

    /// The milliseconds of silence after which `keysAfterTimeout` is to be asked; nil when no
    /// silence means anything.
    var timeout: Int32? {
        switch state {
        // Shorter than a person waits for Escape to act, longer than a terminal takes for a
        // sequence.
        case .escape: 50
        // Nobody means these: the rest is late, or never comes.
        case .singleShift, .control, .string, .stringEscape: 250
        // What is pasted must not become keys, so its end is waited for; and half a character means
        // nothing.
        case .ground, .alternate: nil
        }
    }

    /// Takes the next bytes.
    ///
    /// - Returns: the keys that they complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        bytes.compactMap { decode($0) }
    }

    /// The key that has come when nothing follows: Escape, if that was begun.
    mutating func keysAfterTimeout() -> [Key] {
        guard timeout != nil else { return [] }
        defer { state = .ground }
        return if case .escape = state { [.escape] } else { [] }
    }

    /// Forgets what has begun.
    mutating func reset() {
        _ = paste?.consumeText()
        self = KeyDecoder()
    }

    private mutating func decode(_ byte: UInt8) -> Key? {
        if paste != nil { return decodePasted(byte) }
        switch state {
        case .ground: return decodeText(byte)
        case .escape: return decodeEscaped(byte)
        case .alternate: return decodeAlternate(byte)
        case .singleShift: return decodeShifted(byte)
        case .control(let sequence): return decodeControl(byte, sequence)
        case .string: return decodeString(byte)
        case .stringEscape:
            state = .ground
            return byte == UInt8(ascii: "\\") ? nil : decodeEscaped(byte)
        }
    }

    private mutating func decodePasted(_ byte: UInt8) -> Key? {
        guard paste?.append(byte) == true else { return nil }
        let text = paste?.consumeText() ?? ""
        paste = nil
        return text.isEmpty ? nil : .paste(text)
    }

    private mutating func decodeText(_ byte: UInt8) -> Key? {
        guard let scalar = text.append(byte) else { return nil }
        switch scalar.value {
        case 0x1B:
            state = .escape
            return nil
        case 0x0A, 0x0D: return .enter
        case 0x09: return .tab
        case 0x08, 0x7F: return .backspace
        case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
        default:
            return scalar.properties.generalCategory == .control
                ? nil : .character(Character(scalar))
        }
    }

    /// Behind ESC: the beginning of a sequence, or a key that was pressed with Alt, which nothing
    /// here has a use for.
    private mutating func decodeEscaped(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B:
            // Escape twice. The second one may begin something.
            state = .escape
            return .escape
        case UInt8(ascii: "["): state = .control(ControlSequence())
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            state = .string
        case 0x80...0xFF:
            state = .alternate
            return decodeAlternate(byte)
        default: state = .ground
        }
        return nil
    }

    private mutating func decodeAlternate(_ byte: UInt8) -> Key? {
        guard byte >= 0x80 else { return startOver(with: byte) }
        if text.append(byte) != nil || !text.isPending { state = .ground }
        return nil
    }

    private mutating func decodeShifted(_ byte: UInt8) -> Key? {
        switch byte {
        // Old terminals put here what is held down.
        case UInt8(ascii: "0")...UInt8(ascii: ";"): return nil
        case 0x20...0x7E:
            state = .ground
            // Enter of the block of digits.
            return byte == UInt8(ascii: "M") ? .enter : ControlSequence.cursorKey(byte)
        default: return startOver(with: byte)
        }
    }

    private mutating func decodeControl(_ byte: UInt8, _ sequence: ControlSequence) -> Key? {
        var sequence = sequence
        switch sequence.append(byte) {
        case .more:
            state = .control(sequence)
            return nil
        case .broken:
            return startOver(with: byte)
        case .complete(let meaning):
            state = .ground
            switch meaning {
            case .key(let key): return key
            case .pasteBegins: paste = Paste()
            case .nothing: break
            }
            return nil
        }
    }

    private mutating func decodeString(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x07: state = .ground
        case 0x1B: state = .stringEscape
        default: break
        }
        return nil
    }

    /// The byte belongs to nothing that has begun.
    private mutating func startOver(with byte: UInt8) -> Key? {
        state = .ground
        text.reset()
        return decodeText(byte)
    }
}
