/// A Swift package: the content of its manifest, and how it was read.
@dynamicMemberLookup
package struct SwiftPackage: Equatable, Sendable {
    /// The folder, relative to the root: `Packages/Card`.
    let path: String
    var content: Manifest
    /// The reason why SwiftPM evaluated the manifest; nil for a literal manifest.
    let unsupportedSyntax: UnsupportedSyntax?
    /// The name of the manifest file.
    private let file: String
    /// Indicates whether the package has manifests for specific versions of Swift.
    let hasVersions: Bool
    let lines: ManifestLines

    /// Creates a package from its manifest.
    ///
    /// - Parameters:
    ///   - path: The folder of the package, relative to the root.
    ///   - unsupportedSyntax: The reason why SwiftPM evaluated the manifest; nil if archlint read
    ///     the manifest itself.
    ///   - file: The name of the manifest file.
    ///   - hasVersions: Whether there are manifests for specific versions of Swift.
    ///   - text: The text of the manifest.
    package init(
        _ content: Manifest,
        at path: String,
        evaluated unsupportedSyntax: UnsupportedSyntax? = nil,
        file: String = "Package.swift",
        hasVersions: Bool = false,
        text: [UInt8] = []
    ) {
        self.path = path
        self.content = content
        self.unsupportedSyntax = unsupportedSyntax
        self.file = file
        self.hasVersions = hasVersions
        lines = ManifestLines(text)
    }

    package subscript<Part>(dynamicMember part: WritableKeyPath<Manifest, Part>) -> Part {
        get { content[keyPath: part] }
        set { content[keyPath: part] = newValue }
    }

    /// True for an Xcode project, whose targets are those of the package.
    var isXcodeProject: Bool { file == XcodeProject.file }

    /// The way in which the manifest was read: `literal` or `evaluated`; `project` for a project.
    var reading: String {
        isXcodeProject ? "project" : unsupportedSyntax == nil ? "literal" : "evaluated"
    }

    /// The language mode of the sources, such as `6`; by default, the tools version determines it.
    var languageMode: String {
        content.languageModes?.last ?? (content.toolsVersion.hasPrefix("6.") ? "6" : "5")
    }

    /// The tools version as a number, such as 510 for 5.10; 0 for an unknown version.
    var toolsNumber: Int { ToolsVersion(plain: content.toolsVersion[...])?.number ?? 0 }

    /// The identity of the package in dependencies: the name of its folder in lower case.
    var identity: String { folderName.lowercased() }

    var folderName: String { path.isEmpty ? content.name : String(path.lastName) }

    /// The path of the manifest, relative to the root.
    var manifest: String { path.isEmpty ? file : "\(path)/\(file)" }

    /// Returns the line on which the manifest declares a dependency on a package.
    func place(ofPackage identity: String) -> Place { place(line: lines.line(ofPackage: identity)) }

    func place(line: Int) -> Place { Place(file: manifest, line: line) }
}

extension [SwiftPackage] {
    /// The packages with unique names for targets that share a name.
    ///
    /// The library nearest to the root keeps its name.
    var namingDuplicateTargets: [SwiftPackage] {
        var counts: [String: Int] = [:]
        for target in flatMap(\.targets) { counts[target.name, default: 0] += 1 }
        guard counts.contains(where: { $0.value > 1 }) else { return self }
        let folders = Dictionary(grouping: self, by: \.folderName)
        var owners: [String: String] = [:]
        func depth(_ package: SwiftPackage) -> Int { package.path.split(separator: "/").count }
        for package in sorted(by: { (depth($0), $0.path) < (depth($1), $1.path) }) {
            for target in package.targets where target.kind.isImportable {
                owners[target.name] = owners[target.name] ?? package.path
            }
        }
        return map { package in
            var package = package
            let isUnique = folders[package.folderName]?.count == 1
            for index in package.targets.indices {
                let target = package.targets[index]
                guard counts[target.name] ?? 0 > 1,
                    !target.kind.isImportable || owners[target.name] != package.path
                else { continue }
                let place = isUnique ? package.folderName : package.path
                package.targets[index].uniqueName =
                    "\(target.name) (\(place.isEmpty ? package.name : place))"
            }
            return package
        }
    }
}
