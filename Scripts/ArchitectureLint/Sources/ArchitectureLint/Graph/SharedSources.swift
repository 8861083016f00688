/// Sources that more than one module builds: there is no import to be found.
struct SharedSources {
    private let repository: Repository

    init(in repository: Repository) {
        self.repository = repository
    }

    /// Who builds sources of whom, once for each link that leads there.
    var edges: [Edge] {
        let owners = owners()
        return repository.modules.flatMap { module in
            var seen: Set<Loan> = []
            return module.files.compactMap { file -> Edge? in
                guard let owner = owners[place(of: file)], owner.name != module.name else {
                    return nil
                }
                let place =
                    file.link.map { Place(file: $0.path, line: 1) } ?? repository.place(of: module)
                guard seen.insert(Loan(owner: owner.name, place: place)).inserted else {
                    return nil
                }
                return Edge(from: module.name, to: owner.name, kind: .shared, place: place)
            }
        }
    }

    private struct Loan: Hashable {
        let owner: String
        let place: Place
    }

    /// Whose each source is: of the module that needs no link of its package to build it, in the
    /// innermost package; or else of one whose whole folder is a link within its package. What only other
    /// links lead to is nobody's.
    private func owners() -> [String: Module] {
        var owners: [String: Module] = [:]
        for module in repository.modules {
            for file in module.files where file.link?.isInPackage != true {
                let place = place(of: file)
                let isInner = owners[place].map {
                    $0.package.path.count < module.package.path.count
                }
                if isInner ?? true { owners[place] = module }
            }
        }
        for module in repository.modules {
            for file in module.files where file.link?.isOwn == true {
                let place = place(of: file)
                owners[place] = owners[place] ?? module
            }
        }
        return owners
    }

    /// Where a file really is: an absolute path.
    private func place(of file: SourceFile) -> String {
        file.link?.realPath ?? "\(repository.root)/\(file.path)"
    }
}
