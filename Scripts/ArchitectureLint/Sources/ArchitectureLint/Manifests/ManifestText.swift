/// The text of a manifest, to tell on which line a name stands. What the manifest states comes
/// from running it; the line is only for the reader.
package struct ManifestText: Equatable, Sendable {
    private struct Literal: Equatable, Sendable {
        let text: String
        let line: Int
        /// The target that the literal belongs to: the last one declared before it.
        let target: String?
    }

    private let literals: [Literal]

    private static let declarations: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "macro",
        "plugin",
    ]

    /// Reads a manifest's text.
    package init(_ bytes: [UInt8]) {
        var lexer = Lexer(bytes)
        let lines = LineCounter(bytes)
        var literals: [Literal] = []
        var target: String?
        var before: [String] = []
        while true {
            let token = lexer.next()
            if token.kind == .end { break }
            let text = lexer.text(token.range)
            if token.kind == .string {
                let value = text.trimmingQuotes
                let opens = before.suffix(4)
                if opens.count == 4, Self.declarations.contains(opens.first ?? ""),
                    opens.suffix(3) == ["(", "name", ":"]
                {
                    target = value
                }
                let line = lines.line(at: token.range.lowerBound)
                literals.append(Literal(text: value, line: line, target: target))
            }
            before = before.suffix(3) + [text]
        }
        self.literals = literals
    }

    /// The line on which a target names one of its dependencies; the target's own line when the
    /// manifest works the name out, and the first when it works out the target as well.
    package func line(of dependency: String, in target: String) -> Int {
        let own = literals.filter { $0.target == target }
        return (own.dropFirst().first { $0.text == dependency } ?? own.first)?.line ?? 1
    }

    /// The line on which a target is declared.
    package func line(ofTarget target: String) -> Int {
        literals.first { $0.target == target }?.line ?? 1
    }

    /// The line on which the manifest names a package that it depends on.
    package func line(ofPackage identity: String) -> Int {
        let identity = identity.lowercased()
        let named = literals.first { literal in
            let last = literal.text.split(separator: "/").last ?? ""
            return literal.target == nil && literal.text.contains("/")
                && (last.lowercased() == identity || last.lowercased() == "\(identity).git")
        }
        return (named ?? literals.first { $0.text.lowercased() == identity })?.line ?? 1
    }
}

extension String {
    /// The text of a string literal without interpolations.
    fileprivate var trimmingQuotes: String {
        func isQuote(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#")
        }
        let rest = utf8.drop(while: isQuote)
        guard let last = rest.lastIndex(where: { !isQuote($0) }) else { return "" }
        return String(decoding: rest[...last], as: UTF8.self)
    }
}
