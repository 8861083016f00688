/// The packages below a folder, with the sources of their targets.
public struct Repository: Equatable, Sendable {
    /// The absolute path of the folder.
    public let root: String
    /// The packages, sorted by path.
    public let packages: [SwiftPackage]
    /// The targets of all packages, in the order of the packages.
    public private(set) var modules: [Module]
    /// The lines of the manifests, by the paths of the packages.
    let manifests: [String: ManifestLines]
    /// The Swift sources without a target.
    public let strays: [String]
    let hasAllManifests: Bool
    let hasAllSources: Bool
    /// The reasons why dependencies are not examined, by their absolute paths.
    let unexamined: [String: String]
    /// True if several targets may build one source.
    let hasSharedSources: Bool

    private let packagesByPath: [String: Int]
    private let modulesByName: [String: Int]

    init(
        root: String,
        packages: [SwiftPackage],
        modules: [Module],
        manifests: [String: ManifestLines],
        strays: [String],
        hasAllManifests: Bool,
        hasAllSources: Bool = true,
        unexamined: [String: String] = [:],
        hasSharedSources: Bool = false
    ) {
        self.root = root
        self.packages = packages
        self.modules = modules
        self.manifests = manifests
        self.strays = strays
        self.hasAllManifests = hasAllManifests
        self.hasAllSources = hasAllSources
        self.unexamined = unexamined
        self.hasSharedSources = hasSharedSources
        modulesByName = Dictionary(
            zip(modules.map(\.name), modules.indices),
            uniquingKeysWith: { first, _ in first }
        )
        packagesByPath = Dictionary(
            zip(packages.map { $0.path.isEmpty ? root : "\(root)/\($0.path)" }, packages.indices),
            uniquingKeysWith: { first, _ in first }
        )
    }

    mutating func resolve(_ resolver: ImportResolver) { modules = modules.map(resolver.resolved) }

    func module(_ name: String) -> Module? { modulesByName[name].map { modules[$0] } }

    /// True if all packages and sources were read, so that an unknown module belongs to no package.
    var isComplete: Bool { hasAllPackages && hasAllSources }

    var hasAllPackages: Bool {
        hasAllManifests && !packages.contains { $0.dependencies.contains(where: isMissing) }
    }

    /// The examined package that a dependency names.
    func package(of dependency: Manifest.PackageDependency) -> SwiftPackage? {
        dependency.folder.flatMap { packagesByPath[$0] }.map { packages[$0] }
    }

    /// Returns whether a dependency is not an examined package.
    func isElsewhere(_ dependency: Manifest.PackageDependency) -> Bool {
        dependency.folder.flatMap { packagesByPath[$0] } == nil
    }

    /// Returns whether a dependency should be below the root, but is not an examined package.
    func isMissing(_ dependency: Manifest.PackageDependency) -> Bool {
        isElsewhere(dependency) && dependency.folder?.hasPrefix("\(root)/") == true
    }
}

extension Repository {
    /// The line on which the manifest of a module names a dependency.
    func place(of dependency: String, in module: Module) -> Place {
        place(in: module.package) { $0.line(of: dependency, in: module.target.name) }
    }

    /// The line on which the manifest of a module declares it.
    func place(of module: Module) -> Place {
        place(in: module.package) { $0.line(ofTarget: module.target.name) }
    }

    /// The line on which a manifest declares a dependency on a package.
    func place(ofPackage identity: String, in package: SwiftPackage) -> Place {
        place(in: package) { $0.line(ofPackage: identity) }
    }

    private func place(in package: SwiftPackage, _ line: (ManifestLines) -> Int) -> Place {
        Place(file: package.manifest, line: manifests[package.path].map(line) ?? 1)
    }
}
