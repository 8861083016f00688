/// Everything that is examined: the packages below one folder, and the sources of their targets.
public struct Repository: Equatable, Sendable {
    /// The folder's absolute path.
    public let root: String
    /// The packages, in the order of their paths.
    public let packages: [SwiftPackage]
    /// The targets of all packages, in that order.
    public private(set) var modules: [Module]
    /// The texts of the manifests, by the package's path.
    let manifests: [String: ManifestText]
    /// The sources in Swift that no target claims.
    public let strays: [String]
    /// Whether every manifest could be read.
    let hasAllManifests: Bool
    /// Whether every source could be read, and every target has some.
    let hasAllSources: Bool
    /// Why packages that others depend on are not examined, by their absolute paths.
    let unexamined: [String: String]
    /// Whether there may be sources that more than one target builds.
    let hasSharedSources: Bool

    private let packagesByPath: [String: Int]
    private let modulesByName: [String: Int]

    /// What was read.
    ///
    /// - Parameters:
    ///   - root: the folder's absolute path.
    ///   - packages: the packages, in the order of their paths.
    ///   - modules: the targets of all packages, in that order.
    ///   - manifests: the texts of the manifests, by the package's path.
    ///   - strays: the sources in Swift that no target claims.
    ///   - hasAllManifests: whether every manifest could be read.
    ///   - hasAllSources: whether every source could be read, and every target has some.
    ///   - unexamined: why packages that others depend on are not examined, by their absolute paths.
    ///   - hasSharedSources: whether there may be sources that more than one target builds.
    init(
        root: String,
        packages: [SwiftPackage],
        modules: [Module],
        manifests: [String: ManifestText],
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

    /// Has imports name modules as all do.
    mutating func resolve(_ names: ImportedNames) {
        modules = modules.map(names.resolved)
    }

    /// The module of a name.
    func module(_ name: String) -> Module? {
        modulesByName[name].map { modules[$0] }
    }

    /// Whether everything is there, so that what is not theirs is nobody's.
    var isComplete: Bool { hasAllPackages && hasAllSources }

    /// Whether all packages are there.
    var hasAllPackages: Bool {
        hasAllManifests && !packages.contains { $0.dependencies.contains(where: isMissing) }
    }
}

extension Repository {
    /// The package in a folder; nothing when it lies outside the root or could not be read.
    func package(atAbsolute path: String) -> SwiftPackage? {
        packagesByPath[path].map { packages[$0] }
    }

    /// Whether a dependency is on something that is not examined here.
    func isElsewhere(_ dependency: PackageDependency) -> Bool {
        switch dependency {
        case .foreign: true
        case .folder(_, let path): packagesByPath[path] == nil
        }
    }

    /// Whether a dependency is on a package that should be below the root and is not.
    func isMissing(_ dependency: PackageDependency) -> Bool {
        guard isElsewhere(dependency), case .folder(_, let path) = dependency else { return false }
        return path.hasPrefix("\(root)/")
    }

    /// The line on which a module's manifest names one of its dependencies.
    func place(of dependency: String, in module: Module) -> Place {
        let text = manifests[module.package.path]
        return Place(
            file: module.package.manifest,
            line: text?.line(of: dependency, in: module.target.name) ?? 1
        )
    }

    /// The line on which a module's manifest declares it.
    func place(of module: Module) -> Place {
        let text = manifests[module.package.path]
        return Place(
            file: module.package.manifest,
            line: text?.line(ofTarget: module.target.name) ?? 1
        )
    }

    /// The line on which a manifest names a package that it depends on.
    func place(ofPackage identity: String, in package: SwiftPackage) -> Place {
        Place(
            file: package.manifest,
            line: manifests[package.path]?.line(ofPackage: identity) ?? 1
        )
    }
}
