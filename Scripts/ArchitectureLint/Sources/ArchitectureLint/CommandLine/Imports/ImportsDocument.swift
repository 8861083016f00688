/// The JSON of `archlint imports`: one document with stable keys. It is written by hand because of
/// its size: a monorepo has a hundred thousand imports.
enum ImportsDocument {
    /// The document.
    static func text(of lists: [ImportsList], problems: [Problem]) -> String {
        var text = "{\n  \"imports\" : ["
        var isFirst = true
        for list in lists where !list.text.isEmpty {
            text += isFirst ? "\n" : ",\n"
            isFirst = false
            text += String(decoding: list.text.dropLast(2), as: UTF8.self)
        }
        text += isFirst ? "],\n" : "\n  ],\n"
        let listed = problems.map {
            "    { \"kind\" : \(string($0.kind.rawValue)), \"message\" : \(string($0.message)), "
                + "\"place\" : \(string($0.place)) }"
        }
        let rows = listed.isEmpty ? "" : "\n\(listed.joined(separator: ",\n"))\n  "
        return text + "  \"problems\" : [\(rows)]\n}\n"
    }

    /// One import, with a comma and a line break behind it.
    static func element(_ found: Import, of file: String) -> String {
        """
            { "accessLevel" : \(found.accessLevel.map { "\"\($0.rawValue)\"" } ?? "null"), \
        "attributes" : \(array(found.attributes.map(string))), \
        "column" : \(found.column), \
        "conditions" : \(array(found.conditions.map(condition))), \
        "file" : \(string(file)), \
        "kind" : \(found.kind.map { "\"\($0.rawValue)\"" } ?? "null"), \
        "line" : \(found.line), \
        "module" : \(string(found.module)), \
        "path" : \(array(found.path.map(string))) },

        """
    }

    private static func condition(_ condition: Import.Condition) -> String {
        "{ \"holds\" : \(condition.holds), \"text\" : \(string(condition.text)) }"
    }

    private static func array(_ elements: [String]) -> String {
        "[\(elements.joined(separator: ", "))]"
    }

    /// A string as JSON writes it.
    static func string(_ text: String) -> String {
        var written = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }
}
