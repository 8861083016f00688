extension Manifest {
    /// The manifest that `swift package dump-package` prints.
    ///
    /// - Throws: `ManifestJSON.Mismatch` when it is not as this toolchain's is known to be.
    package init(dump json: ManifestJSON) throws {
        self.init(
            name: try json.required("name").text(),
            toolsVersion: try json.required("toolsVersion").required("_version").text(),
            products: try json.required("products").elements().map(Product.init(dump:)),
            dependencies: try json.required("dependencies").elements()
                .map(PackageDependency.init(dump:)),
            traits: try (try json.member("traits")?.elements() ?? []).map(Trait.init(output:))
                .sorted { $0.name < $1.name },
            targets: try json.required("targets").elements().map(Target.init(dump:)),
            languageModes: try json.member("swiftLanguageVersions")?.texts()
        )
    }
}

extension Manifest.Product {
    fileprivate init(dump json: ManifestJSON) throws {
        let kind = try json.required("type").onlyMember().name
        self.init(
            name: try json.required("name").text(),
            kind: try ManifestJSON.string(kind).value(of: Kind.self),
            targets: try json.required("targets").texts()
        )
    }
}

extension Manifest.PackageDependency {
    fileprivate init(dump json: ManifestJSON) throws {
        let (kind, list) = try json.onlyMember()
        guard let value = try list.element(0) else {
            throw ManifestJSON.Mismatch(description: "a dependency is empty")
        }
        let identity = try value.required("identity").text()
        self.init(
            kind: .path,
            identity: identity.lowercased(),
            name: try value.member("nameForTargetDependencyResolutionOnly")?.text(),
            location: identity,
            traits: try Manifest.TraitUse.list(try value.member("traits"))
        )
        switch kind {
        case "fileSystem":
            location = try value.required("path").text()
        case "sourceControl":
            self.kind = .sourceControl
            let (place, values) = try value.required("location").onlyMember()
            guard let first = try values.element(0) else {
                throw ManifestJSON.Mismatch(description: "a location is empty")
            }
            location = place == "remote" ? try first.remoteURL() : try first.text()
        case "registry":
            self.kind = .registry
        default:
            throw ManifestJSON.Mismatch(description: "a dependency of the kind '\(kind)'")
        }
    }
}

extension ManifestJSON {
    fileprivate func remoteURL() throws -> String {
        if case .string(let url) = self { return url }
        return try required("urlString").text()
    }
}

extension Manifest.Target {
    fileprivate init(dump json: ManifestJSON) throws {
        let type = try json.required("type").text()
        self.init(
            name: try json.required("name").text(),
            kind: try ManifestJSON.string(type == "regular" ? "library" : type)
                .value(of: Kind.self),
            path: try json.member("path")?.text(),
            sources: try json.member("sources")?.texts(),
            excluded: try json.required("exclude").texts(),
            resources: try (try json.member("resources")?.elements() ?? []).map {
                try $0.required("path").text()
            },
            headers: try json.member("publicHeadersPath")?.text(),
            url: try json.member("url")?.text(),
            dependencies: try json.required("dependencies").elements()
                .map(Manifest.TargetDependency.init(dump:)),
            plugins: try (try json.member("pluginUsages")?.elements() ?? [])
                .map(Manifest.PluginUse.init(dump:)),
            settings: try json.required("settings").elements().map(Manifest.Setting.init(dump:))
        )
    }
}

extension Manifest.TargetDependency {
    fileprivate init(dump json: ManifestJSON) throws {
        let (kind, values) = try json.onlyMember()
        self.init(
            kind: try ManifestJSON.string(kind).value(of: Kind.self),
            name: try values.element(0)?.text() ?? ""
        )
        let isProduct = self.kind == .product
        if isProduct {
            package = try values.element(1)?.text()
            moduleAliases = try values.element(2)?.textsByName()
        }
        condition = try values.element(isProduct ? 3 : 1).map(Manifest.Condition.init(dump:))
    }
}

extension Manifest.PluginUse {
    fileprivate init(dump json: ManifestJSON) throws {
        let values = try json.onlyMember().value
        self.init(
            name: try values.element(0)?.text() ?? "",
            package: try values.element(1)?.text()
        )
    }
}

extension Manifest.Condition {
    fileprivate init(dump json: ManifestJSON) throws {
        self.init(
            platforms: try json.required("platformNames").texts(),
            configuration: try json.member("config")?.text(),
            traits: try json.member("traits")?.texts().sorted()
        )
    }
}

extension Manifest.Setting {
    fileprivate init(dump json: ManifestJSON) throws {
        let (name, value) = try json.required("kind").onlyMember()
        var values: [String] = []
        for label in ["_0", "_1"] {
            switch try value.member(label) {
            case .array(let list)?: values += try list.map { try $0.text() }
            case let text?: values.append(try text.text())
            case nil: break
            }
        }
        self.init(
            tool: try json.required("tool").value(of: Tool.self),
            name: name,
            values: values,
            condition: try json.member("condition").map(Manifest.Condition.init(dump:))
        )
    }
}

extension Manifest.Trait {
    /// A trait, which is written the same way by the manifest itself and by SwiftPM.
    init(output json: ManifestJSON) throws {
        self.init(
            name: try json.required("name").text(),
            enabled: try json.required("enabledTraits").texts().sorted()
        )
    }
}

extension Manifest.TraitUse {
    /// The traits that are turned on, written the same way by the manifest itself and by SwiftPM.
    static func list(_ json: ManifestJSON?) throws -> [Manifest.TraitUse] {
        guard let json else { return [Manifest.TraitUse(name: "default", condition: nil)] }
        return try json.elements().map { trait in
            Manifest.TraitUse(
                name: try trait.required("name").text(),
                condition: try trait.member("condition")?.member("traits")?.texts().sorted()
            )
        }.sorted { $0.name < $1.name }
    }
}
