/// The inputs that a manifest reads besides its own text, such as environment variables.
///
/// In doubt, the inputs count as unknown, and the manifest is evaluated in each run: a slow answer
/// is better than a stale answer.
package struct ManifestEnvironment: Equatable, Sendable {
    /// The names of the environment variables that the manifest reads; nil for all variables.
    var variables: Set<String>? = []
    /// The paths of files whose existence the manifest checks, relative to the package or the
    /// current folder.
    var files: Set<String> = []
    /// False if there may be any other input, such as the contents of files, the clock or random
    /// numbers.
    package private(set) var isKnown = true

    /// Finds the inputs of a manifest by the words in its text.
    package init(of manifest: [UInt8]) {
        let parts = Self.parts(of: manifest)
        let modules = Set(
            ImportScanner.imports(in: manifest)
                .filter { !$0.conditions.contains { $0.holds && Self.isUndefined($0.text) } }
                .map(\.module)
        ).subtracting(["PackageDescription", "CompilerPluginSupport"]).subtracting(Self.foreign)
        let own = Self.ownNames(in: parts)
        for index in parts.indices where isKnown {
            if case .word(let word) = parts[index] {
                add(word, at: index, in: parts, own, usesLibrary: !modules.isEmpty)
            }
        }
        isKnown = isKnown && modules.isSubset(of: Self.libraries)
    }

    private static let libraries: Set = [
        "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl",
    ]

    /// The modules that Komondor and similar tools provide to manifests, and that SwiftPM lacks.
    private static let foreign: Set = ["PackageConfig"]

    /// Returns whether a condition is a custom flag, which SwiftPM never defines for manifests.
    private static func isUndefined(_ condition: String) -> Bool {
        condition.utf8.allSatisfy(Byte.continuesWord)
            && !["true", "SWIFT_PACKAGE", "DEBUG"].contains(condition)
    }

    /// A token of a manifest: a word, a string without escapes, or anything else.
    private enum Part: Equatable {
        case word(String)
        case text(String)
        case sign(String)
    }

    // These inputs need no import. A slash may begin a regular expression, which hides words.
    private static let unknownInputs: Set<String> = [
        "/", "random", "randomElement", "shuffled", "shuffle", "SystemRandomNumberGenerator",
        "Hasher", "hashValue", "ContinuousClock", "SuspendingClock", "CommandLine", "readLine",
        "gitInformation", "_silgen_name", "_extern", "_cdecl", "unsafeBitCast",
    ]

    private mutating func add(
        _ word: String,
        at index: Int,
        in parts: [Part],
        _ own: Set<String>,
        usesLibrary: Bool
    ) {
        func follows(_ signs: String...) -> Bool {
            parts[(index + 1)...].starts(with: signs.map { Self.part($0) })
        }
        /// Returns the string that is `distance` tokens after `word`; nil if there is no string, or
        /// if none of `ends` follows the string.
        func text(at distance: Int, before ends: [String]) -> String? {
            guard index + distance + 1 < parts.count,
                case .text(let text) = parts[index + distance],
                ends.contains(where: { parts[index + distance + 1] == .sign($0) })
            else { return nil }
            return text
        }
        let before = index > 0 ? parts[index - 1] : .sign("")
        switch word {
        case "environment" where before == .sign("."):
            add(variable: follows("[") ? text(at: 2, before: ["]", ","]) : nil)
        case "getenv": add(variable: follows("(") ? text(at: 2, before: [")"]) : nil)
        case "environ": variables = nil
        case "ProcessInfo":
            // Other properties change with each run. The name may be part of an import.
            let isImported = index > 1 && parts[index - 2] == .word("Foundation")
            isKnown = isImported || follows(".", "processInfo", ".", "environment")
        case "FileManager":
            guard follows(".", "default", ".", "fileExists", "(", "atPath", ":"),
                let path = text(at: 8, before: [")"])
            else { return isKnown = false }
            files.insert(path)
        case "canImport":
            guard follows("("), index + 2 < parts.count, case .word(let module) = parts[index + 2]
            else { return isKnown = false }
            // Whether another module can be found depends on more than the toolchain.
            isKnown = KnownToolchain.modules.contains(module) || Self.foreign.contains(module)
        case _ where index > 1 && parts[index - 2] == .word("canImport"): break
        case _ where Self.libraries.contains(word):
            // `Foundation.Date()` needs no import of the type.
            let kinds = ["import"] + Import.Kind.allCases.map(\.rawValue)
            isKnown = kinds.contains { before == .word($0) }
        case _ where Self.unknownInputs.contains(word): isKnown = false
        case _ where !usesLibrary: break
        case _ where word.hasPrefix("contents") || word.hasPrefix("resolving"):
            // `append(contentsOf:)` is harmless.
            isKnown = word == "contentsOf" && index > 1 && parts[index - 2] == .word("append")
        case _ where before == .sign("."): break
        case _ where word.first?.isUppercase == true:
            isKnown =
                word.utf8.count == 1 || own.contains(word) || Self.harmlessTypes.contains(word)
        default:
            isKnown =
                !follows("(") || own.contains(word) || Self.harmlessFunctions.contains(word)
                || Keyword.reserved.contains(word)
        }
    }

    private mutating func add(variable: String?) {
        if let variable { variables?.insert(variable) } else { variables = nil }
    }

    /// Returns the names of functions and types that the manifest declares.
    private static func ownNames(in parts: [Part]) -> Set<String> {
        let keywords = ["func", "struct", "class", "enum", "typealias"].map { Part.word($0) }
        return Set(
            zip(parts, parts.dropFirst()).compactMap { keyword, name in
                guard keywords.contains(keyword), case .word(let text) = name else { return nil }
                return text
            }
        )
    }

    private static let harmlessFunctions: Set<String> = [
        "getenv", "precondition", "fatalError", "print", "zip", "min", "max",
        // The tests of `#if`, which the toolchain decides.
        "os", "arch", "swift", "compiler", "targetEnvironment", "hasFeature", "hasAttribute",
    ]

    private static let harmlessTypes: Set<String> = [
        "Package", "Product", "Target", "Context", "ProcessInfo", "String", "Bool", "Int", "Array",
        "Set", "Dictionary", "Optional", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting",
        "Platform", "SupportedPlatform", "SwiftLanguageMode", "SwiftVersion", "Version", "Trait",
        "Resource", "PackageDescription", "CompilerPluginSupport", "BuildSettingCondition",
        "TargetDependencyCondition", "SystemPackageProvider", "Self", "MainActor",
        // Names of platforms in `#if os(…)`.
        "Linux", "Windows", "Android", "FreeBSD", "OpenBSD", "WASI",
    ]

    private static func part(_ text: String) -> Part {
        text.utf8.allSatisfy(Byte.continuesWord) ? .word(text) : .sign(text)
    }

    private static func parts(of manifest: [UInt8]) -> [Part] {
        var lexer = Lexer(manifest)
        var parts: [Part] = []
        while true {
            let token = lexer.next()
            let text = lexer.text(token.range)
            switch token.kind {
            case .end: return parts
            case .word, .escapedWord, .attribute:
                parts.append(.word(text.filter { $0 != "`" && $0 != "@" }))
            case .string where text.contains("\\(") || text.contains("\\#"):
                // The code of an interpolation, which no comment sign in the text may hide.
                let code = text.dropFirst().dropLast().replacing("//", with: "  ")
                    .replacing("/*", with: "  ")
                parts += [.sign("\"")] + Self.parts(of: Array(code.utf8))
                parts += [.sign("\"")]
            case .string
            where text.hasPrefix("\"") && !text.hasPrefix("\"\"\"") && !text.contains("\\"):
                parts.append(.text(String(text.dropFirst().dropLast())))
            case .regex: parts.append(.word("/"))
            default: parts.append(.sign(text))
            }
        }
    }
}
