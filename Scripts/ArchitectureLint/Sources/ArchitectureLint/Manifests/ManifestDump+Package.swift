extension ManifestDump {
    /// The package that this states.
    ///
    /// - Parameter path: the package's folder, relative to the root.
    func package(at path: String) -> SwiftPackage {
        SwiftPackage(
            path: path,
            name: name,
            dependencies: dependencies.flatMap(\.stated),
            products: products.map {
                ArchitectureLint.Product(name: $0.name, targets: $0.targets)
            },
            targets: targets.map { $0.stated(languageMode: languageMode) },
            languageMode: languageMode
        )
    }

    /// The newest mode that the manifest lists, or the one that its tools version stands for.
    private var languageMode: String {
        let toolsMajor = toolsVersion._version.prefix { $0 != "." }
        return swiftLanguageVersions?.last ?? (toolsMajor == "6" ? "6" : "5")
    }
}

extension ManifestDump.Dependency {
    fileprivate var stated: [PackageDependency] {
        let folders = (fileSystem ?? []).map {
            PackageDependency.folder(identity: $0.identity, path: $0.path)
        }
        let foreign = ((sourceControl ?? []) + (registry ?? [])).map {
            PackageDependency.foreign(identity: $0.identity)
        }
        return folders + foreign
    }
}

extension ManifestDump.Target {
    fileprivate func stated(languageMode: String) -> Target {
        Target(
            name: name,
            kind: type == "regular" ? .library : TargetKind(rawValue: type) ?? .plugin,
            path: path,
            sources: sources,
            excluded: exclude,
            dependencies: dependencies.compactMap(\.stated),
            linkedLibraries: settings.compactMap(\.kind.linkedLibrary?._0),
            compilerFlags: ["-swift-version", languageMode]
                + settings.filter { $0.tool == "swift" }.flatMap(\.kind.flags)
        )
    }
}

extension ManifestDump.TargetDependency {
    fileprivate var stated: TargetDependency? {
        if let byName {
            return TargetDependency(
                name: byName.first,
                package: nil,
                mayBeTarget: true,
                mayBeProduct: true
            )
        }
        if let target {
            return TargetDependency(
                name: target.first,
                package: nil,
                mayBeTarget: true,
                mayBeProduct: false
            )
        }
        return product.map {
            TargetDependency(
                name: $0.first,
                package: $0.second,
                mayBeTarget: false,
                mayBeProduct: true
            )
        }
    }
}

extension ManifestDump.Setting.Kind {
    fileprivate var flags: [String] {
        var flags: [String] = []
        if let define { flags += ["-D", define._0] }
        if let enableUpcomingFeature {
            flags += ["-enable-upcoming-feature", enableUpcomingFeature._0]
        }
        if let enableExperimentalFeature {
            flags += ["-enable-experimental-feature", enableExperimentalFeature._0]
        }
        return flags
    }
}
