/// Finds sources that more than one module builds, which no import reveals.
struct SharedSources {
    private let repository: Repository

    init(in repository: Repository) { self.repository = repository }

    /// An edge to the owner of each shared source, once for each link that leads there.
    var edges: [Edge] {
        struct Link: Hashable {
            let owner: String
            let place: Place
        }
        let owners = owners()
        return repository.modules.flatMap { module in
            var seen: Set<Link> = []
            return module.files.compactMap { file -> Edge? in
                guard let owner = owners[realPath(of: file)], owner.name != module.name else {
                    return nil
                }
                let place =
                    file.link.map { Place(file: $0.path, line: 1) } ?? repository.place(of: module)
                guard seen.insert(Link(owner: owner.name, place: place)).inserted else {
                    return nil
                }
                return Edge(from: module.name, to: owner.name, kind: .shared, place: place)
            }
        }
    }

    /// The owner of each source: the innermost package's module that builds it without a link.
    ///
    /// Otherwise it is a module whose whole folder is a link within its package. A source that only
    /// other links lead to has no owner.
    private func owners() -> [String: Module] {
        var owners: [String: Module] = [:]
        for module in repository.modules {
            for file in module.files where file.link?.isInPackage != true {
                let path = realPath(of: file)
                let isInner = owners[path].map { $0.package.path.count < module.package.path.count }
                if isInner ?? true { owners[path] = module }
            }
        }
        for module in repository.modules {
            for file in module.files where file.link?.isOwn == true {
                let path = realPath(of: file)
                owners[path] = owners[path] ?? module
            }
        }
        return owners
    }

    private func realPath(of file: SourceFile) -> String {
        file.link?.realPath ?? "\(repository.root)/\(file.path)"
    }
}
