import Testing

@testable import Console

@Suite("Key decoder")
struct KeyDecoderTests {
    /// Returns the keys of bytes followed by a pause.
    private func keys(_ bytes: [UInt8]) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.keys(from: bytes) + decoder.keysAfterTimeout()
    }

    private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

    @Test(
        "the sequences of terminals are decoded to keys",
        arguments: [
            ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
            ("\t", .tab), ("\u{1B}[Z", .backTab),
            ("\u{7F}", .backspace), ("\u{8}", .backspace),
            ("\u{1B}", .escape),
            ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
            ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
            ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
            ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
            ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
            // With the modifiers Shift, Alt or Control.
            ("\u{1B}[1;5A", .up), ("\u{1B}[1;2F", .end), ("\u{1B}[3;3~", .delete),
            ("\u{1B}O5C", .right),
            ("\u{1}", .control("a")), ("\u{4}", .control("d")), ("\u{15}", .control("u")),
            ("\u{1A}", .control("z")),
            ("a", .character("a")), (" ", .character(" ")), ("~", .character("~")),
            ("é", .character("é")), ("한", .character("한")), ("원", .character("원")),
            ("₩", .character("₩")), ("🏦", .character("🏦")),
        ] as [(String, Key)]
    )
    func known(bytes: String, key: Key) {
        #expect(keys(bytes) == [key])
        // Keys before and after it are decoded too.
        let behindEscape = key == .escape ? [] : [key]
        #expect(keys("x" + bytes) == [.character("x"), key])
        if key != .escape {
            #expect(keys(bytes + "x") == behindEscape + [.character("x")])
        }
    }

    @Test(
        "unknown sequences are ignored, and following keys are decoded",
        arguments: [
            // Insert, F5, two forms of F1, focus, mouse, cursor position, device attributes, kitty
            // keys.
            "\u{1B}[2~", "\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[<0;3;4M",
            "\u{1B}[12;40R", "\u{1B}[?1;2c", "\u{1B}[97;5u", "\u{1B}[27;5;9~",
            // The end of a paste without a beginning, endless parameters, invalid numbers.
            "\u{1B}[201~", "\u{1B}[" + String(repeating: "1;", count: 10_000) + "~",
            "\u{1B}[99999999999999999999999~", "\u{1B}[~", "\u{1B}[;~",
            // Alt with a letter, a syllable or Enter.
            "\u{1B}x", "\u{1B}한", "\u{1B}\r",
            // Responses to queries of other programs.
            "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
            "\u{1B}P1$r0m\u{1B}\\",
            // Control characters without a key.
            "\u{0}", "\u{1C}", "\u{1F}", "\u{80}", "\u{9F}",
        ]
    )
    func unknown(bytes: String) {
        #expect(keys(bytes) == [])
        #expect(keys(bytes + "한\r") == [.character("한"), .enter])
    }

    @Test(
        "invalid UTF-8 is ignored, and following keys are decoded",
        arguments: [
            [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xED, 0x95],
            [0xF0, 0x9F, 0x8F], [0x1B, 0xED], [0x1B, 0xFF],
        ] as [[UInt8]]
    )
    func malformed(bytes: [UInt8]) {
        #expect(keys(bytes + Array("a\u{1B}[A".utf8)) == [.character("a"), .up])
    }

    @Test("ESC is the Escape key only if a pause or another ESC follows")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.timeout == nil)
        #expect(decoder.keys(from: [0x1B]) == [])
        #expect(decoder.timeout.map { (25...50).contains($0) } == true)
        #expect(decoder.keysAfterTimeout() == [.escape])
        #expect(decoder.timeout == nil)
        #expect(decoder.keysAfterTimeout() == [])
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
        #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    }

    @Test(
        "an incomplete sequence is discarded after a pause",
        arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]0;", "\u{1B}[["]
    )
    func unfinished(bytes: String) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: Array(bytes.utf8)) == [])
        #expect(decoder.timeout != nil)
        #expect(decoder.keysAfterTimeout() == [])
        #expect(decoder.keys(from: Array("A".utf8)) == [.character("A")])
    }

    @Test("a late response of the terminal never turns into keys")
    func lateResponse() {
        var decoder = KeyDecoder()
        for part in ["\u{1B}]11;rgb:ff", "ff/ffff", "/ffff"] {
            #expect(decoder.keys(from: Array(part.utf8)) == [])
            #expect(decoder.keysAfterTimeout() == [])
        }
        #expect(decoder.keys(from: Array("\u{7}5".utf8)) == [.character("5")])
        #expect(decoder.takeBackground() == .light)
        // The rest of this one never comes.
        _ = decoder.keys(from: Array("\u{1B}]11;rgb:ff".utf8))
        _ = decoder.keysAfterTimeout()
        #expect(decoder.timeout == nil)
        #expect(decoder.keys(from: Array("qs".utf8)) == [.character("q"), .character("s")])
    }

    @Test("Enter and Escape after an incomplete sequence are decoded")
    func broken() {
        #expect(keys("\u{1B}[1\r") == [.enter])
        #expect(keys("\u{1B}O\r") == [.enter])
        #expect(keys("\u{1B}[1\u{1B}[A") == [.up])
        #expect(keys("\u{1B}]11;\u{1B}[A") == [.up])
    }

    @Test("pasted text is one key event")
    func paste() {
        #expect(
            keys("a\u{1B}[200~5만\r\nq\rx\ny\u{1B}[A\u{3}\t\u{1B}[201~\r")
                == [.character("a"), .paste("5만\nq\nx\ny[A\t"), .enter]
        )
        #expect(keys("\u{1B}[200~\u{1B}[201~b") == [.character("b")])
        // Incomplete end markers are part of the text.
        #expect(
            keys("\u{1B}[200~a\u{1B}[201\u{1B}\u{1B}[20b\u{1B}[201~c")
                == [.paste("a[201[20b"), .character("c")]
        )
    }

    @Test("an incomplete paste waits for its end without a timeout")
    func halfPaste() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: Array("\u{1B}[200~rm\r\u{1B}".utf8)) == [])
        #expect(decoder.timeout == nil)
        #expect(decoder.keysAfterTimeout() == [])
        #expect(decoder.keys(from: Array("[201~".utf8)) == [.paste("rm\n")])
    }

    @Test("the length of pasted text is limited")
    func endlessPaste() {
        let long = String(repeating: "0123456789", count: 20_000)
        guard case .paste(let text)? = keys("\u{1B}[200~\(long)\u{1B}[201~").first else {
            Issue.record("no paste")
            return
        }
        #expect(text == long.prefix(Paste.maximumLength))
    }

    @Test("a reset discards incomplete input")
    func reset() {
        for beginning in ["\u{1B}", "\u{1B}[1", "\u{1B}[200~abc", "\u{1B}]0;"] {
            var decoder = KeyDecoder()
            _ = decoder.keys(from: Array(beginning.utf8))
            decoder.reset()
            #expect(decoder.keys(from: Array("A".utf8)) == [.character("A")])
        }
    }

    @Test(
        "the split of input into reads does not change the keys",
        arguments: GeneratedWork.cutInputs.seeds()
    )
    func cuts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = random.typedBytes(pieces: 60)
        var whole = KeyDecoder()
        let expected = whole.keys(from: bytes)

        var cut = KeyDecoder()
        var rest = bytes[...]
        var keys: [Key] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...min(5, rest.count), using: &random)
            keys += cut.keys(from: rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(keys == expected)
        #expect(cut.timeout == whole.timeout)
        GeneratedWork.cutInputs.report(1)
    }

    @Test(
        "random bytes do not prevent the decoding of following keys",
        arguments: GeneratedWork.noisyInputs.seeds()
    )
    func anyBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var decoder = KeyDecoder()
        for _ in 0..<50 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
            for key in decoder.keys(from: bytes) { expectPlain(key) }
            if Bool.random(using: &random) {
                for key in decoder.keysAfterTimeout() { expectPlain(key) }
            }
        }
        // Ends a paste or a sequence that has begun.
        _ = decoder.keys(from: Array("\u{1B}[201~".utf8))
        _ = decoder.keysAfterTimeout()
        #expect(decoder.keys(from: Array("한\r".utf8)) == [.character("한"), .enter])
        GeneratedWork.noisyInputs.report(1)
    }

    /// Expects that a key contains no control character.
    private func expectPlain(_ key: Key) {
        switch key {
        case .character(let character):
            #expect(
                character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            )
        case .control(let letter):
            #expect(("a"..."z").contains(letter))
        default: break
        }
    }

    @Test("wiping overwrites all bytes of an array")
    func wiped() {
        var bytes: [UInt8] = Array("271828".utf8)
        bytes.wipe()
        #expect(bytes == [0, 0, 0, 0, 0, 0])
        var none: [UInt8] = []
        none.wipe()
        #expect(none == [])
    }
}

extension SeededGenerator {
    /// Returns random input of keyboards, pastes, terminals and noise.
    fileprivate mutating func typedBytes(pieces: Int) -> [UInt8] {
        let known = [
            "a", "한", "글", "🏦", "\r", "\n", "\u{7F}", "\u{1B}", "\u{1B}[A", "\u{1B}OB",
            "\u{1B}[1;5C",
            "\u{1B}[5~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[201", "\u{1B}]0;t\u{7}", "\u{1B}[[B",
            "\u{1B}[<1;2;3M", "\u{1B}한", "\u{1B}P\u{1B}\\", "\u{4}",
        ]
        return (0..<pieces).flatMap { _ in
            if let piece = known.randomElement(using: &self),
                Int.random(in: 0..<4, using: &self) > 0
            {
                return Array(piece.utf8)
            }
            return [UInt8.random(in: 0...255, using: &self)]
        }
    }
}
