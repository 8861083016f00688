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

    /// All elements of a name below this one.
    func all(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name } + children.flatMap { $0.all(name) }
    }
}

extension XMLElement {
    /// Reads a document.
    init(document: String) throws {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        // Reports contain no CDATA sections, so their end is never right.
        guard document.hasPrefix(head), document.unicodeScalars.allSatisfy(Self.isAllowed),
            !document.contains("]]>")
        else { throw Malformed(description: document) }
        let token = /<([a-z-]+)((?: [a-z-]+="[^"<\n\t]*")*)(\/?)>|<\/([a-z-]+)>|([^<]+)/
            .matchingSemantics(.unicodeScalar)
        var open = [XMLElement()]
        var rest = document.dropFirst(head.count)
        while let match = rest.prefixMatch(of: token) {
            let (_, name, attributes, end, closed, text) = match.output
            rest = rest[match.range.upperBound...]
            if let text { open[open.count - 1].text += try Self.unescaped(text) }
            if let name, let attributes {
                open.append(
                    XMLElement(name: String(name), attributes: try Self.read(attributes))
                )
            }
            guard end == "/" || closed != nil else { continue }
            let element = open.removeLast()
            guard !open.isEmpty, element.name == String(closed ?? name ?? "") else {
                throw Malformed(description: "\(element.name) is open before \(rest)")
            }
            open[open.count - 1].children.append(element)
        }
        guard rest.isEmpty, open.count == 1, open[0].children.count == 1,
            open[0].text.allSatisfy(\.isNewline)
        else { throw Malformed(description: "it ends before \(rest)") }
        self = open[0].children[0]
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func read(_ attributes: Substring) throws -> [String: String] {
        let pattern = /\ ([a-z-]+)="([^"]*)"/.matchingSemantics(.unicodeScalar)
        return try attributes.matches(of: pattern).reduce(into: [:]) { all, match in
            guard all.updateValue(try unescaped(match.2), forKey: String(match.1)) == nil else {
                throw Malformed(description: "\(match.1) twice")
            }
        }
    }

    private static func unescaped(_ text: Substring) throws -> String {
        let names = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "apos;": "'"]
        let reference = /&([^;&]*;?)/.matchingSemantics(.unicodeScalar)
        return try String(text).replacing(reference) { match in
            if let named = names[String(match.1)] { return named }
            guard let number = match.1.wholeMatch(of: /#(\d+);/).flatMap({ UInt32($0.1) }),
                let scalar = Unicode.Scalar(number), isAllowed(scalar)
            else { throw Malformed(description: "there is no \(match.0)") }
            return String(scalar)
        }
    }
}
