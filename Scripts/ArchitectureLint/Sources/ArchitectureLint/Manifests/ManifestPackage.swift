extension Manifest {
    /// The package of the manifest, as far as rules look at it.
    ///
    /// - Parameter path: The folder of the package, relative to the root.
    package func package(at path: String) -> SwiftPackage {
        // Without a list, the tools version determines the mode.
        let languageMode = languageModes?.last ?? (toolsVersion.hasPrefix("6.") ? "6" : "5")
        var package = SwiftPackage(
            path: path,
            name: name,
            dependencies: dependencies.map(\.dependency),
            products: products,
            targets: targets.map { $0.target(languageMode: languageMode) },
            languageMode: languageMode
        )
        package.toolsNumber = ToolsVersion(plain: toolsVersion[...])?.number ?? 0
        return package
    }
}

extension Manifest.PackageDependency {
    fileprivate var dependency: PackageDependency {
        switch kind {
        case .path: .folder(identity: referenceName.lowercased(), path: location)
        case .sourceControl: .foreign(identity: identity)
        case .registry: .foreign(identity: location.lowercased())
        }
    }
}

extension Manifest.Target {
    fileprivate func target(languageMode: String) -> Target {
        Target(
            name: name,
            kind: kind,
            path: path,
            sources: sources,
            excluded: excluded,
            resources: resources,
            headers: headers,
            dependencies: dependencies.map(\.dependency) + plugins.map(\.dependency),
            linkedLibraries: linkedLibraries,
            compilerFlags: ["-swift-version", languageMode]
                + settings.filter { $0.tool == .swift }.flatMap(\.flags)
        )
    }

    /// The system libraries of the linker settings, on any platform.
    private var linkedLibraries: [String] {
        settings.filter { $0.tool == .linker }.flatMap { setting -> [String] in
            switch setting.name {
            case "linkedLibrary": setting.values
            case "unsafeFlags": Self.libraries(in: setting.values)
            default: []
            }
        }
    }

    /// The libraries in flags such as `-lz`, `-l z` and `-Wl,-lz`.
    private static func libraries(in flags: [String]) -> [String] {
        let words = flags.flatMap { flag in
            flag.hasPrefix("-Wl,")
                ? flag.split(separator: ",").dropFirst().map(String.init) : [flag]
        }
        return zip(words, words.dropFirst() + [""]).compactMap { word, next in
            guard word.hasPrefix("-l") else { return nil }
            let name = word == "-l" ? next : String(word.dropFirst("-l".count))
            return name.isEmpty ? nil : name
        }
    }
}

extension Manifest.TargetDependency {
    fileprivate var dependency: TargetDependency {
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
    /// The target depends on the plugin, which is built first.
    fileprivate var dependency: TargetDependency {
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
