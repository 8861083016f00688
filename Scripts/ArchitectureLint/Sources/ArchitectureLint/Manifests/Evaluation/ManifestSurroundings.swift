/// What a manifest may look at besides its own text when it is run, and so what its answer depends
/// on. It is judged by the words of the text, and in doubt it may look at anything.
package enum ManifestSurroundings: Equatable, Sendable {
    /// Nothing: it says the same whenever it is run in its folder.
    case nothing
    /// The variables of the environment.
    case environment
    /// Files, the clock, chance: whatever it likes.
    case anything

    /// What a manifest of this text may look at.
    package init(_ manifest: [UInt8]) {
        let words = Self.allWords(of: manifest)
        // `import class Foundation.ProcessInfo` imports Foundation.
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        let named = words.enumerated().filter { $0.element.text == "import" }.map { index, _ in
            words.dropFirst(index + 1).first { !kinds.contains($0.text) }?.text ?? ""
        }
        let modules = Set(named)
        let plain: Set = ["PackageDescription", "CompilerPluginSupport"]
        let libraries: Set = ["Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl"]
        let texts = Set(words.map(\.text))
        guard texts.isDisjoint(with: Self.unsteady),
            modules.subtracting(libraries).isSubset(of: plain)
        else {
            self = .anything
            return
        }
        let readers: Set = ["Context", "ProcessInfo", "getenv", "environ"]
        if modules.isSubset(of: plain) {
            self = texts.isDisjoint(with: readers) ? .nothing : .environment
        } else {
            self = Self.isTame(manifest) ? .environment : .anything
        }
    }

    /// Words that bring in chance, the clock, files or other code, whatever is imported.
    private static let unsteady: Set<String> = [
        "random", "randomElement", "shuffled", "shuffle", "SystemRandomNumberGenerator", "Hasher",
        "hashValue", "ContinuousClock", "SuspendingClock", "CommandLine", "readLine",
        "gitInformation", "_silgen_name", "_extern", "_cdecl", "canImport", "unsafeBitCast",
    ]

    /// Whether a manifest that imports a whole library uses no more of it than the environment: no
    /// type that is not listed here, no free function but `getenv` and its own, and nothing that
    /// reads a file by its label.
    private static func isTame(_ manifest: [UInt8]) -> Bool {
        guard let code = codeAlone(manifest) else { return false }
        let words = allWords(of: code)
        let own = Set(
            zip(words, words.dropFirst()).filter { $0.0.text == "func" }.map(\.1.text)
        )
        return words.allSatisfy { word in
            if word.text.hasPrefix("contents") || word.text.hasPrefix("resolving") { return false }
            if word.text.utf8.first.map({ (65...90).contains($0) }) == true, !word.followsDot {
                return harmlessTypes.contains(word.text)
            }
            return !word.isCalled || word.followsDot || own.contains(word.text)
                || harmlessFunctions.contains(word.text)
        }
    }

    private static let harmlessFunctions: Set<String> = [
        "getenv", "if", "guard", "for", "switch", "while", "return", "in", "is", "as", "case",
        "let", "var", "func", "init", "precondition", "fatalError", "print", "zip", "min", "max",
    ]

    private static let harmlessTypes: Set<String> = [
        "Package", "Product", "Target", "Context", "ProcessInfo", "String", "Bool", "Int", "Array",
        "Set", "Dictionary", "Optional", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting",
        "Platform", "SupportedPlatform", "SwiftLanguageMode", "SwiftVersion", "Version", "Trait",
        "Resource", "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl",
        "PackageDescription", "CompilerPluginSupport", "BuildSettingCondition",
        "TargetDependencyCondition", "SystemPackageProvider", "Self",
    ]

    /// The text without its comments and plain strings; nothing when code may hide in a string, or
    /// something may only look like one.
    private static func codeAlone(_ manifest: [UInt8]) -> [UInt8]? {
        var code: [UInt8] = []
        var lexer = ManifestLexer(bytes: manifest)
        while let next = lexer.byte() {
            let start = lexer.position
            guard (try? lexer.skipTrivia()) != nil else { return nil }
            if lexer.position > start {
                code.append(UInt8(ascii: "\n"))
                continue
            }
            // A slash may open a regular expression, a pound a raw string.
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "#") { return nil }
            if next == UInt8(ascii: "\"") {
                guard let parts = try? lexer.lexString(), parts.count == 1 else { return nil }
                code += Array("\"\"".utf8)
            } else {
                code.append(next)
                lexer.position += 1
            }
        }
        return code
    }

    private struct Word {
        let text: String
        let followsDot: Bool
        let isCalled: Bool
    }

    /// Every word of a text.
    static func words(of bytes: [UInt8]) -> Set<String> {
        Set(allWords(of: bytes).map(\.text))
    }

    /// Every word of the text, also those in comments and strings: code may stand in a string.
    private static func allWords(of bytes: [UInt8]) -> [Word] {
        var words: [Word] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index].startsName || bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].continuesName || bytes[index] >= 0x80 {
                index += 1
            }
            words.append(
                Word(
                    text: String(decoding: bytes[start..<index], as: UTF8.self),
                    followsDot: start > 0 && bytes[start - 1] == UInt8(ascii: "."),
                    isCalled: index < bytes.count && bytes[index] == UInt8(ascii: "(")
                )
            )
        }
        return words
    }
}
