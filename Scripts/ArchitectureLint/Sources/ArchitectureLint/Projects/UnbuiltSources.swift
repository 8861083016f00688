// The search for sources that nothing builds: no package, no project, no script and no other tool.
extension RepositoryReader {
    /// The endings of folders that a tool treats as one document.
    private static let bundles = [".playground", ".xctemplate", ".docc", ".swiftpm"]
    /// The names of files that tools build outside of targets.
    private static let known: Set<Substring> = [
        "LinuxMain.swift", "XCTMain.swift", "Dangerfile.swift",
    ]
    /// The endings of the names of scripts, and of files that list sources for other tools.
    private static let lists = [
        ".podspec", ".bazel", ".bzl", ".cmake", "CMakeLists.txt", ".sh", ".rb", ".py", ".mk",
        ".yml", ".yaml", ".pbxproj",
    ]

    /// Returns the paths of the sources that no package, project, script or other tool builds.
    ///
    /// - Parameter unclaimed: The files that no target builds.
    func unbuiltSources(
        among unclaimed: [SourceTree.File],
        in source: SourceTree,
        beside packages: [SwiftPackage],
        _ projects: Lazy<ProjectSources>
    ) -> [String] {
        var candidates = unclaimed.filter(mayBeUnbuilt).map(\.path)
        if candidates.isEmpty { return [] }
        let conditional = Self.conditionalFolders(in: packages)
        candidates.removeAll { $0.isInside(anyOf: conditional) }
        if candidates.isEmpty { return [] }
        candidates.removeAll(where: projects.value.build)
        let lists = candidates.isEmpty ? Lists() : lists(in: source)
        return candidates.filter { file in
            // A script may have no list.
            !lists.name(file) && (try? tree.read(file))?.starts(with: "#!".utf8) != true
        }
    }

    // The source behind a link is judged itself.
    private func mayBeUnbuilt(_ file: SourceTree.File) -> Bool {
        file.isSwift && file.realPath == nil && !exclusion.excludes(file.path.folder)
            && !SourceTree.isManifest(file.path) && !Self.known.contains(file.path.lastName)
            && !Self.bundles.contains { file.path.contains("\($0)/") }
    }

    /// Returns the folders of targets that evaluated manifests may declare only on another
    /// platform.
    private static func conditionalFolders(in packages: [SwiftPackage]) -> Set<String> {
        var folders: Set<String> = []
        for package in packages where package.unsupportedSyntax != nil {
            for name in package.lines.texts where !name.isEmpty && !name.hasPrefix(".") {
                for usual in ["", "Sources", "Tests", "Plugins"] {
                    folders.insert(TargetPath.joined(package.path, "\(usual)/\(name)"))
                }
            }
        }
        return folders
    }

    /// The sources that are listed in files for other tools.
    private struct Lists {
        /// The names of listed sources; of a name with spaces, only the last word.
        var names: Set<Substring> = []
        /// The patterns of names, such as `test_*.swift`.
        var patterns: [NamePattern] = []
        var folders: Set<String> = []

        func name(_ file: String) -> Bool {
            file.isInside(anyOf: folders)
                || (file.lastName.split(separator: " ").last.map(names.contains) ?? false)
                || patterns.contains { $0.matches(String(file.lastName)) }
        }
    }

    private func lists(in source: SourceTree) -> Lists {
        let files = source.files.map(\.path).filter { path in
            !path.lastName.contains(".") || Self.lists.contains(where: path.hasSuffix)
        }
        let texts = files.mapInParallel { path in (try? tree.read(path)) ?? [] }
        var lists = Lists()
        for (path, text) in zip(files, texts) {
            for name in Self.sourceNames(in: text, ofProject: path.hasSuffix(".pbxproj")) {
                if name == "*.swift" {
                    // Other tools than the compiler list all sources, too.
                    if CandidateSearch.has("swiftc", text) { lists.folders.insert(path.folder) }
                } else if name.contains("*") {
                    lists.patterns.append(NamePattern(String(name)))
                } else {
                    lists.names.insert(name)
                }
            }
            guard path.hasSuffix(".podspec") || path.lastName.hasPrefix("BUILD") else { continue }
            let parts = text.split { $0 == Byte.quote || $0 == Byte.apostrophe }
            for part in Set(parts) where !part.contains(where: Byte.endsLine) {
                let word = String(decoding: part, as: UTF8.self)
                let start = word.prefix { !"*{[#$".contains($0) }
                let own = TargetPath.joined(path.folder, String(start))
                let isPattern = start.isEmpty && word.hasSuffix(".swift")
                if isPattern || (!start.isEmpty && source.listing.folders[own] != nil) {
                    lists.folders.insert(own)
                }
            }
        }
        return lists
    }

    /// Returns the words in `text` that end with `.swift`, which may contain `*`.
    ///
    /// In an Xcode project, only the shell scripts are searched, because `XcodeProject` reads the
    /// rest.
    private static func sourceNames(in text: [UInt8], ofProject isProject: Bool) -> [Substring] {
        let lines =
            isProject
            ? text.split(whereSeparator: Byte.endsLine).filter {
                $0.drop(while: Byte.isSpace).starts(with: "shellScript".utf8)
            } : [text[...]]
        // Most files name no source, and are long.
        let naming = lines.filter { line in
            line.indices.contains {
                line[$0] == Byte.dot && line[$0...].starts(with: ".swift".utf8)
            }
        }
        return naming.flatMap { line in
            line.split { !(Byte.continuesWord($0) || "-+.*".utf8.contains($0)) }
                .filter { $0.reversed().starts(with: "tfiws.".utf8) }
                .map { String(decoding: $0, as: UTF8.self)[...] }
        }
    }
}
