/// Targets of one name in different packages.
///
/// Those that no other package can import get a name of their own, so that they need not be named
/// uniquely.
enum Namesakes {
    private static let ownBusiness: Set<TargetKind> = [.test, .executable, .plugin, .macro]

    /// The packages, with names of their own for such targets.
    static func toldApart(_ packages: [SwiftPackage]) -> [SwiftPackage] {
        var counts: [String: Int] = [:]
        for package in packages {
            for target in package.targets { counts[target.moduleName, default: 0] += 1 }
        }
        guard counts.contains(where: { $0.value > 1 }) else { return packages }
        let folders = Dictionary(grouping: packages, by: \.folderName)
        return packages.map { package in
            var package = package
            let isUnique = folders[package.folderName]?.count == 1
            for index in package.targets.indices {
                let target = package.targets[index]
                guard counts[target.moduleName] ?? 0 > 1, ownBusiness.contains(target.kind) else {
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
