#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Encodable {
    /// The value as a JSON document with sorted keys.
    func jsonText(isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

/// An object of a JSON document, without the members that are nil.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private let members: [String: Member]

    private struct Member: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        let present = members.compactMap { key, value in value.map { (key, Member(value: $0)) } }
        self.members = Dictionary(present) { first, _ in first }
    }

    func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// A value that JSON writes as `null` when it is nil.
struct Nullable<Value: Encodable>: Encodable {
    private let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Violation.Step {
    var entry: JSONObject { ["from": from, "to": to, "file": place.file, "line": place.line] }
}

extension Problem {
    var entry: JSONObject { ["kind": kind.rawValue, "place": place, "message": message] }
}

extension String {
    var jsonQuoted: String {
        let content = escaping { scalar in
            switch scalar {
            case "\"", "\\": return "\\\(scalar)"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: return nil
            }
        }
        return "\"\(content)\""
    }
}
