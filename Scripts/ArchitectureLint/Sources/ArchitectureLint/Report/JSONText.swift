#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Encodable {
    /// Encodes the value as a JSON document with sorted keys.
    func jsonText(isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

/// An object of a JSON document, without the members that are nil.
///
/// To write `null`, cast a nil value: `value as any Encodable`.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: Member]

    private struct Member: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        let present = members.compactMap { key, value in value.map { (key, Member(value: $0)) } }
        self.members = Dictionary(firstOf: present)
    }

    func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

    /// Returns the object with the members of `other`, except keys that the object has already.
    func adding(_ other: JSONObject) -> JSONObject {
        var sum = self
        sum.members.merge(other.members) { first, _ in first }
        return sum
    }
}

extension Violation {
    var entry: JSONObject {
        [
            "rule": rule, "severity": severity.rawValue, "file": place.file, "line": place.line,
            "importer": importer, "imported": imported, "message": message,
            "chain": chain.map(\.entry), "instead": instead,
        ]
    }
}

extension Edge {
    var entry: JSONObject {
        ["from": from, "to": to, "file": place.file, "line": place.line, "condition": condition]
    }
}

extension Problem {
    var entry: JSONObject { ["kind": kind.name, "place": place, "message": message] }
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
