/// A Swift package, as far as rules look at it.
public struct SwiftPackage: Equatable, Sendable {
    /// The folder, relative to the root: `Packages/Card`.
    public let path: String
    /// The name in the manifest.
    public let name: String
    /// The packages that the package depends on.
    public internal(set) var dependencies: [Manifest.PackageDependency]
    /// The products for other packages.
    public let products: [Manifest.Product]
    /// The targets.
    public internal(set) var targets: [Manifest.Target]
    /// The language mode of the sources, such as `6`.
    public let languageMode: String
    /// The way in which the manifest was read.
    public let reading: ManifestReading
    /// The tools version as a number, such as 510 for 5.10; 0 for an unknown version.
    let toolsNumber: Int
    /// The name of the manifest file.
    let manifestName: String

    /// Makes the package of a manifest.
    ///
    /// - Parameters:
    ///   - path: The folder of the package, relative to the root.
    ///   - file: The name of the manifest file.
    package init(
        _ manifest: Manifest,
        at path: String,
        reading: ManifestReading = .literal,
        file: String = "Package.swift"
    ) {
        self.path = path
        self.reading = reading
        manifestName = file
        name = manifest.name
        dependencies = manifest.dependencies
        products = manifest.products
        targets = manifest.targets
        // Without a list, the tools version determines the mode.
        languageMode =
            manifest.languageModes?.last ?? (manifest.toolsVersion.hasPrefix("6.") ? "6" : "5")
        toolsNumber = ToolsVersion(plain: manifest.toolsVersion[...])?.number ?? 0
    }

    /// The identity of the package in dependencies: the name of its folder in lower case.
    public var identity: String { folderName.lowercased() }

    /// The name of the folder.
    public var folderName: String { path.split(separator: "/").last.map(String.init) ?? name }

    /// The path of the manifest, relative to the root.
    public var manifest: String { path.isEmpty ? manifestName : "\(path)/\(manifestName)" }
}

extension [SwiftPackage] {
    /// The packages with unique names for targets that share a name, where no other package can
    /// import the target.
    var namingDuplicateTargets: [SwiftPackage] {
        var counts: [String: Int] = [:]
        for target in flatMap(\.targets) { counts[target.moduleName, default: 0] += 1 }
        guard counts.contains(where: { $0.value > 1 }) else { return self }
        let folders = Dictionary(grouping: self, by: \.folderName)
        let kinds: Set<TargetKind> = [.test, .executable, .plugin, .macro]
        return map { package in
            var package = package
            let isUnique = folders[package.folderName]?.count == 1
            for index in package.targets.indices {
                let target = package.targets[index]
                guard counts[target.moduleName] ?? 0 > 1, kinds.contains(target.kind) else {
                    continue
                }
                let place = isUnique ? package.folderName : package.path
                package.targets[index].uniqueName =
                    "\(target.moduleName) (\(place.isEmpty ? package.name : place))"
            }
            return package
        }
    }
}
