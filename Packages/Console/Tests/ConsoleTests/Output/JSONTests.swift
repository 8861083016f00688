import ConsoleTesting
import Foundation
import Testing

@testable import Console

@Suite("JSON")
struct JSONTests {
    @Test("members keep their order, and empty lists take one line")
    func layout() async throws {
        let expected = """
            {
              "schemaVersion": 1,
              "z": [
                1,
                -9223372036854775808,
                true,
                null
              ],
              "a": {},
              "m": []
            }

            """
        #expect(
            try await document(
                ["z": [1, .integer(.min), true, nil], "a": .object([]), "m": []]
            ) == expected
        )
    }

    @Test(
        "strings are escaped so that they are safe for a terminal",
        arguments: [
            ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#), ("\u{1B}[2J", #""\u001b[2J""#),
            ("\u{E0041}\u{AD}", #""\udb40\udc41\u00ad""#),
            ("\u{7F}\u{9B}\u{202E}\u{2028}", #""\u007f\u009b\u202e\u2028""#), ("한글 🍱", "\"한글 🍱\""),
        ]
    )
    func escapes(text: String, json: String) async throws {
        #expect(try await document(.string(text)) == json + "\n")
    }

    @Test(
        "Foundation decodes every document to the original value",
        arguments: 0..<200 as Range<UInt64>
    )
    func readBack(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let value = random.json(depth: 4)
        let data = Data(try await document(value).utf8)
        let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        #expect(isSame(read, value.versioned))
    }

    @Test("a verbatim JSON text is written unchanged")
    func verbatim() async throws {
        #expect(
            try await document(["graph": .verbatim(#"{"nodes":[]}"#)])
                == "{\n  \"schemaVersion\": 1,\n  \"graph\": {\"nodes\":[]}\n}\n"
        )
    }

    @Test("a subscript returns the member with a key")
    func subscripts() {
        let value: JSONValue = ["error": ["exit": 64]]
        #expect(value["error"]?["exit"] == 64)
        #expect(value["nothing"] == nil)
        #expect(JSONValue.null["x"] == nil)
    }

    private func document(_ value: JSONValue) async throws -> String {
        let command = Command("show", abstract: "Show.", examples: []) { _ in
            Answer([], json: value)
        }
        return try await run(["show", "--json"], commands: [command]).output
    }

    private func isSame(_ read: Any, _ value: JSONValue) -> Bool {
        switch value {
        case .object(let members):
            guard let read = read as? [String: Any] else { return false }
            return read.count == members.count
                && members.allSatisfy { member in
                    read[member.key].map { isSame($0, member.value) } ?? false
                }
        case .array(let values):
            guard let read = read as? [Any] else { return false }
            return read.count == values.count && zip(read, values).allSatisfy(isSame)
        case .string(let text): return (read as? String).map { Array($0.utf8) } == Array(text.utf8)
        case .integer(let number): return (read as? NSNumber)?.int64Value == number
        case .bool(let flag): return read as? Bool == flag
        case .null: return read is NSNull
        case .verbatim: return false
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func json(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
        case 0: .null
        case 1: .bool(.random(using: &self))
        case 2: .integer(.random(in: .min ... .max, using: &self))
        case 3: .string(text(upTo: 12))
        case 4:
            .array((0..<Int.random(in: 0...3, using: &self)).map { _ in json(depth: depth - 1) })
        default:
            .object(
                (0..<Int.random(in: 0...3, using: &self)).map { number in
                    JSONMember("\(number)" + text(upTo: 5), json(depth: depth - 1))
                }
            )
        }
    }
}
