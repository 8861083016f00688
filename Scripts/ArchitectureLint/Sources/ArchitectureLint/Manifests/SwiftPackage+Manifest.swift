extension Manifest {
    /// The package that this states, with no more of it than rules look at.
    ///
    /// - Parameter path: the package's folder, relative to the root.
    package func package(at path: String) -> SwiftPackage {
        var package = SwiftPackage(
            path: path,
            name: name,
            dependencies: dependencies.map(\.stated),
            products: products.map {
                ArchitectureLint.Product(name: $0.name, targets: $0.targets)
            },
            targets: targets.map { $0.stated(languageMode: languageMode) },
            languageMode: languageMode
        )
        package.toolsNumber = ToolsVersion(plain: toolsVersion[...])?.number ?? 0
        return package
    }

    /// The newest mode that the manifest lists, or the one that its tools version stands for.
    private var languageMode: String {
        languageModes?.last ?? (toolsVersion.hasPrefix("6.") ? "6" : "5")
    }
}

extension Manifest.PackageDependency {
    fileprivate var stated: PackageDependency {
        switch kind {
        case .path: .folder(identity: referenceName.lowercased(), path: location)
        case .sourceControl: .foreign(identity: identity)
        case .registry: .foreign(identity: location.lowercased())
        }
    }
}

extension Manifest.Target {
    fileprivate func stated(languageMode: String) -> Target {
        Target(
            name: name,
            kind: TargetKind(rawValue: kind.rawValue) ?? .plugin,
            path: path,
            sources: sources,
            excluded: excluded,
            resources: resources,
            headers: headers,
            dependencies: dependencies.map(\.stated) + plugins.map(\.stated),
            linkedLibraries: linkedLibraries,
            compilerFlags: ["-swift-version", languageMode]
                + settings.filter { $0.tool == .swift }.flatMap(\.flags)
        )
    }
}

extension Manifest.TargetDependency {
    fileprivate var stated: TargetDependency {
        TargetDependency(
            name: name,
            package: package,
            mayBeTarget: kind != .product,
            mayBeProduct: kind != .target,
            moduleAliases: moduleAliases ?? [:]
        )
    }
}

extension Manifest.PluginUse {
    /// A plug-in that works on a target is built before it: the target depends on it.
    fileprivate var stated: TargetDependency {
        TargetDependency(
            name: name,
            package: package,
            mayBeTarget: package == nil,
            mayBeProduct: true,
            isPlugin: true
        )
    }
}

extension Manifest.Setting {
    fileprivate var flags: [String] {
        let options = [
            "define": "-D", "enableUpcomingFeature": "-enable-upcoming-feature",
            "enableExperimentalFeature": "-enable-experimental-feature",
        ]
        return options[name].map { option in values.flatMap { [option, $0] } } ?? []
    }
}
