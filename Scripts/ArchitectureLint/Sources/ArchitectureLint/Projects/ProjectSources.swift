/// The sources that projects of Xcode, XcodeGen and Tuist build.
struct ProjectSources {
    private var projects: [XcodeProject] = []
    /// The files and folders that XcodeGen and Tuist projects name, and the folders of unreadable
    /// projects.
    private var named: Set<String> = []
    /// The Swift files that describe projects for Tuist.
    private var manifests: Set<String> = []

    /// Reads every project below the root.
    init(in source: SourceTree, of tree: FileTree) {
        let files = source.files.map(\.path).filter { path in
            [".pbxproj", ".yml", ".yaml"].contains(where: path.hasSuffix)
        }
        let texts = files.mapInParallel { path in (path, try? tree.read(path)) }
        for (path, bytes) in texts {
            guard path.hasSuffix(".pbxproj") else {
                if let bytes { named.formUnion(Self.specification(bytes, in: path.folder)) }
                continue
            }
            let folder = path.folder.folder
            if let project = bytes.flatMap({ XcodeProject($0, in: folder) }) {
                projects.append(project)
            } else {
                named.insert(folder)
            }
        }
        for file in source.files {
            let imports = (try? file.source?.get())?.imports ?? []
            let descriptions = ["ProjectDescription", "ProjectDescriptionHelpers"]
            guard imports.contains(where: { descriptions.contains($0.module) }) else { continue }
            manifests.insert(file.path)
            guard file.path.lastName == "Project.swift" else { continue }
            let bytes = (try? tree.read(file.path)) ?? []
            named.formUnion(Self.tuistSources(bytes, in: file.path.folder))
        }
    }

    /// Returns whether a project builds a file, or Tuist reads the file as a description.
    func build(_ file: String) -> Bool {
        if projects.contains(where: { $0.builds(file) }) || manifests.contains(file) { return true }
        if !manifests.isEmpty, file.contains("/ProjectDescriptionHelpers/") { return true }
        return file.isInside(anyOf: named)
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

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Returns the folder in front of the first `sign` in the path; the whole path if it lacks
    /// `sign`.
    fileprivate func constantFolder(before sign: Character) -> String {
        guard let start = firstIndex(of: sign) else { return self }
        return String(self[..<start]).folder
    }
}
