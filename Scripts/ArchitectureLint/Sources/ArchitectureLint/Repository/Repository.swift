/// The packages below a folder, with the sources of their targets.
struct Repository: Sendable {
    let root: String
    let packages: [SwiftPackage]
    /// The targets of all packages, in the order of the packages.
    var modules: [Module]
    /// The Swift sources that nothing builds.
    var strays: [String] = []
    /// The paths of the packages whose manifests could not be read.
    var unread: Set<String> = []
    var hasAllManifests = true
    var hasAllSources = true
    /// The reasons why dependencies are not examined, by the absolute paths of the dependencies.
    var unexamined: [String: String] = [:]
    /// The dependencies in the file of frozen edges; nil if no rule needs it.
    var frozen: FrozenEdges?
    /// True if several targets may build the same source.
    var hasSharedSources = false

    private let packagesByPath: [String: Int]
    private let modulesByName: [String: Int]

    init(root: String, packages: [SwiftPackage], modules: [Module]) {
        self.root = root
        self.packages = packages
        self.modules = modules
        modulesByName = Dictionary(firstOf: zip(modules.map(\.name), modules.indices))
        packagesByPath = Dictionary(
            firstOf: zip(
                packages.map { $0.path.isEmpty ? root : "\(root)/\($0.path)" },
                packages.indices
            )
        )
    }

    func module(_ name: String) -> Module? { modulesByName[name].map { modules[$0] } }

    /// True if all packages and sources were read.
    ///
    /// If true, a module that is in none of these packages comes from outside of the repository.
    var isComplete: Bool { hasAllPackages && hasAllSources }

    var hasAllPackages: Bool {
        hasAllManifests && !packages.contains { $0.dependencies.contains(where: isMissing) }
    }

    /// Returns the examined package that a dependency refers to, if any.
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
    /// The names in imports that several libraries share, or that differ from the library's name,
    /// each with the names of these libraries.
    var renamedLibraries: [String: [String]] {
        let libraries = modules.map(\.target).filter { $0.kind.isImportable || $0.xcode != nil }
        return Dictionary(grouping: libraries, by: \.moduleName)
            .mapValues { $0.map(\.graphName) }.filter { $0.value != [$0.key] }
    }

    /// A problem for each name that should be unique, but that several targets share.
    var sharedNames: [Problem] {
        let shared = Dictionary(grouping: modules, by: \.name).filter { $0.value.count > 1 }
        return shared.sorted { $0.key < $1.key }.map { name, modules in
            let places = modules.map { $0.place.description }
            return Problem(
                .badData,
                at: places[0],
                "the target name '\(name)' is also used in "
                    + places.dropFirst().joined(separator: ", ")
                    + "; rename all but one of these targets"
            )
        }
    }
}
