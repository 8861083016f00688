/// Decodes the bytes that a terminal sends into keys.
///
/// The result does not depend on how the bytes are split into reads. Only a pause within a sequence
/// matters, because the byte of the Escape key also begins the sequences of other keys. Unknown
/// sequences are ignored.
struct KeyDecoder {
    private enum State {
        case ground
        /// The state after ESC.
        case escape
        /// The state after ESC and the first byte of a non-ASCII character, typed with Alt.
        case alternate
        /// The state after ESC O.
        case singleShift
        /// The state within a sequence that begins with ESC [.
        case control(ControlSequence)
        /// The state within a string that begins with ESC ] or similar, as in a response to a
        /// query.
        ///
        /// The string ends with BEL or ESC \.
        case string
        case stringEscape
        /// The state within the report of a color after a pause.
        case lateColor
    }

    private var state = State.ground
    private var text = UTF8Assembler()
    /// The text being pasted, stored outside of the state because the state is copied for each
    /// byte.
    private var paste: Paste?
    /// The beginning of the string being read.
    private var string: [UInt8] = []
    private var background: TerminalBackground?

    /// The maximum number of bytes of a string that are kept.
    private static let maximumString = 32

    /// The pause in milliseconds after which to call `keysAfterTimeout`; nil if a pause has no
    /// meaning.
    var timeout: Int32? {
        switch state {
        // Shorter than a noticeable delay, longer than the transmission of a sequence.
        case .escape: 50
        // The rest of such a sequence is late or missing.
        case .singleShift, .control, .string, .stringEscape: 250
        // Neither pasted text nor the rest of a report may turn into keys, so the end is awaited
        // without a limit.
        case .ground, .alternate, .lateColor: nil
        }
    }

    /// Decodes bytes.
    ///
    /// - Returns: The keys that the bytes complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        bytes.compactMap { decode($0) }
    }

    /// Returns the background that the terminal has reported since the last call; nil if it has
    /// reported none.
    mutating func takeBackground() -> TerminalBackground? {
        defer { background = nil }
        return background
    }

    /// Returns the Escape key if only its byte came before the pause; otherwise discards an
    /// incomplete sequence.
    mutating func keysAfterTimeout() -> [Key] {
        guard timeout != nil else { return [] }
        switch state {
        case .escape:
            state = .ground
            return [.escape]
        case .string where string.starts(with: "11;".utf8): state = .lateColor
        default: state = .ground
        }
        return []
    }

    /// Discards an incomplete sequence.
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
        case .lateColor where !TerminalBackground.responseBytes.contains(byte):
            return startOver(with: byte)
        case .string, .lateColor: return decodeString(byte)
        case .stringEscape:
            state = .ground
            guard byte == UInt8(ascii: "\\") else { return decodeEscaped(byte) }
            endString()
            return nil
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

    /// Decodes the byte after ESC: the beginning of a sequence, or a key pressed with Alt, which is
    /// ignored.
    private mutating func decodeEscaped(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B:
            // The second Escape can begin a sequence.
            state = .escape
            return .escape
        case UInt8(ascii: "["): state = .control(ControlSequence())
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            state = .string
            string = []
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
        // Old terminals send modifiers here.
        case UInt8(ascii: "0")...UInt8(ascii: ";"): return nil
        case 0x20...0x7E:
            state = .ground
            // Enter on the numeric keypad.
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
        case 0x07:
            state = .ground
            endString()
        case 0x1B: state = .stringEscape
        default: if string.count < Self.maximumString { string.append(byte) }
        }
        return nil
    }

    private mutating func endString() {
        background = TerminalBackground(response: string) ?? background
    }

    /// Decodes a byte that does not continue the current sequence.
    private mutating func startOver(with byte: UInt8) -> Key? {
        state = .ground
        text.reset()
        return decodeText(byte)
    }
}
