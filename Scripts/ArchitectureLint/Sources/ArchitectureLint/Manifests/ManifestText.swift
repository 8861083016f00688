/// The text of a manifest, to tell on which line a name stands. What the manifest states comes
/// from running it; the line is only for the reader.
package struct ManifestText: Equatable, Sendable {
    private struct Literal: Equatable, Sendable {
        let text: String
        let line: Int
    }

    private let literals: [Literal]
    /// Which literals belong to each target.
    private let byTarget: [String: [Int]]
    /// The first literal that looks like the path or the address of each package.
    private let packages: [String: Int]

    private static let declarations: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "macro",
        "plugin",
    ]

    /// Reads a manifest's text.
    package init(_ bytes: [UInt8]) {
        var lexer = Lexer(bytes)
        let lines = LineCounter(bytes)
        var literals: [Literal] = []
        var byTarget: [String: [Int]] = [:]
        var packages: [String: Int] = [:]
        var target: String?
        var brackets = Brackets()
        // The tokens before, the last one first.
        var before = [Range<Int>](repeating: 0..<0, count: 4)
        while true {
            let token = lexer.next()
            if token.kind == .end { break }
            if case .punctuation(let byte) = token.kind {
                let isLabel = lexer.isWord(before[1], "(") || lexer.isWord(before[1], ",")
                brackets.pass(
                    byte,
                    behind: isLabel && lexer.isWord(before[0], "dependencies")
                )
            }
            if token.kind == .string {
                let value = Self.value(of: bytes[token.range])
                if !brackets.areInDependencies, lexer.isWord(before[0], ":"),
                    lexer.isWord(before[1], "name"),
                    lexer.isWord(before[2], "("),
                    Self.declarations.contains(lexer.text(before[3])),
                    lexer.text(before[3]) != "plugin" || Self.isFollowed(by: "capability", lexer)
                {
                    target = value
                }
                if let target {
                    byTarget[target, default: []].append(literals.count)
                } else if value.utf8.contains(Byte.slash) {
                    let last = value.split(separator: "/").last?.lowercased() ?? ""
                    for name in [last, last.hasSuffix(".git") ? String(last.dropLast(4)) : last]
                    where packages[name] == nil { packages[name] = literals.count }
                }
                let line = lines.line(at: token.range.lowerBound)
                literals.append(Literal(text: value, line: line))
            }
            for index in [3, 2, 1] { before[index] = before[index - 1] }
            before[0] = token.range
        }
        self.literals = literals
        self.byTarget = byTarget
        self.packages = packages
    }

    /// The brackets that are open. Within an argument `dependencies:`, `.target(name: …)` uses a target
    /// and declares none.
    private struct Brackets {
        /// Of each, whether it is within such an argument, and whether such a one is open in it.
        private var open: [(isWithin: Bool, hasArgument: Bool)] = []

        var areInDependencies: Bool { open.last?.isWithin ?? false }

        /// Goes over a bracket or a separator.
        ///
        /// - Parameter isLabelled: whether a label `dependencies` stands in front of it.
        mutating func pass(_ byte: UInt8, behind isLabelled: Bool) {
            switch byte {
            case Byte.leftParenthesis, Byte.leftBracket:
                let last = open.last
                open.append((last.map { $0.isWithin || $0.hasArgument } ?? false, false))
            case Byte.rightParenthesis, Byte.rightBracket:
                _ = open.popLast()
            case Byte.comma where !open.isEmpty:
                open[open.count - 1].hasArgument = false
            case Byte.colon where isLabelled && !open.isEmpty:
                open[open.count - 1].hasArgument = true
            default: break
            }
        }
    }

    /// Whether the next argument has a label: only that tells the declaration of a plug-in from its
    /// use and from its product.
    private static func isFollowed(by label: StaticString, _ lexer: Lexer) -> Bool {
        var ahead = lexer
        let comma = ahead.next()
        let word = ahead.next()
        return ahead.isWord(comma.range, ",") && ahead.isWord(word.range, label)
    }

    /// The text of a string literal without interpolations: what stands between its quotes.
    private static func value(of literal: ArraySlice<UInt8>) -> String {
        let start = literal.firstIndex { $0 != Byte.quote && $0 != Byte.pound }
        let end = literal.lastIndex { $0 != Byte.quote && $0 != Byte.pound }
        guard let start, let end else { return "" }
        return String(decoding: literal[start...end], as: UTF8.self)
    }

    /// The line on which a target names one of its dependencies; the target's own line when the
    /// manifest works the name out, and the first when it works out the target as well.
    package func line(of dependency: String, in target: String) -> Int {
        let own = byTarget[target] ?? []
        let named = own.dropFirst().first { literals[$0].text == dependency } ?? own.first
        return named.map { literals[$0].line } ?? 1
    }

    /// The line on which a target is declared.
    package func line(ofTarget target: String) -> Int {
        byTarget[target]?.first.map { literals[$0].line } ?? 1
    }

    /// The line on which the manifest names a package that it depends on.
    package func line(ofPackage identity: String) -> Int {
        let identity = identity.lowercased()
        if let named = packages[identity] { return literals[named].line }
        return literals.first { $0.text.lowercased() == identity }?.line ?? 1
    }
}
