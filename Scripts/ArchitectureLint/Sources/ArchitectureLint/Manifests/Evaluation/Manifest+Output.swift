extension Manifest {
    /// The manifest that its own program prints when it is run.
    ///
    /// - Parameters:
    ///   - json: what it prints.
    ///   - folder: the package's absolute path.
    ///   - version: the tools version of its first line.
    /// - Throws: `ManifestJSON.Mismatch` when it is not as this toolchain's is known to be, or tells
    ///   of errors.
    package init(output json: ManifestJSON, folder: String, version: ToolsVersion) throws {
        guard try json.required("version") == .number(2),
            try json.required("errors").elements().isEmpty
        else { throw ManifestJSON.Mismatch(description: "it tells of errors") }
        let package = try json.required("package")
        let platforms = try package.member("platforms")?.elements().map {
            try $0.required("platform").required("name").text()
        }
        guard platforms.map({ !$0.isEmpty && Set($0).count == $0.count }) ?? true else {
            throw ManifestJSON.Mismatch(description: "no platform, or one twice")
        }
        self.init(
            name: try package.required("name").text(),
            toolsVersion: version.description,
            products: try package.required("products").elements().map(Product.init(output:)),
            dependencies: try package.required("dependencies").elements().map {
                try PackageDependency(output: $0, folder: folder)
            },
            traits: try (try package.member("traits")?.elements() ?? []).map(Trait.init(output:))
                .sorted { $0.name < $1.name },
            targets: try package.required("targets").elements().map(Target.init(output:)),
            languageModes: try package.member("swiftLanguageVersions")?.elements().map {
                try $0.languageMode()
            }
        )
    }
}

extension ManifestJSON {
    fileprivate func languageMode() throws -> String {
        let (name, value) = try onlyMember()
        switch name {
        case "v4": return "4"
        case "v4_2": return "4.2"
        case "v5": return "5"
        case "v6": return "6"
        case "version": return try value.required("_0").text()
        default: throw Mismatch(description: "the language mode '\(name)'")
        }
    }
}

extension Manifest.Product {
    fileprivate init(output json: ManifestJSON) throws {
        let kind = try json.required("productType").onlyMember().name
        self.init(
            name: try json.required("name").text(),
            kind: try ManifestJSON.string(kind).value(of: Kind.self),
            targets: try json.required("targets").texts()
        )
    }
}

extension Manifest.PackageDependency {
    fileprivate init(output json: ManifestJSON, folder: String) throws {
        let (kind, value) = try json.required("kind").onlyMember()
        let traits = try Manifest.TraitUse.list(try json.member("traits"))
        switch kind {
        case "fileSystem":
            let path = try value.required("path").text()
            guard let location = PackageLocation.absolute(path, from: folder) else {
                throw ManifestJSON.Mismatch(description: "the path '\(path)'")
            }
            self.init(
                kind: .path,
                identity: PackageLocation.identity(of: location),
                name: try value.member("name")?.text(),
                location: location,
                traits: traits
            )
        case "sourceControl":
            let location = try value.required("location").text()
            // What is no address is a path, which only SwiftPM knows how to read.
            guard location.contains("://") || location.hasPrefix("git@") else {
                throw ManifestJSON.Mismatch(description: "the address '\(location)'")
            }
            self.init(
                kind: .sourceControl,
                identity: PackageLocation.identity(of: location),
                name: try value.member("name")?.text(),
                location: location,
                traits: traits
            )
        case "registry":
            let id = try value.required("id").text()
            self.init(
                kind: .registry,
                identity: id.lowercased(),
                location: id,
                traits: traits
            )
        default:
            throw ManifestJSON.Mismatch(description: "a dependency of the kind '\(kind)'")
        }
    }
}

extension Manifest.Target {
    fileprivate init(output json: ManifestJSON) throws {
        let type = try json.required("type").onlyMember().name
        let resources = try (try json.member("resources")?.elements() ?? []).map {
            try $0.required("path").text()
        }
        guard !resources.contains(where: { $0.hasPrefix("/") })
        else { throw ManifestJSON.Mismatch(description: "the path of a resource") }
        let tools: [(String, Manifest.Setting.Tool)] = [
            ("cSettings", .c), ("cxxSettings", .cxx), ("swiftSettings", .swift),
            ("linkerSettings", .linker),
        ]
        self.init(
            name: try json.required("name").text(),
            kind: try ManifestJSON.string(type == "regular" ? "library" : type)
                .value(of: Kind.self),
            path: try json.member("path")?.text(),
            sources: try json.member("sources")?.texts(),
            excluded: try json.required("exclude").texts(),
            resources: resources.map(TargetPath.plain),
            headers: try json.member("publicHeadersPath")?.text(),
            url: try json.member("url")?.text(),
            dependencies: try json.required("dependencies").elements()
                .map(Manifest.TargetDependency.init(output:)),
            plugins: try (try json.member("pluginUsages")?.elements() ?? [])
                .map(Manifest.PluginUse.init(output:)),
            settings: try tools.flatMap { label, tool in
                try (try json.member(label)?.elements() ?? []).map {
                    try Manifest.Setting(output: $0, tool: tool)
                }
            }
        )
    }
}

extension Manifest.TargetDependency {
    fileprivate init(output json: ManifestJSON) throws {
        let (kind, value) = try json.onlyMember()
        self.init(
            kind: try ManifestJSON.string(kind).value(of: Kind.self),
            name: try value.required("name").text(),
            package: try value.member("package")?.text(),
            moduleAliases: try value.member("moduleAliases")?.textsByName(),
            condition: try value.member("condition").map(Manifest.Condition.init(output:))
        )
    }
}

extension Manifest.PluginUse {
    fileprivate init(output json: ManifestJSON) throws {
        let value = try json.onlyMember().value
        self.init(
            name: try value.required("name").text(),
            package: try value.member("package")?.text()
        )
    }
}

extension Manifest.Condition {
    fileprivate init(output json: ManifestJSON) throws {
        self.init(
            platforms: try (try json.member("platforms")?.elements() ?? []).map {
                try $0.required("name").text()
            },
            configuration: try json.member("config")?.required("config").text(),
            traits: try json.member("traits")?.texts().sorted()
        )
    }
}

extension Manifest.Setting {
    fileprivate init(output json: ManifestJSON, tool: Tool) throws {
        let data = try json.required("data")
        let name = try data.required("name").text()
        // A switch: SwiftPM drops its value, and calls an old name by the new one.
        let isSwitch = name == "strictMemorySafety"
        self.init(
            tool: tool,
            name: name == "swiftLanguageVersion" ? "swiftLanguageMode" : name,
            values: isSwitch ? [] : try data.required("value").texts(),
            condition: try data.member("condition").map(Manifest.Condition.init(output:))
        )
    }
}
