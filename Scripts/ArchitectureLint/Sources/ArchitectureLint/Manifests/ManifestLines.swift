/// The line numbers of names in a manifest, which may be literal or evaluated.
package struct ManifestLines: Equatable, Sendable {
    private struct Literal: Equatable, Sendable {
        let text: String
        let line: Int

        /// Returns whether the text has an interpolation that may result in `name`.
        func mayMake(_ name: String) -> Bool {
            let start = text.prefix { $0 != "\\" }
            guard start.endIndex < text.endIndex, let close = text.lastIndex(of: ")") else {
                return false
            }
            let end = text[text.index(after: close)...]
            return start.count + end.count > 2 && name.hasPrefix(start) && name.hasSuffix(end)
        }
    }

    /// The string literals, in the order of the text.
    private var literals: [Literal] = []
    /// The indices of the literals in the declaration of each target, by the target's name.
    private var byTarget: [String: [Int]] = [:]
    /// For each name of a package, the index in `literals` of the first path or address that ends
    /// with the name.
    private var packages: [String: Int] = [:]

    private static let declarations: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "macro",
        "plugin",
    ]

    var texts: Set<String> { Set(literals.map(\.text)) }

    /// Finds the names in the text of a manifest.
    package init(_ bytes: [UInt8]) {
        var lexer = Lexer(bytes)
        var places = PlaceCounter(bytes)
        var target: String?
        // Inside an argument `dependencies:`, `.target(name: …)` names a target that is declared
        // elsewhere.
        var dependencies: Int?
        var depth = 0
        // The ranges of the previous tokens, the last one first.
        var previous = [Range<Int>](repeating: 0..<0, count: 4)
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end: return
            case .punctuation(Byte.leftParenthesis), .punctuation(Byte.leftBracket): depth += 1
            case .punctuation(Byte.rightParenthesis), .punctuation(Byte.rightBracket):
                depth = max(0, depth - 1)
                if depth < dependencies ?? 0 { dependencies = nil }
            case .punctuation(Byte.comma) where depth == dependencies: dependencies = nil
            case .punctuation(Byte.colon)
            where dependencies == nil && depth > 0 && lexer.isWord(previous[0], "dependencies")
                && (lexer.isWord(previous[1], "(") || lexer.isWord(previous[1], ",")):
                dependencies = depth
            case .string:
                let text = Self.value(of: bytes[token.range])
                if depth <= dependencies ?? depth, Self.declaresTarget(previous, lexer) {
                    target = text
                }
                if let target {
                    byTarget[target, default: []].append(literals.count)
                } else if text.utf8.contains(Byte.slash) {
                    let last = text.split(separator: "/").last?.lowercased() ?? ""
                    for name in [last, last.hasSuffix(".git") ? String(last.dropLast(4)) : last]
                    where packages[name] == nil { packages[name] = literals.count }
                }
                let line = places.place(of: token.range.lowerBound).line
                literals.append(Literal(text: text, line: line))
            default: break
            }
            previous.removeLast()
            previous.insert(token.range, at: 0)
        }
    }

    /// Returns whether the literal after the `previous` tokens is the name in a target declaration.
    private static func declaresTarget(_ previous: [Range<Int>], _ lexer: Lexer) -> Bool {
        guard lexer.isWord(previous[0], ":"), lexer.isWord(previous[1], "name"),
            lexer.isWord(previous[2], "("), declarations.contains(lexer.text(previous[3]))
        else { return false }
        guard lexer.isWord(previous[3], "plugin") else { return true }
        // The use of a plugin and a plugin product have no capability.
        var ahead = lexer
        let comma = ahead.next()
        let label = ahead.next()
        return ahead.isWord(comma.range, ",") && ahead.isWord(label.range, "capability")
    }

    /// Returns the text between the quotes of a literal.
    private static func value(of literal: ArraySlice<UInt8>) -> String {
        let isContent: (UInt8) -> Bool = { $0 != Byte.quote && $0 != Byte.pound }
        guard let start = literal.firstIndex(where: isContent),
            let end = literal.lastIndex(where: isContent)
        else { return "" }
        return String(decoding: literal[start...end], as: UTF8.self)
    }

    /// Returns the line on which a target names a dependency.
    ///
    /// If the target does not contain the name, the result is the line of another literal with the
    /// name. Without such a literal, it is the line of the target.
    package func line(of dependency: String, in target: String) -> Int {
        let own = byTarget[target] ?? []
        if let named = own.dropFirst().first(where: { literals[$0].text == dependency }) {
            return literals[named].line
        }
        // The name of another target is in its declaration, too.
        let isTarget = byTarget[dependency] != nil
        let constant = isTarget ? nil : literals.first { $0.text == dependency }
        return constant?.line ?? line(ofTarget: target)
    }

    /// Returns the line on which a target is declared.
    ///
    /// If the name of the target is computed, the result is the line of a string literal that may
    /// produce the name, or else 1.
    package func line(ofTarget target: String) -> Int {
        if let own = byTarget[target]?.first { return literals[own].line }
        let literal =
            literals.first { $0.text == target } ?? literals.first { $0.mayMake(target) }
        return literal?.line ?? 1
    }

    /// Returns the line on which the manifest declares a dependency on a package, or else 1.
    package func line(ofPackage identity: String) -> Int {
        let identity = identity.lowercased()
        if let named = packages[identity] { return literals[named].line }
        return literals.first { $0.text.lowercased() == identity }?.line ?? 1
    }
}
