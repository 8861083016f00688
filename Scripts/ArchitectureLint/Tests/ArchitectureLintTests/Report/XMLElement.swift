/// A well-formed XML document, read as strictly as the standard asks for what archlint writes of it:
/// elements, attributes in double quotes, text and references.
struct XMLElement: Equatable {
    var name = ""
    var attributes: [String: String] = [:]
    var children: [XMLElement] = []
    var text = ""

    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads a document.
    init(document: String) throws {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        guard document.hasPrefix(head) else { throw Malformed(description: "no head") }
        var rest = Array(document.unicodeScalars.dropFirst(head.unicodeScalars.count))[...]
        for scalar in rest where !Self.isAllowed(scalar) {
            throw Malformed(description: "a character that XML has not: \(scalar.value)")
        }
        // Reports contain no CDATA sections, so this is never right.
        guard !document.contains("]]>") else { throw Malformed(description: "a bare ]]>") }
        try self.init(&rest)
        guard rest.allSatisfy({ $0 == "\n" }) else {
            throw Malformed(description: "more behind it")
        }
    }

    /// All elements of a name below this one.
    func all(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name } + children.flatMap { $0.all(name) }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private init(_ rest: inout ArraySlice<Unicode.Scalar>) throws {
        try Self.take("<", from: &rest)
        name = try Self.word(&rest)
        while rest.first == " " {
            rest.removeFirst()
            let key = try Self.word(&rest)
            try Self.take("=\"", from: &rest)
            let value = try Self.text(&rest, until: "\"")
            guard attributes.updateValue(value, forKey: key) == nil else {
                throw Malformed(description: "\(key) twice")
            }
            try Self.take("\"", from: &rest)
        }
        if rest.starts(with: "/>".unicodeScalars) {
            rest.removeFirst(2)
            return
        }
        try Self.take(">", from: &rest)
        while !rest.starts(with: "</".unicodeScalars) {
            guard let next = rest.first else { throw Malformed(description: "\(name) is open") }
            if next == "<" {
                children.append(try XMLElement(&rest))
            } else {
                text += try Self.text(&rest, until: "<")
            }
        }
        try Self.take("</\(name)>", from: &rest)
    }

    private static func take(_ text: String, from rest: inout ArraySlice<Unicode.Scalar>) throws {
        guard rest.starts(with: text.unicodeScalars) else {
            throw Malformed(description: "\(text) belongs before \(String(rest.prefix(20)))")
        }
        rest.removeFirst(text.unicodeScalars.count)
    }

    private static func word(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> String {
        let word = rest.prefix { $0.properties.isAlphabetic || $0 == "-" }
        guard !word.isEmpty else { throw Malformed(description: "a name is missing") }
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func text(
        _ rest: inout ArraySlice<Unicode.Scalar>,
        until end: Unicode.Scalar
    ) throws -> String {
        var text = String.UnicodeScalarView()
        while let next = rest.first, next != end {
            rest.removeFirst()
            if next == "<" { throw Malformed(description: "a bare <") }
            if end == "\"", next == "\n" || next == "\t" {
                throw Malformed(description: "a bare line")
            }
            guard next == "&" else {
                text.append(next)
                continue
            }
            let name = String(rest.prefix { $0 != ";" })
            rest.removeFirst(min(name.unicodeScalars.count + 1, rest.count))
            text.append(try scalar(named: name))
        }
        return String(text)
    }

    private static func scalar(named name: String) throws -> Unicode.Scalar {
        let named: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        if let scalar = named[name] { return scalar }
        guard name.hasPrefix("#"), let number = UInt32(name.dropFirst()),
            let scalar = Unicode.Scalar(number), isAllowed(scalar)
        else { throw Malformed(description: "there is no &\(name);") }
        return scalar
    }
}

extension String {
    fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
