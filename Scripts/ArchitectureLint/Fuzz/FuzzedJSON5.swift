#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if !FUZZING
    import ArchitectureLint
#endif

/// The requirements for the reader of JSON5.
enum FuzzedJSON5 {
    /// Ends the program if a requirement is not met.
    ///
    /// - Returns: The value of the text; nil for a text that is rejected.
    static func check(_ bytes: [UInt8]) -> JSON5Value? {
        let text = FuzzedText(bytes)
        // Foundation accepts UTF-16, too.
        let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
        let json =
            isText ? try? JSONDecoder().decode(PlainJSON.self, from: Data(bytes)) : nil
        do {
            let value = try JSON5Reader.read(bytes)
            var last = -1
            checkPlaces(of: value, in: text, after: &last)
            checkPrinting(value)
            if let json { hold(PlainJSON(value) == json, "JSON with another value") }
            return value
        } catch {
            text.offset(line: error.place.line, column: error.place.column)
            holdMessage(error.message, "a mistake")
            // Foundation accepts a line break in a string, which RFC 8259 forbids (section 7).
            let isStricter = ["twice", "more than", "on its line"].contains {
                error.message.contains($0)
            }
            hold(json == nil || isStricter, "JSON that is rejected: \(error.message)")
            return nil
        }
    }

    /// The places of values and keys are correct and ascending.
    private static func checkPlaces(
        of value: JSON5Value,
        in text: FuzzedText,
        after last: inout Int
    ) {
        check(value.place, in: text, after: &last)
        let first = Unicode.Scalar(text.byte(at: value.place))
        switch value.content {
        case .null: hold(first == "n" || first == "\\", "no null at its place")
        case .bool(let flag): hold(first == (flag ? "t" : "f") || first == "\\", "no flag here")
        case .number:
            hold("0123456789+-.IN\\".unicodeScalars.contains(first), "no number at its place")
        case .string: hold(first == "\"" || first == "'", "no string at its place")
        case .array(let values):
            hold(first == "[", "no array at its place")
            for value in values { checkPlaces(of: value, in: text, after: &last) }
        case .object(let members):
            hold(first == "{", "no object at its place")
            hold(Set(members.map(\.key)).count == members.count, "a key that occurs twice")
            for member in members {
                check(member.place, in: text, after: &last)
                checkPlaces(of: member.value, in: text, after: &last)
            }
        }
    }

    private static func check(_ place: TextPlace, in text: FuzzedText, after last: inout Int) {
        let offset = text.offset(line: place.line, column: place.column)
        hold(offset > last, "places that are not ascending")
        last = offset
    }

    /// A printed value has the same value when it is read again.
    private static func checkPrinting(_ value: JSON5Value) {
        let printed = value.printed
        do {
            let again = try JSON5Reader.read(Array(printed.utf8)).printed
            hold(again.utf8.elementsEqual(printed.utf8), "a printed value with another value")
        } catch {
            hold(false, "a printed value that is rejected: \(error.message)")
        }
    }
}

extension JSON5Value {
    /// The value as JSON5.
    var printed: String {
        switch content {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value) where value.isNaN: "NaN"
        case .number(let value) where value.isInfinite: value < 0 ? "-Infinity" : "Infinity"
        case .number(let value): "\(value)"
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.printed).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.map { "\(Self.quoted($0.key)):\($0.value.printed)" }
                .joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                quoted +=
                    (scalar.value < 0x10 ? "\\u000" : "\\u00")
                    + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// A value of JSON, decoded by Foundation for comparison.
private enum PlainJSON: Decodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: PlainJSON].self) {
            self = .object(value)
        } else if let value = try? container.decode([PlainJSON].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    init(_ value: JSON5Value) {
        switch value.content {
        case .null: self = .null
        case .bool(let value): self = .boolean(value)
        case .number(let value): self = .number(value)
        case .string(let text): self = .string(text)
        case .array(let values): self = .array(values.map(Self.init))
        case .object(let members):
            self = .object(
                Dictionary(uniqueKeysWithValues: members.map { ($0.key, Self($0.value)) })
            )
        }
    }
}
