#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Manifest {
    /// Decodes the JSON that `swift package dump-package` prints.
    ///
    /// - Throws: `DecodingError` for JSON of another toolchain that has a different shape.
    package init(dump: [UInt8]) throws {
        let dump = try JSONDecoder().decode(PackageDump.self, from: Data(dump))
        self.init(
            name: dump.name,
            toolsVersion: dump.toolsVersion._version,
            products: dump.products.map(\.product),
            dependencies: dump.dependencies.map(\.dependency),
            traits: (dump.traits ?? []).map {
                Trait(name: $0.name, enabled: $0.enabledTraits.sorted())
            }.sorted { $0.name < $1.name },
            targets: dump.targets.map(\.target),
            languageModes: dump.swiftLanguageVersions
        )
    }
}

private struct PackageDump: Decodable {
    let name: String
    let toolsVersion: ToolsVersion
    let products: [ProductDump]
    let dependencies: [PackageDependencyDump]
    let traits: [Trait]?
    let targets: [TargetDump]
    let swiftLanguageVersions: [String]?

    struct ToolsVersion: Decodable {
        let _version: String
    }

    struct Trait: Decodable {
        let name: String
        let enabledTraits: [String]
    }
}

/// A case of an enumeration with values, which SwiftPM encodes as an object with one member.
private struct EnumCase {
    let name: String
    private let container: KeyedDecodingContainer<Key>
    private let key: Key

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
            throw Self.mismatch("not a case of an enumeration", decoder)
        }
        self.key = key
        name = key.stringValue
    }

    /// The values, in their order.
    func values() throws -> any UnkeyedDecodingContainer {
        try container.nestedUnkeyedContainer(forKey: key)
    }

    /// The values, by their labels.
    func labeledValues() throws -> KeyedDecodingContainer<Key> {
        try container.nestedContainer(keyedBy: Key.self, forKey: key)
    }

    static func mismatch(_ text: String, _ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
}

private struct ProductDump: Decodable {
    let product: Manifest.Product

    private enum CodingKeys: CodingKey { case name, type, targets }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try EnumCase(container.superDecoder(forKey: .type)).name
        guard let kind = Manifest.Product.Kind(rawValue: kind) else {
            throw EnumCase.mismatch("the product '\(kind)'", decoder)
        }
        product = Manifest.Product(
            name: try container.decode(String.self, forKey: .name),
            kind: kind,
            targets: try container.decode([String].self, forKey: .targets)
        )
    }
}

private struct PackageDependencyDump: Decodable {
    let dependency: Manifest.PackageDependency

    private struct Values: Decodable {
        let identity: String
        let nameForTargetDependencyResolutionOnly: String?
        let path: String?
        let location: Location?
        let traits: [Trait]?
    }

    private struct Trait: Decodable {
        let name: String
        let condition: Condition?

        struct Condition: Decodable {
            let traits: [String]?
        }
    }

    /// `{"remote": [{"urlString": "…"}]}` or `{"local": ["…"]}`.
    private struct Location: Decodable {
        let text: String

        private struct Remote: Decodable {
            let urlString: String
        }

        init(from decoder: any Decoder) throws {
            let place = try EnumCase(decoder)
            var values = try place.values()
            text =
                place.name == "remote"
                ? try values.decode(Remote.self).urlString : try values.decode(String.self)
        }
    }

    init(from decoder: any Decoder) throws {
        let source = try EnumCase(decoder)
        var list = try source.values()
        let values = try list.decode(Values.self)
        let kinds: [String: Manifest.PackageDependency.Kind] = [
            "fileSystem": .path, "sourceControl": .sourceControl, "registry": .registry,
        ]
        let location = values.path ?? values.location?.text ?? values.identity
        guard let kind = kinds[source.name] else {
            throw EnumCase.mismatch("the dependency '\(source.name)'", decoder)
        }
        let traits = values.traits?.map {
            Manifest.TraitUse(name: $0.name, condition: $0.condition?.traits?.sorted())
        }
        dependency = Manifest.PackageDependency(
            kind: kind,
            identity: values.identity.lowercased(),
            name: values.nameForTargetDependencyResolutionOnly,
            location: location,
            traits: traits?.sorted { $0.name < $1.name } ?? [Manifest.TraitUse(name: "default")]
        )
    }
}

private struct TargetDump: Decodable {
    let target: Manifest.Target

    private enum CodingKeys: CodingKey {
        case name, type, path, sources, exclude, resources, publicHeadersPath, url, dependencies
        case pluginUsages, settings
    }

    private struct Resource: Decodable {
        let path: String
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        guard let kind = Manifest.Target.Kind(rawValue: type == "regular" ? "library" : type) else {
            throw EnumCase.mismatch("the target '\(type)'", decoder)
        }
        target = Manifest.Target(
            name: try container.decode(String.self, forKey: .name),
            kind: kind,
            path: try container.decodeIfPresent(String.self, forKey: .path),
            sources: try container.decodeIfPresent([String].self, forKey: .sources),
            excluded: try container.decode([String].self, forKey: .exclude),
            resources: try container.decodeIfPresent([Resource].self, forKey: .resources)?
                .map(\.path) ?? [],
            headers: try container.decodeIfPresent(String.self, forKey: .publicHeadersPath),
            url: try container.decodeIfPresent(String.self, forKey: .url),
            dependencies: try container.decode([TargetDependencyDump].self, forKey: .dependencies)
                .map(\.dependency),
            plugins: try container.decodeIfPresent([PluginUseDump].self, forKey: .pluginUsages)?
                .map(\.plugin) ?? [],
            settings: try container.decode([SettingDump].self, forKey: .settings).map(\.setting)
        )
    }
}

private struct ConditionDump: Decodable {
    let platformNames: [String]
    let config: String?
    let traits: [String]?

    var condition: Manifest.Condition {
        Manifest.Condition(
            platforms: platformNames,
            configuration: config,
            traits: traits?.sorted()
        )
    }
}

private struct TargetDependencyDump: Decodable {
    let dependency: Manifest.TargetDependency

    init(from decoder: any Decoder) throws {
        let form = try EnumCase(decoder)
        guard let kind = Manifest.TargetDependency.Kind(rawValue: form.name) else {
            throw EnumCase.mismatch("the dependency '\(form.name)'", decoder)
        }
        var values = try form.values()
        var dependency = Manifest.TargetDependency(kind: kind, name: try values.decode(String.self))
        if kind == .product {
            dependency.package = try values.decodeIfPresent(String.self)
            let aliases = try values.decodeIfPresent([String: String].self)
            dependency.moduleAliases = aliases?.isEmpty == true ? nil : aliases
        }
        dependency.condition = try values.decodeIfPresent(ConditionDump.self)?.condition
        self.dependency = dependency
    }
}

private struct PluginUseDump: Decodable {
    let plugin: Manifest.PluginUse

    init(from decoder: any Decoder) throws {
        var values = try EnumCase(decoder).values()
        plugin = Manifest.PluginUse(
            name: try values.decode(String.self),
            package: try values.decodeIfPresent(String.self)
        )
    }
}

private struct SettingDump: Decodable {
    let setting: Manifest.Setting

    private enum CodingKeys: CodingKey { case tool, kind, condition }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tool = try container.decode(String.self, forKey: .tool)
        guard let tool = Manifest.Setting.Tool(rawValue: tool) else {
            throw EnumCase.mismatch("the tool '\(tool)'", decoder)
        }
        let kind = try EnumCase(container.superDecoder(forKey: .kind))
        let labeled = try kind.labeledValues()
        let values = try ["_0", "_1"].map(EnumCase.Key.init).flatMap { key -> [String] in
            if let list = try? labeled.decode([String].self, forKey: key) { return list }
            return try labeled.decodeIfPresent(String.self, forKey: key).map { [$0] } ?? []
        }
        setting = Manifest.Setting(
            tool: tool,
            name: kind.name,
            values: values,
            condition: try container.decodeIfPresent(ConditionDump.self, forKey: .condition)?
                .condition
        )
    }
}
