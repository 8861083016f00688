// The search for sources that more than one module builds, which no import reveals.
extension Repository {
    /// An edge for each symbolic link through which a module builds sources of another module.
    var sharedSourceEdges: [Edge] {
        let owners = sourceOwners()
        return modulesOfPackages.flatMap { module in
            var seen: Set<Edge> = []
            return module.files.compactMap { file -> Edge? in
                guard let owner = owners[realPath(of: file)], owner.name != module.name else {
                    return nil
                }
                let place =
                    file.link.map { Place(file: $0.path, line: 1) } ?? module.place
                let edge = Edge(from: module.name, to: owner.name, kind: .shared, place: place)
                return seen.insert(edge).inserted ? edge : nil
            }
        }
    }

    /// The modules except those of Xcode projects.
    ///
    /// Targets of projects often build the same source, as do the project and package of a library;
    /// they do not depend on each other.
    private var modulesOfPackages: [Module] { modules.filter { $0.target.xcode == nil } }

    /// Returns the owner of each source, by the real path of the source.
    ///
    /// The owner is the module of the innermost package that builds the source without a symbolic
    /// link. Otherwise, it is a module whose own folder is a symbolic link to another folder of the
    /// same package. A source that is built only through other links has no owner.
    private func sourceOwners() -> [String: Module] {
        var owners: [String: Module] = [:]
        let modules = modulesOfPackages
        for module in modules {
            for file in module.files where file.link?.isInPackage != true {
                let path = realPath(of: file)
                let isInner = owners[path].map { $0.package.path.count < module.package.path.count }
                if isInner ?? true { owners[path] = module }
            }
        }
        for module in modules {
            for file in module.files where file.link?.isOwn == true {
                let path = realPath(of: file)
                owners[path] = owners[path] ?? module
            }
        }
        return owners
    }

    private func realPath(of file: SourceFile) -> String {
        file.link?.realPath ?? "\(root)/\(file.path)"
    }
}
