extension Manifest {
    /// Decodes the JSON that `swift package dump-package` prints.
    ///
    /// - Throws: `JSON5Error` for JSON with an unexpected structure, such as the output of another
    ///   toolchain.
    package init(dump: [UInt8]) throws {
        let dump = Dump(value: try JSON5Reader.read(dump))
        self.init(
            name: try dump["name"].text,
            toolsVersion: try dump["toolsVersion"]["_version"].text,
            products: try dump["products"].list.map(Product.init),
            dependencies: try dump["dependencies"].list.map(PackageDependency.init),
            traits: try dump["traits"].ifPresent?.list.map {
                Trait(name: try $0["name"].text, enabled: try $0["enabledTraits"].texts.sorted())
            }.sorted { $0.name < $1.name } ?? [],
            platforms: try dump["platforms"].ifPresent?.list.map { try $0["platformName"].text }
                .sorted() ?? [],
            targets: try dump["targets"].list.map(Target.init),
            languageModes: try dump["swiftLanguageVersions"].ifPresent?.texts
        )
    }
}

/// A value in the output of SwiftPM, with properties that throw if the value has another type.
private struct Dump {
    let value: JSON5Value

    var ifPresent: Dump? { if case .null = value.content { nil } else { self } }

    var text: String {
        get throws {
            guard case .string(let text) = value.content else { throw mismatch("a text") }
            return text
        }
    }

    var list: [Dump] {
        get throws {
            guard case .array(let values) = value.content else { throw mismatch("a list") }
            return values.map(Dump.init)
        }
    }

    var texts: [String] { get throws { try list.map { try $0.text } } }

    var members: [(key: String, value: Dump)] {
        get throws {
            guard case .object(let members) = value.content else { throw mismatch("an object") }
            return members.map { ($0.key, Dump(value: $0.value)) }
        }
    }

    /// A case of an enumeration with associated values; SwiftPM encodes the case as an object with
    /// one member.
    var enumCase: (key: String, value: Dump) {
        get throws {
            guard let member = try members.first, try members.count == 1 else {
                throw mismatch("one case")
            }
            return member
        }
    }

    /// The value of a key; null if the key is missing.
    subscript(key: String) -> Dump { (try? members.first { $0.key == key }?.value) ?? missing }

    /// The value at an index of a list; null if the list is too short.
    subscript(index: Int) -> Dump { (try? list.dropFirst(index).first) ?? missing }

    private var missing: Dump { Dump(value: JSON5Value(place: value.place, content: .null)) }

    func named<Value: RawRepresentable<String>>(_ name: String) throws -> Value {
        guard let value = Value(rawValue: name) else {
            throw mismatch("a word other than '\(name)'")
        }
        return value
    }

    private func mismatch(_ expected: String) -> JSON5Error {
        JSON5Error(place: value.place, message: "\(expected) is expected here")
    }
}

extension Manifest.Product {
    fileprivate init(_ dump: Dump) throws {
        self.init(
            name: try dump["name"].text,
            kind: try dump.named(dump["type"].enumCase.key),
            targets: try dump["targets"].texts
        )
    }
}

extension Manifest.PackageDependency {
    fileprivate init(_ dump: Dump) throws {
        let (source, list) = try dump.enumCase
        let values = list[0]
        let identity = try values["identity"].text
        let traits = try values["traits"].ifPresent?.list.map {
            Manifest.TraitUse(
                name: try $0["name"].text,
                condition: try $0["condition"]["traits"].ifPresent?.texts.sorted()
            )
        }
        self.init(
            kind: try dump.named(source == "fileSystem" ? "path" : source),
            identity: identity.lowercased(),
            name: try values["nameForTargetDependencyResolutionOnly"].ifPresent?.text,
            location: try values["path"].ifPresent?.text
                ?? values["location"].ifPresent.map(Self.location) ?? identity,
            traits: traits?.sorted { $0.name < $1.name } ?? [Manifest.TraitUse(name: "default")]
        )
    }

    /// Returns the text in `{"remote": [{"urlString": "…"}]}` or `{"local": ["…"]}`.
    private static func location(_ dump: Dump) throws -> String {
        let (kind, list) = try dump.enumCase
        return try kind == "remote" ? list[0]["urlString"].text : list[0].text
    }
}

extension Manifest.Target {
    fileprivate init(_ dump: Dump) throws {
        let type = try dump["type"].text
        self.init(
            name: try dump["name"].text,
            kind: try dump.named(type == "regular" ? "library" : type),
            path: try dump["path"].ifPresent?.text,
            sources: try dump["sources"].ifPresent?.texts,
            excluded: try dump["exclude"].texts,
            resources: try dump["resources"].ifPresent?.list.map { try $0["path"].text } ?? [],
            headers: try dump["publicHeadersPath"].ifPresent?.text,
            url: try dump["url"].ifPresent?.text,
            dependencies: try dump["dependencies"].list.map(Manifest.TargetDependency.init),
            plugins: try dump["pluginUsages"].ifPresent?.list.map { plugin in
                let values = try plugin.enumCase.value
                return Manifest.PluginUse(
                    name: try values[0].text,
                    package: try values[1].ifPresent?.text
                )
            } ?? [],
            settings: try dump["settings"].list.map(Manifest.Setting.init)
        )
    }
}

extension Manifest.TargetDependency {
    fileprivate init(_ dump: Dump) throws {
        let (form, values) = try dump.enumCase
        self.init(kind: try dump.named(form), name: try values[0].text)
        if kind == .product {
            package = try values[1].ifPresent?.text
            let aliases = try values[2].ifPresent?.members.map { ($0.key, try $0.value.text) } ?? []
            moduleAliases = aliases.isEmpty ? nil : Dictionary(uniqueKeysWithValues: aliases)
        }
        condition = try values[kind == .product ? 3 : 1].ifPresent.map(Manifest.Condition.init)
    }
}

extension Manifest.Condition {
    fileprivate init(_ dump: Dump) throws {
        self.init(
            platforms: try dump["platformNames"].texts,
            configuration: try dump["config"].ifPresent?.text,
            traits: try dump["traits"].ifPresent?.texts.sorted()
        )
    }
}

extension Manifest.Setting {
    fileprivate init(_ dump: Dump) throws {
        let (name, labeled) = try dump["kind"].enumCase
        let values = try ["_0", "_1"].compactMap { labeled[$0].ifPresent }.flatMap { value in
            try (try? value.list)?.map { try $0.text } ?? [value.text]
        }
        self.init(
            tool: try dump.named(dump["tool"].text),
            name: name,
            values: values,
            condition: try dump["condition"].ifPresent.map(Manifest.Condition.init)
        )
    }
}
