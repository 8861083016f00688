/// The sources that projects of Xcode, XcodeGen and Tuist build.
struct ProjectSources {
    /// The description that lists a source, for which archlint reads no target.
    enum Description: Hashable {
        /// The path of a file for XcodeGen or Tuist.
        case xcodeGen(String), tuist(String)
        /// The path of an Xcode project that could not be read.
        case unread(String)
    }

    private let projects: [XcodeProject]
    /// The descriptions of the files and folders that these name.
    private var named: [String: Description] = [:]
    /// The Swift files that describe projects for Tuist.
    private var manifests: [String: Description] = [:]

    /// Reads every description below the root.
    ///
    /// - Parameters:
    ///   - projects: The Xcode projects.
    ///   - unread: The paths of the Xcode projects that could not be read.
    init(of projects: [XcodeProject], unread: [String], in source: SourceTree, of tree: FileTree) {
        self.projects = projects
        for project in unread { named[project.folder] = .unread(project) }
        let files = source.files.map(\.path).filter { path in
            [".yml", ".yaml"].contains(where: path.hasSuffix)
        }
        let texts = files.mapInParallel { path in (path, (try? tree.read(path)) ?? []) }
        for (path, bytes) in texts {
            for folder in Self.specification(bytes, in: path.folder) {
                named[folder] = named[folder] ?? .xcodeGen(path)
            }
        }
        for file in source.files {
            let imports = (try? file.source?.get())?.imports ?? []
            let descriptions = ["ProjectDescription", "ProjectDescriptionHelpers"]
            guard imports.contains(where: { descriptions.contains($0.module) }) else { continue }
            manifests[file.path] = .tuist(file.path)
            guard file.path.lastName == "Project.swift" else { continue }
            let bytes = (try? tree.read(file.path)) ?? []
            for folder in Self.tuistSources(bytes, in: file.path.folder) {
                named[folder] = named[folder] ?? .tuist(file.path)
            }
        }
    }

    /// Returns whether a project builds a file, or Tuist reads the file as a description.
    func build(_ file: String) -> Bool {
        projects.contains { $0.builds(file) } || description(of: file) != nil
    }

    /// Returns the description that names a file, or that the file is a part of.
    func description(of file: String) -> Description? {
        if let own = manifests[file] { return own }
        if !manifests.isEmpty, file.contains("/ProjectDescriptionHelpers/") { return .tuist(file) }
        return file.andOuterFolders.lazy.compactMap { named[$0] }.first
    }

    /// Returns the sources in an XcodeGen specification: the values under each key `sources`.
    private static func specification(_ bytes: [UInt8], in folder: String) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard
            lines.contains(where: { $0.hasPrefix("targets:") || $0.hasPrefix("targetTemplates:") })
        else { return [] }
        var found: [String] = []
        // The indentation of the innermost key `sources`, and of a list of excluded files in it.
        var (sources, excluded): (Int?, Int?) = (nil, nil)
        for line in lines {
            let text = line.drop { $0 == " " || $0 == "-" }
            if text.isEmpty || text.hasPrefix("#") { continue }
            let indentation = line.prefix { $0 == " " }.count
            let isItem = line.dropFirst(indentation).hasPrefix("-")
            func goesOn(_ start: Int) -> Bool {
                indentation > start || (indentation == start && isItem)
            }
            excluded = excluded.flatMap { goesOn($0) ? $0 : nil }
            sources = sources.flatMap { goesOn($0) ? $0 : nil }
            let parts = text.split(separator: ":", maxSplits: 1)
            let (key, value) = (parts[0], parts.count == 2 ? parts[1] : "")
            if text.hasPrefix("sources:") {
                sources = indentation
                found += values(value)
            } else if sources != nil, excluded == nil {
                if key == "excludes" || key == "includes" {
                    excluded = line.count - text.count
                } else if parts.count == 1 || key == "path" {
                    found += values(parts.count == 1 ? text : value)
                }
            }
        }
        return found.map { TargetPath.joined(folder, $0.constantFolder(before: "$")) }
    }

    /// Returns the texts of a YAML value: one text, or the elements of a list in brackets.
    private static func values(_ text: Substring) -> [String] {
        text.prefix { $0 != "#" }.split(separator: ",").map { part in
            String(part.drop { " \"'[".contains($0) }.prefix { !"\"']".contains($0) })
                .trimmingSpaces
        }.filter { !$0.isEmpty }
    }

    /// Returns the sources that a Tuist manifest names, or the manifest's whole folder if code
    /// computes the sources.
    private static func tuistSources(_ bytes: [UInt8], in folder: String) -> [String] {
        var lexer = Lexer(bytes)
        var found: [String] = []
        var label = ""
        // The depth of brackets inside a list of sources; nil outside of one.
        var depth: Int?
        while true {
            let token = lexer.next()
            let text = lexer.text(token.range)
            switch token.kind {
            case .end: return found.isEmpty ? [folder] : found
            case .punctuation(Byte.colon) where depth == nil && Self.labels.contains(label):
                depth = 0
            case .punctuation(Byte.leftBracket), .punctuation(Byte.leftParenthesis):
                depth = depth.map { $0 + 1 }
            case .punctuation(Byte.rightBracket), .punctuation(Byte.rightParenthesis):
                depth = depth.flatMap { $0 > 0 ? $0 - 1 : nil }
            case .punctuation(Byte.comma) where depth == 0: depth = nil
            case .string where depth != nil:
                let path = text.dropFirst().dropLast()
                let known = String(path.prefix { $0 != "\\" }).constantFolder(before: "*")
                found.append(TargetPath.joined(path.hasPrefix("//") ? "" : folder, known))
                if path.contains("\\") { found.append(folder) }
            // A list that a constant or a function makes is not known.
            case .word where depth == 0: found.append(folder)
            default: break
            }
            if token.kind == .word { label = text }
        }
    }

    private static let labels: Set = ["sources", "buildableFolders"]
}

extension StringProtocol where SubSequence == Substring {
    var trimmingSpaces: String {
        var rest = self[...]
        while rest.first?.isWhitespace ?? false { rest.removeFirst() }
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return String(rest)
    }
}

extension String {
    /// Returns the folder in front of the first `sign` in the path; the whole path if it lacks
    /// `sign`.
    fileprivate func constantFolder(before sign: Character) -> String {
        guard let start = firstIndex(of: sign) else { return self }
        return String(self[..<start]).folder
    }
}
