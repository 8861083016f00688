/// The folders whose packages and stray sources are not examined.
///
/// A source in such a folder is examined if a target of an examined package builds it.
struct Exclusion: Sendable {
    private let tree: FileTree
    private let patterns: [ExcludedFolders]

    /// The contents of folders with usual names.
    private static let contents: [String: String] = [
        "Fixtures": "code for tests", "DerivedData": "build products",
        "SourcePackages": "downloaded packages", "Carthage": "third-party code",
        "Pods": "third-party code", "node_modules": "third-party code",
    ]

    init(_ tree: FileTree, _ patterns: [ExcludedFolders]) {
        self.tree = tree
        self.patterns = patterns
    }

    func excludes(_ folder: String) -> Bool { reason(for: folder) != nil }

    /// The exclusion of usual names only; nil if the rules exclude nothing.
    var withoutRules: Exclusion? { patterns.isEmpty ? nil : Exclusion(tree, []) }

    /// The reason why a folder, or a folder around it, is excluded; nil for an examined folder.
    func reason(for folder: String) -> String? {
        var rest = folder.hasSuffix("/") ? folder.dropLast() : folder[...]
        while !rest.isEmpty {
            let slash = rest.utf8.lastIndex(of: Byte.slash)
            let name = slash.map { rest[rest.index(after: $0)...] } ?? rest
            if let reason = reason(forName: String(name), at: rest) { return reason }
            rest = slash.map { rest[..<$0] } ?? ""
        }
        return nil
    }

    private func reason(forName name: String, at path: Substring) -> String? {
        if let content = Self.contents[name] { return "a folder named '\(name)' holds \(content)" }
        if name == "build", !tree.hasFile("\(path)/Package.swift") {
            return "a folder named 'build' without a manifest holds build products"
        }
        if name.hasPrefix("bazel-") { return "a folder named '\(name)' holds build products" }
        guard !patterns.isEmpty else { return nil }
        return patterns.first { $0.pattern.matches(String(path)) }.map {
            "the rules exclude '\($0.pattern.text)' (\($0.place))"
        }
    }

    /// The problems with patterns that match no folder.
    func problems(among folders: some Sequence<String>) -> [Problem] {
        guard !patterns.isEmpty else { return [] }
        let folders = Array(folders)
        return patterns.filter { excluded in
            !folders.contains { !$0.isEmpty && excluded.pattern.matches($0) }
        }.map {
            Problem(.badData, at: $0.place, "no folder matches the exclusion '\($0.pattern.text)'")
        }
    }
}
