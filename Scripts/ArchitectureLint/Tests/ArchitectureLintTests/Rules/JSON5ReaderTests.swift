import Testing

@testable import ArchitectureLint

@Suite("JSON5")
struct JSON5ReaderTests {
    private func content(_ text: String) throws -> JSON5Value.Content {
        try JSON5Reader.read(Array(text.utf8)).content
    }

    @Test(
        "reads numbers in every notation",
        arguments: [
            ("0", 0), ("-12", -12), ("+1", 1), (".5", 0.5), ("5.", 5), ("1.25e2", 125),
            ("1E-2", 0.01), ("0x1F", 31), ("-0Xff", -255), ("Infinity", .infinity),
            ("-Infinity", -.infinity), ("+Infinity", .infinity), ("1e999", .infinity),
        ] as [(String, Double)]
    )
    func numbers(text: String, value: Double) throws {
        #expect(try content(text) == .number(value))
    }

    @Test("reads infinite numbers and NaN")
    func notANumber() throws {
        for text in ["NaN", "-NaN"] {
            guard case .number(let value) = try content(text) else {
                Issue.record("\(text) is not a number")
                continue
            }
            #expect(value.isNaN)
        }
    }

    @Test(
        "reads every escape",
        arguments: [
            (#"'a"b'"#, "a\"b"), (#""a'b""#, "a'b"),
            (#""\b\f\n\r\t\v\0""#, "\u{8}\u{C}\n\r\t\u{B}\0"),
            (#""\x41\u00e9""#, "Aé"), (#""\uD83D\uDE00""#, "😀"), (#""\a\'\"\\\/""#, "a'\"\\/"),
            ("'a\\\nb\\\r\nc\\\rd'", "abcd"), ("'가\u{2028}'", "가\u{2028}"), ("''", ""),
        ]
    )
    func texts(text: String, value: String) throws {
        #expect(try content(text) == .string(value))
    }

    @Test("reads comments, trailing commas and bare keys, with places")
    func document() throws {
        let text = """
            \u{FEFF}// first
            { /* a * b */ $schema: 'x', // behind
              "key two": [1, true, null,], 키\\u0041: {},
            }
            """
        let value = try JSON5Reader.read(Array(text.utf8))
        guard case .object(let members) = value.content else {
            Issue.record("it is not an object")
            return
        }
        #expect(value.place.description == "2:1")
        #expect(members.map(\.key) == ["$schema", "key two", "키A"])
        #expect(members.map(\.place.description) == ["2:15", "3:3", "3:32"])
        #expect(members.map(\.value.place.description) == ["2:24", "3:14", "3:43"])
        #expect(
            try content("{a:1,\r\nb:2,\rc:3}")
                == .object([
                    member("a", 1, 2, 1), member("b", 2, 1, 2), member("c", 3, 1, 3),
                ])
        )
    }

    private func member(_ key: String, _ line: Int, _ column: Int, _ number: Double) -> JSON5Member
    {
        JSON5Member(
            key: key,
            place: TextPlace(line: line, column: column),
            value: JSON5Value(
                place: TextPlace(line: line, column: column + 2),
                content: .number(number)
            )
        )
    }

    @Test(
        "reports mistakes with place and meaning",
        arguments: [
            ("", "1:1: the file is empty"),
            ("// a", "1:5: the file is empty"),
            ("{a 1}", "1:4: ':' belongs after the key 'a', not '1'"),
            ("{a: 1\n b: 2}", "2:2: ',' or '}' belongs here, not 'b'"),
            ("{a: 1", "1:6: the object of line 1 is not closed by '}'"),
            ("{", "1:2: the object of line 1 is not closed by '}'"),
            ("[1 2]", "1:4: ',' or ']' belongs here, not '2'"),
            ("[1", "1:3: the list of line 1 is not closed by ']'"),
            ("[", "1:2: the list of line 1 is not closed by ']'"),
            ("[,]", "1:2: a value belongs here, but there is ','"),
            (
                "{,}",
                "1:2: a key belongs here, not ','; put the key in quotes unless it is a plain word"
            ),
            (
                "{a-b: 1}", "1:3: ':' belongs after the key 'a', not '-'"
            ),
            ("{a: 1, a: 2}", "1:8: the key 'a' appears twice, first in line 1"),
            ("{a: 1, a: 2-3}", "1:8: the key 'a' appears twice, first in line 1"),
            ("{a: feature}", "1:5: the text 'feature' needs quotes"),
            ("{a: True}", "1:5: there is no value 'True'; did you mean 'true'?"),
            ("'a", "1:1: this text is not closed by ' on its line"),
            ("\"a\nb\"", "1:1: this text is not closed by \" on its line"),
            ("'\\1'", "1:3: no digit may follow '\\'; write \\xHH or \\uHHHH"),
            ("'\\x4'", "1:5: 2 hexadecimal digits belong here, not '''"),
            ("'\\uD83D'", "1:3: the escape is only half of a surrogate pair"),
            ("'\\uD83D\\u0041'", "1:3: the escape is only half of a surrogate pair"),
            ("'\\uDE00\\uD83D'", "1:3: the escape is only half of a surrogate pair"),
            ("01", "1:1: a number does not start with 0"),
            ("1a", "1:2: no 'a' may follow a number; a text needs quotes"),
            ("1.2.3", "1:4: no '.' may follow a number; a text needs quotes"),
            (".", "1:2: a digit belongs here, not the end of the file"),
            ("1e", "1:3: a digit belongs here, not the end of the file"),
            ("0x", "1:3: 1 hexadecimal digits belong here, not the end of the file"),
            ("-Inf", "1:2: a number belongs here; did you mean 'Infinity'?"),
            ("/* a", "1:1: this comment is not closed by '*/'"),
            ("/ a", "1:1: a comment starts with '//' or '/*'"),
            ("1 // a\n 2", "2:2: nothing may follow the value, but there is '2'"),
            ("\u{1}", "1:1: a value belongs here, but there is U+0001"),
            ("🏦", "1:1: a value belongs here, but there is U+1F3E6"),
            ("{\\u0031a: 1}", "1:2: this character needs a key in quotes"),
        ]
    )
    func errors(text: String, message: String) {
        #expect(throws: JSON5Error.self) { try content(text) }
        do {
            _ = try JSON5Reader.read(Array(text.utf8))
        } catch {
            #expect("\(error.place): \(error.message)" == message)
        }
    }

    @Test("refuses bytes that are not UTF-8 at their place")
    func encoding() {
        let place = TextPlace(line: 2, column: 3)
        let error = JSON5Error(place: place, message: "the file is not UTF-8 from here on")
        #expect(throws: error) { try JSON5Reader.read(Array("[\n 1".utf8) + [0xFF, 0x5D]) }
    }

    @Test("limits nesting")
    func depth() throws {
        let limit = JSON5Reader.depthLimit
        let fitting = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        _ = try content(fitting)
        for piece in ["[", "{a:", "[{a:"] {
            #expect(throws: JSON5Error.self) {
                try content(String(repeating: piece, count: 100_000))
            }
        }
    }
}
