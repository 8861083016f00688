import BookkeepingTesting
import Foundation
import Testing

@testable import Bookkeeping

@Suite("Canonical JSON")
struct CanonicalJSONTests {
    private static func text(_ value: CanonicalJSON) -> String {
        var writer = CanonicalJSON.Writer()
        writer.value(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("escapes the characters that RFC 8785 names, and no others")
    func escapes() {
        // The example of section 3.2.2, and every control character.
        let example = "\u{20AC}$\u{0F}\nA'B\"\\\\\"/"
        #expect(Self.text(.string(example)) == #""\#u{20AC}$\u000f\nA'B\"\\\\\"/""#)
        let short: [UInt8: String] = [8: "b", 9: "t", 10: "n", 12: "f", 13: "r"]
        for byte in UInt8(0)..<0x20 {
            let escape = short[byte] ?? "u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            #expect(Self.text(.string(String(UnicodeScalar(byte)))) == "\"\\\(escape)\"")
        }
        let raw = "\u{7F}\u{80}\u{2028}\u{FFFF}\u{1F600}e\u{301}\u{E9}</script>"
        #expect(Self.text(.string(raw)).utf8.elementsEqual("\"\(raw)\"".utf8))
    }

    @Test("orders keys by UTF-16 code units as the example of RFC 8785")
    func order() {
        // Section 3.2.3; the last but one key is U+1F600, above U+FFFF.
        let keys = [
            "\r", "1", "\u{80}", "\u{F6}", "\u{20AC}", "\u{1F600}", "\u{FB33}",
        ]
        let object = Dictionary(uniqueKeysWithValues: keys.map { ($0, "") })
        let text = keys.map { Self.text(.string($0)) + ":\"\"" }.joined(separator: ",")
        #expect(CanonicalJSON.encode(object) == "{\(text)}")
        #expect(CanonicalJSON.strings("{\(text)}".utf8) == object)
    }

    @Test("the order of keys equals the order of their UTF-16 code units")
    func orderOfRandomKeys() {
        var generator = SeededGenerator(seed: 4)
        let scalars: [UnicodeScalar] = [
            "a", "b", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}",
            "\u{EFFF}", "\u{F000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ]
        func key() -> String {
            var text = ""
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                text.unicodeScalars.append(scalars.randomElement(using: &generator)!)
            }
            return text
        }
        for _ in 0..<GeneratedWork.jsonKeys.amount {
            let (a, b) = (key(), key())
            #expect(CanonicalJSON.precedes(a, b) == a.utf16.lexicographicallyPrecedes(b.utf16))
        }
        GeneratedWork.jsonKeys.report(GeneratedWork.jsonKeys.amount)
    }

    @Test("writes and reads values of all kinds")
    func values() {
        let value = CanonicalJSON.object([
            .init(key: "a", value: .array([.integer(.min), .integer(0), .integer(.max)])),
            .init(key: "b", value: .object([])),
            .init(key: "c", value: .array([])),
            .init(key: "d", value: .array([.boolean(true), .boolean(false), .string("")])),
        ])
        let text =
            #"{"a":[-9223372036854775808,0,9223372036854775807],"b":{},"c":[],"d":[true,false,""]}"#
        #expect(Self.text(value) == text)
        #expect(CanonicalJSON(text.utf8) == value)
    }

    @Test(
        "refuses text that is not canonical",
        arguments: [
            "", " ", "{", "{}}", "{} ", " {}", "{ }", #"{"a":"1",}"#, #"{,"a":"1"}"#, #"{"a"}"#,
            #"{"a":}"#, #"{"a":"1""b":"2"}"#, #"{"a": "1"}"#, #"{"a":"1", "b":"2"}"#,
            #"{"b":"1","a":"2"}"#, #"{"a":"1","a":"2"}"#, #"{"a":"1","a":"1"}"#, #"{"a":"1"#,
            #"{"a":"\""#, #"{"a":"\/"}"#, #"{"a":"\u0041"}"#, #"{"a":"\u000a"}"#,
            #"{"a":"\u001F"}"#, #"{"a":"\u00e9"}"#, #"{"a":"\u0022"}"#, #"{"a":"\u00"}"#,
            #"{"a":"\ud83d\ude00"}"#, #"{"a":"\x"}"#, #"{"a":"\"#, "{\"a\":\"\n\"}",
            "{\"a\":\"\0\"}", #"{'a':'1'}"#, "{\"\u{FB33}\":\"\",\"\u{1F600}\":\"\"}",
            "\u{FEFF}{}",
        ]
    )
    func strictness(text: String) {
        #expect(CanonicalJSON.strings(text.utf8) == nil)
        #expect(CanonicalJSON(text.utf8) == nil)
    }

    @Test(
        "refuses numbers, words and depths that are not canonical",
        arguments: [
            "01", "-0", "-", "+1", "1.0", "1e3", "9223372036854775808", "null", "True", "tru",
            "[1,]", "[,1]", "[1 ,2]", "[1", String(repeating: "[", count: 100_000),
        ]
    )
    func strictnessOfValues(text: String) {
        #expect(CanonicalJSON(text.utf8) == nil)
    }

    @Test("an object of strings has no other values, and bytes are valid UTF-8")
    func otherObjects() {
        for text in [#"{"a":1}"#, #"{"a":{}}"#, #"{"a":true}"#, "[]", "\"a\""] {
            #expect(CanonicalJSON.strings(text.utf8) == nil)
            #expect(CanonicalJSON(text.utf8) != nil)
        }
        let start = Array(#"{"a":""#.utf8)
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5]] {
            #expect(CanonicalJSON.strings(start + bytes + Array("\"}".utf8)) == nil)
        }
    }

    @Test("refuses keys that Swift treats as equal")
    func equalKeys() {
        let text = "{\"e\u{301}\":\"1\",\"\u{E9}\":\"2\"}"
        #expect(CanonicalJSON.strings(text.utf8) == nil)
    }

    @Test("a random text is read only if writing the value gives the same text")
    func mutations() throws {
        var generator = SeededGenerator(seed: 5)
        let text = CanonicalJSON.encode([
            "memo": "rent\n\"May\" \u{1}\u{1F600}\u{E9}", "amount": "1000", "": "x",
        ])
        let alphabet = Array("\"\\{}[]:,u0aF1 \n\u{E9}".utf8)
        var readable = 0
        let work = GeneratedWork.jsonTexts
        for _ in 0..<work.amount {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let at = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[at] = alphabet.randomElement(using: &generator)!
                case 1: bytes.remove(at: at)
                default: bytes.insert(alphabet.randomElement(using: &generator)!, at: at)
                }
            }
            guard let object = CanonicalJSON.strings(bytes) else { continue }
            readable += 1
            #expect(Array(CanonicalJSON.encode(object).utf8) == bytes)
            let other = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
            #expect(other == object)
        }
        work.report(work.amount)
        #expect(readable > work.amount / 20)
    }
}
