/// That one package uses another.
struct PackageUse: Equatable, Sendable {
    /// Who uses, by its path.
    let user: String
    /// Who is used, by its path; it may be there no more, or left out.
    let used: String
    /// Whether only tests of the user do, so that its own users need not mind.
    let isByTestsOnly: Bool

    /// The uses that packages declare.
    ///
    /// A use that no target is seen to make counts as one by all.
    ///
    /// - Parameters:
    ///   - packages: all that there are; a dependency on a folder behind a link names the real one.
    ///   - root: the absolute path of the folder that they are in.
    static func all(among packages: [SwiftPackage], root: String) -> [PackageUse] {
        let byPath = Dictionary(
            packages.map { ($0.path.isEmpty ? root : "\(root)/\($0.path)", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return packages.flatMap { user in
            user.dependencies.compactMap { dependency in
                guard case .folder(_, let path) = dependency else { return nil }
                guard let used = byPath[path] else {
                    guard path.hasPrefix("\(root)/") else { return nil }
                    let missing = String(path.dropFirst(root.count + 1))
                    return PackageUse(user: user.path, used: missing, isByTestsOnly: false)
                }
                let products = Set(used.products.map(\.name))
                let targets = user.targets.filter { target in
                    target.dependencies.contains { $0.mayBeProduct && products.contains($0.name) }
                }
                return PackageUse(
                    user: user.path,
                    used: used.path,
                    isByTestsOnly: !targets.isEmpty && targets.allSatisfy { $0.kind == .test }
                )
            }
        }
    }
}
