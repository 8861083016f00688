extension Manifest {
    /// Why SwiftPM would refuse what the manifest states, as far as that shows without looking at
    /// files; nothing when it would not.
    ///
    /// Whoever finds a reason here asks SwiftPM, which says it in full.
    package var objection: String? {
        objectionToNames ?? objectionToProducts ?? objectionToTraits ?? objectionToDependencies
            ?? objectionToTargets
    }

    private var objectionToNames: String? {
        var seen: Set<String> = []
        return targets.first { !seen.insert($0.name).inserted }
            .map { "two targets are called \($0.name)" }
    }

    private var objectionToProducts: String? {
        let kinds = Dictionary(targets.map { ($0.name, $0.kind) }) { first, _ in first }
        for product in products {
            if product.targets.isEmpty { return "the product \(product.name) has no targets" }
            if let missing = product.targets.first(where: { kinds[$0] == nil }) {
                return "the product \(product.name) holds \(missing), which is no target"
            }
            if product.targets.allSatisfy({ kinds[$0] == .binary }) {
                return "the product \(product.name) holds binary targets only"
            }
        }
        return nil
    }

    private var objectionToTraits: String? {
        let declared = Set(traits.map(\.name))
        if traits.count > 300 { return "there are over 300 traits" }
        if declared.count < traits.count { return "a trait is declared twice" }
        if let odd = declared.first(where: { !$0.isPlainTraitName }) {
            return "\(odd) may be no name of a trait"
        }
        var named = traits.flatMap(\.enabled)
        for target in targets {
            named += target.settings.flatMap { $0.condition?.traits ?? [] }
            named += target.dependencies.flatMap { $0.condition?.traits ?? [] }
        }
        named += dependencies.flatMap(\.traits).flatMap { $0.condition ?? [] }
        return named.first { !declared.contains($0) }.map { "the trait \($0) is not declared" }
    }

    private var objectionToDependencies: String? {
        let packages = Set(dependencies.map { $0.referenceName.lowercased() })
        for target in targets {
            for dependency in target.dependencies where dependency.kind == .product {
                guard let package = dependency.package, packages.contains(package.lowercased())
                else { return "\(target.name) names a package that is no dependency" }
            }
        }
        return nil
    }

    private var objectionToTargets: String? {
        for target in targets {
            let paths = (target.sources ?? []) + target.excluded
            if paths.contains(where: { $0.isEmpty || $0.hasPrefix("/") || $0.hasPrefix("~") }) {
                return "\(target.name) lists a path that is not below its folder"
            }
            if target.kind == .binary, !target.hasPlainBinary {
                return "\(target.name) may not be a binary that SwiftPM takes"
            }
            let values = target.settings.flatMap(\.values)
            if values.contains(where: { $0.contains("$(") }) {
                return "\(target.name) has a setting with $(…)"
            }
        }
        return nil
    }
}

extension Manifest.Target {
    fileprivate var hasPlainBinary: Bool {
        if let url {
            return url.hasPrefix("https://") && url.hasSuffix(".zip")
                && url.utf8.allSatisfy { $0 > 32 && $0 < 127 }
        }
        let endings = [".zip", ".xcframework", ".artifactbundle"]
        return path.map { path in
            !path.hasPrefix("/") && !path.hasPrefix("~") && endings.contains { path.hasSuffix($0) }
        } ?? false
    }
}

extension String {
    /// Whether it is a word of ASCII letters, digits and underscores: SwiftPM takes more than that.
    fileprivate var isPlainTraitName: Bool {
        guard let first = utf8.first, first.startsName else { return false }
        return utf8.allSatisfy(\.continuesName)
    }
}
