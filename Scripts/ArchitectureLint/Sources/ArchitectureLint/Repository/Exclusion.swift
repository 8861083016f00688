/// The folders whose packages and stray sources are not examined.
///
/// A source in such a folder is examined if a target of an examined package builds it.
struct Exclusion: Sendable {
    private let tree: FileTree
    private let patterns: [ExcludedFolders]

    /// The names of folders that are always excluded, with their usual contents.
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

    /// The exclusion without the patterns of the rules; nil if there are no patterns.
    var withoutRules: Exclusion? { patterns.isEmpty ? nil : Exclusion(tree, []) }

    /// Returns the reason why a folder or an enclosing folder is excluded; nil for an examined
    /// folder.
    func reason(for folder: String) -> String? {
        folder.andOuterFolders.lazy.filter { !$0.isEmpty }.compactMap(reason(forOnly:)).first
    }

    private func reason(forOnly path: String) -> String? {
        let name = String(path.lastName)
        if let content = Self.contents[name] { return "a folder named '\(name)' holds \(content)" }
        if name == "build", !tree.hasFile("\(path)/Package.swift") {
            return "a folder named 'build' without a manifest holds build products"
        }
        if name.hasPrefix("bazel-") { return "a folder named '\(name)' holds build products" }
        guard !patterns.isEmpty else { return nil }
        return patterns.first { $0.pattern.matches(path) }.map {
            "the rules exclude '\($0.pattern.text)' (\($0.place))"
        }
    }

    /// Returns a problem for each pattern that matches no folder.
    func problems(in listing: FileListing) -> [Problem] {
        guard !patterns.isEmpty else { return [] }
        let folders = listing.folders.keys + listing.links
        return patterns.filter { excluded in
            !folders.contains { !$0.isEmpty && excluded.pattern.matches($0) }
        }.map {
            let kind: ExitCode = $0.place == ExcludedFolders.option ? .usage : .badData
            return Problem(
                kind,
                at: $0.place,
                "no folder matches the exclusion '\($0.pattern.text)'; correct or remove it"
            )
        }
    }
}
