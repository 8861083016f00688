/// Which folders hold packages and strays that are not examined.
///
/// What a target of an examined package builds is examined all the same, wherever it is.
struct Exclusion: Sendable {
    private let tree: FileTree
    private let patterns: [ExcludedFolders]

    /// Folders that hold code of others or code that is broken on purpose, by their names.
    private static let names: [String: String] = [
        "Fixtures": "code for tests", "DerivedData": "what was built",
        "SourcePackages": "what was loaded for building", "Carthage": "code of others",
        "Pods": "code of others", "node_modules": "code of others",
    ]

    init(_ tree: FileTree, _ patterns: [ExcludedFolders]) {
        self.tree = tree
        self.patterns = patterns
    }

    /// Whether a folder is left out, by its path relative to the root.
    func leavesOut(_ folder: String) -> Bool { reason(for: folder) != nil }

    /// What would be left out if the rules did not say so; nothing when they leave out nothing.
    var withoutRules: Exclusion? { patterns.isEmpty ? nil : Exclusion(tree, []) }

    /// Why a folder is left out, or one around it; nothing when it is not.
    func reason(for folder: String) -> String? {
        var rest = folder.hasSuffix("/") ? folder.dropLast() : folder[...]
        while !rest.isEmpty {
            let slash = rest.utf8.lastIndex(of: Byte.slash)
            let name = slash.map { rest[rest.index(after: $0)...] } ?? rest
            if let reason = reason(named: String(name), at: rest) { return reason }
            rest = slash.map { rest[..<$0] } ?? ""
        }
        return nil
    }

    private func reason(named name: String, at path: Substring) -> String? {
        if let content = Self.names[name] { return "a folder called \(name) holds \(content)" }
        if name == "build", !tree.hasFile("\(path)/Package.swift") {
            return "a folder called build without a manifest holds what was built"
        }
        // What Bazel links to.
        if name.hasPrefix("bazel-") { return "a folder called \(name) holds what was built" }
        guard !patterns.isEmpty else { return nil }
        return patterns.first { $0.pattern.matches(String(path)) }.map {
            "the rules leave out \"\($0.pattern.text)\" (\($0.place))"
        }
    }

    /// The patterns that no folder fits: they have lost touch with what there is.
    func problems(among folders: some Sequence<String>) -> [Problem] {
        guard !patterns.isEmpty else { return [] }
        let folders = Array(folders)
        return patterns.filter { excluded in
            !folders.contains { !$0.isEmpty && excluded.pattern.matches($0) }
        }.map {
            Problem(.badData, at: $0.place, "no folder fits the exclusion \"\($0.pattern.text)\"")
        }
    }
}
