/// A Swift package, as its manifest states it.
public struct SwiftPackage: Equatable, Sendable {
    /// The folder, relative to the root that is examined: `Packages/Card`.
    public let path: String
    /// The name that the manifest gives.
    public let name: String
    /// The packages that it depends on.
    public internal(set) var dependencies: [PackageDependency]
    /// What it offers to other packages.
    public let products: [Product]
    /// Its targets.
    public internal(set) var targets: [Target]
    /// The language mode that its sources are read in, such as `6`.
    public let languageMode: String
    /// How its manifest was read.
    public internal(set) var reading = ManifestReading.literal
    /// The oldest tools that it is for, as a number that grows with it: 510 for 5.10; 0 when unknown.
    var toolsNumber = 0
    /// The file's name that SwiftPM takes for its manifest.
    var manifestName = "Package.swift"

    /// How other packages name it: the folder's name, ignoring case.
    public var identity: String { folderName.lowercased() }

    /// The folder's own name.
    public var folderName: String { path.split(separator: "/").last.map(String.init) ?? name }

    /// The manifest, relative to the root.
    public var manifest: String { path.isEmpty ? manifestName : "\(path)/\(manifestName)" }
}

/// A dependency of one package on another.
public enum PackageDependency: Equatable, Sendable {
    /// A package in a folder beside it.
    ///
    /// - Parameters:
    ///   - identity: how targets name it, in lower case.
    ///   - path: its absolute path.
    case folder(identity: String, path: String)
    /// A package that comes from elsewhere: a repository or a registry.
    case foreign(identity: String)

    /// How targets name the package, in lower case.
    public var identity: String {
        switch self {
        case .folder(let identity, _), .foreign(let identity): identity
        }
    }
}

/// What a package offers under one name.
public struct Product: Equatable, Sendable {
    /// Its name, which need not be that of a target.
    public let name: String
    /// The targets that it makes visible.
    public let targets: [String]
}
