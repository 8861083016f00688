/// The inputs of a manifest besides its text, as far as its words show them.
package enum ManifestEnvironment: Equatable, Sendable {
    /// No input: the manifest has the same content in each run.
    case none
    /// The environment variables.
    case variables
    /// Any input, such as files, the clock or random numbers.
    case unknown

    /// Finds the inputs of a manifest.
    package init(of manifest: [UInt8]) {
        let words = Self.words(of: manifest)
        let texts = Set(words.map(\.text))
        let kinds = Set(Import.Kind.allCases.map(\.rawValue))
        let imports = words.indices.filter { words[$0].text == "import" }.map { index in
            words[(index + 1)...].first { !kinds.contains($0.text) }?.text ?? ""
        }
        let modules = Set(imports).subtracting(["PackageDescription", "CompilerPluginSupport"])
        if !texts.isDisjoint(with: Self.unknownInputs) || !modules.isSubset(of: Self.libraries) {
            self = .unknown
        } else if modules.isEmpty {
            let readers = ["Context", "ProcessInfo", "getenv", "environ"]
            self = texts.isDisjoint(with: readers) ? .none : .variables
        } else {
            self = Self.readVariablesOnly(words) ? .variables : .unknown
        }
    }

    private static let libraries: Set = [
        "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl",
    ]

    // These inputs need no import. A slash may begin a regular expression, which hides words.
    private static let unknownInputs: Set<String> = [
        "/", "random", "randomElement", "shuffled", "shuffle", "SystemRandomNumberGenerator",
        "Hasher", "hashValue", "ContinuousClock", "SuspendingClock", "CommandLine", "readLine",
        "gitInformation", "_silgen_name", "_extern", "_cdecl", "canImport", "unsafeBitCast",
    ]

    /// Checks that a manifest uses only known types and functions of a library.
    private static func readVariablesOnly(_ words: [Word]) -> Bool {
        let own = Set(zip(words, words.dropFirst()).filter { $0.0.text == "func" }.map(\.1.text))
        return words.allSatisfy { word in
            if word.text.hasPrefix("contents") || word.text.hasPrefix("resolving") { return false }
            if word.followsDot { return true }
            if word.text.first?.isUppercase == true { return harmlessTypes.contains(word.text) }
            return !word.isCalled || own.contains(word.text)
                || harmlessFunctions.contains(word.text) || Keyword.reserved.contains(word.text)
        }
    }

    private static let harmlessFunctions: Set<String> = [
        "getenv", "precondition", "fatalError", "print", "zip", "min", "max",
    ]

    private static let harmlessTypes: Set<String> = [
        "Package", "Product", "Target", "Context", "ProcessInfo", "String", "Bool", "Int", "Array",
        "Set", "Dictionary", "Optional", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting",
        "Platform", "SupportedPlatform", "SwiftLanguageMode", "SwiftVersion", "Version", "Trait",
        "Resource", "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl",
        "PackageDescription", "CompilerPluginSupport", "BuildSettingCondition",
        "TargetDependencyCondition", "SystemPackageProvider", "Self",
    ]

    private struct Word {
        let text: String
        let followsDot: Bool
        var isCalled = false
    }

    private static func words(of manifest: [UInt8]) -> [Word] {
        var lexer = Lexer(manifest)
        var words: [Word] = []
        var previous = Token.Kind.end
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end: return words
            case .word, .escapedWord, .attribute:
                let text = lexer.text(token.range).filter { $0 != "`" && $0 != "@" }
                words.append(Word(text: text, followsDot: previous == .punctuation(Byte.dot)))
            case .string where manifest[token.range].contains(Byte.backslash):
                // The code of an interpolation.
                words += Self.words(of: Array(manifest[token.range].dropFirst().dropLast()))
            case .regex: words.append(Word(text: "/", followsDot: false))
            case .punctuation(Byte.leftParenthesis) where previous == .word:
                words[words.count - 1].isCalled = true
            default: break
            }
            previous = token.kind
        }
    }
}
