/// A Swift package, as far as rules look at it.
public struct SwiftPackage: Equatable, Sendable {
    /// The folder, relative to the root: `Packages/Card`.
    public let path: String
    /// The name in the manifest.
    public let name: String
    /// The packages that the package depends on.
    public internal(set) var dependencies: [PackageDependency]
    /// The products for other packages.
    public let products: [Manifest.Product]
    /// The targets.
    public internal(set) var targets: [Target]
    /// The language mode of the sources, such as `6`.
    public let languageMode: String
    /// The way in which the manifest was read.
    public internal(set) var reading = ManifestReading.literal
    /// The tools version as a number, such as 510 for 5.10; 0 for an unknown version.
    var toolsNumber = 0
    /// The name of the manifest file.
    var manifestName = "Package.swift"

    /// The identity of the package in dependencies: the name of its folder in lower case.
    public var identity: String { folderName.lowercased() }

    /// The name of the folder.
    public var folderName: String { path.split(separator: "/").last.map(String.init) ?? name }

    /// The path of the manifest, relative to the root.
    public var manifest: String { path.isEmpty ? manifestName : "\(path)/\(manifestName)" }
}

/// A dependency of a package on another.
public enum PackageDependency: Equatable, Sendable {
    /// A package in a folder of this machine.
    ///
    /// - Parameters:
    ///   - identity: The name of the package in targets, in lower case.
    ///   - path: The absolute path of the package.
    case folder(identity: String, path: String)
    /// A package from a repository or a registry.
    case foreign(identity: String)

    /// The name of the package in targets, in lower case.
    public var identity: String {
        switch self {
        case .folder(let identity, _), .foreign(let identity): identity
        }
    }
}

/// A target of a package.
public struct Target: Equatable, Sendable {
    /// The name in the manifest.
    public let name: String
    /// The kind of the target.
    public let kind: TargetKind
    /// The folder of the target, relative to the package; nil for the usual place.
    public let path: String?
    /// The files and folders with sources; nil for the whole folder.
    public let sources: [String]?
    /// The files and folders that are excluded.
    public let excluded: [String]
    /// The files and folders that are resources.
    public let resources: [String]
    /// The folder of public headers; nil for the usual place.
    public let headers: String?
    /// The dependencies of the target, including plugins.
    public let dependencies: [TargetDependency]
    /// The system libraries that the target links, such as `sqlite3`.
    public let linkedLibraries: [String]
    /// The compiler flags that affect the reading of sources.
    public let compilerFlags: [String]
    /// A name that differs from the names of all other targets, if `moduleName` does not.
    var uniqueName: String?

    /// The unique name of the module.
    var graphName: String { uniqueName ?? moduleName }

    /// The name in imports, in which `_` replaces the characters that a word cannot contain.
    public var moduleName: String {
        // Almost every name is a word, and this property is read often.
        if name.utf8.first.map({ !Byte.isDigit($0) }) ?? false,
            name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") && Byte.continuesWord($0) })
        {
            return name
        }
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true
            ? "_" + String(characters.dropFirst()) : String(characters)
    }
}

/// A kind of target.
public typealias TargetKind = Manifest.Target.Kind

extension TargetKind {
    /// True for a target that runs during a build, and is not part of its product.
    var isTool: Bool { self == .plugin || self == .macro }
}

/// A dependency of a target.
public struct TargetDependency: Equatable, Sendable {
    /// The name of the target or product.
    public let name: String
    /// The name of the package, if the manifest states one.
    public let package: String?
    /// True if the name may be that of a target in the same package.
    public let mayBeTarget: Bool
    /// True if the name may be that of a product.
    public let mayBeProduct: Bool
    /// True for a plugin, which has no module to import.
    public var isPlugin = false
    /// The aliases by the names of modules.
    var moduleAliases: [String: String] = [:]
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
