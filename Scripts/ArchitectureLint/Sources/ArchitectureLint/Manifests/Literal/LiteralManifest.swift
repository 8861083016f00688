/// Converts a literally evaluated package to a `Manifest`.
struct LiteralManifest {
    /// The absolute path of the package.
    let folder: String
    let version: ToolsVersion
    let importsCompilerPluginSupport: Bool

    func manifest(_ package: LiteralExpression) throws -> Manifest {
        try checkPlatforms(package)
        return Manifest(
            name: package["name"]?.text ?? "",
            toolsVersion: version.description,
            products: try package.elements("products").map(product),
            dependencies: try package.elements("dependencies").map(dependency),
            traits: [],
            platforms: package.elements("platforms").map { $0.name.lowercased() }.sorted(),
            targets: try package.elements("targets").map(target),
            languageModes: try languageModes(package)
        )
    }

    /// Throws `UnsupportedSyntax` for a list of platforms that SwiftPM may reject.
    private func checkPlatforms(_ package: LiteralExpression) throws {
        guard let list = package["platforms"] else { return }
        let platforms = list.elements
        guard !platforms.isEmpty, Set(platforms.map(\.name)).count == platforms.count else {
            throw UnsupportedSyntax("an empty or repeating list of platforms", line: package.line)
        }
        for platform in platforms {
            guard let version = platform.unlabeled.first, case .string(let text) = version.form
            else { continue }
            // Each platform accepts 10.0 and every later version.
            guard let numbers = text.versionNumbers(digits: 2), (2...3).contains(numbers.count),
                numbers[0] >= 10
            else { throw UnsupportedSyntax("the platform version '\(text)'", line: version.line) }
        }
    }

    private func languageModes(_ package: LiteralExpression) throws -> [String]? {
        let lists = [package["swiftLanguageModes"], package["swiftLanguageVersions"]]
            .compactMap { $0 }
        guard let list = lists.first else { return nil }
        guard lists.count == 1, !list.elements.isEmpty else {
            throw UnsupportedSyntax("an unsupported list of language modes", line: package.line)
        }
        return list.elements.map(languageMode)
    }

    /// Returns the name of a language mode, such as `4.2` for `.v4_2`.
    private func languageMode(_ value: LiteralExpression) -> String {
        value.name.dropFirst().split(separator: "_").joined(separator: ".")
    }

    private func product(_ value: LiteralExpression) throws -> Manifest.Product {
        guard let kind = Manifest.Product.Kind(rawValue: value.name) else {
            throw UnsupportedSyntax("the product '.\(value.name)'", line: value.line)
        }
        return Manifest.Product(
            name: value["name"]?.text ?? "",
            kind: kind,
            targets: value.texts("targets"),
            line: value.line
        )
    }

    private func dependency(_ value: LiteralExpression) throws -> Manifest.PackageDependency {
        let (kind, location) = try source(of: value)
        return Manifest.PackageDependency(
            kind: kind,
            identity: PackageLocation.identity(of: location),
            name: value["name"]?.text,
            location: location,
            traits: [Manifest.TraitUse(name: "default")],
            line: value.line
        )
    }

    private func source(
        of value: LiteralExpression
    ) throws -> (Manifest.PackageDependency.Kind, location: String) {
        if let path = value["path"]?.text {
            guard let location = PackageLocation.absolute(path, from: folder) else {
                throw UnsupportedSyntax("the path '\(path)'", line: value.line)
            }
            return (.path, location)
        }
        let url = value["url"]?.text ?? ""
        let schemes = ["https://", "http://", "ssh://", "git@"]
        guard schemes.contains(where: { url.hasPrefix($0) && url != $0 }),
            url.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
        else { throw UnsupportedSyntax("the address '\(url)'", line: value.line) }
        return (.sourceControl, url)
    }
}

extension LiteralManifest {
    private static let kinds: [String: Manifest.Target.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test,
        "systemLibrary": .system, "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
    ]

    private func target(_ value: LiteralExpression) throws -> Manifest.Target {
        guard let kind = Self.kinds[value.name], kind != .macro || importsCompilerPluginSupport
        else { throw UnsupportedSyntax("the target '.\(value.name)'", line: value.line) }
        let resources = value.elements("resources").map { $0.unlabeled.first?.text ?? "" }
        if let path = resources.first(where: { $0.isEmpty || "/~".contains($0.prefix(1)) }) {
            throw UnsupportedSyntax("the resource '\(path)'", line: value.line)
        }
        return Manifest.Target(
            name: value["name"]?.text ?? "",
            kind: kind,
            path: value["path"]?.text,
            sources: value["sources"]?.elements.map(\.text),
            excluded: value.texts("exclude"),
            resources: resources.map(TargetPath.plain),
            headers: value["publicHeadersPath"]?.text,
            url: value["url"]?.text,
            dependencies: try value.elements("dependencies").map(targetDependency),
            plugins: value.elements("plugins").map { plugin in
                Manifest.PluginUse(
                    name: plugin["name"]?.text ?? plugin.text,
                    package: plugin["package"]?.text,
                    line: plugin.line
                )
            },
            settings: try settings(of: value),
            line: value.line
        )
    }

    private func targetDependency(_ value: LiteralExpression) throws -> Manifest.TargetDependency {
        Manifest.TargetDependency(
            kind: Manifest.TargetDependency.Kind(rawValue: value.name) ?? .byName,
            name: value["name"]?.text ?? value.text,
            package: value["package"]?.text,
            condition: try condition(value["condition"]),
            line: value.line
        )
    }

    private func condition(_ value: LiteralExpression?) throws -> Manifest.Condition? {
        guard let value else { return nil }
        let platforms = value["platforms"]?.elements
        guard platforms?.isEmpty != true else {
            throw UnsupportedSyntax("an empty condition", line: value.line)
        }
        return Manifest.Condition(
            platforms: platforms?.map { $0.name.lowercased() } ?? [],
            configuration: value["configuration"]?.name
        )
    }

    private func settings(of target: LiteralExpression) throws -> [Manifest.Setting] {
        let lists: [(String, Manifest.Setting.Tool)] = [
            ("cSettings", .c), ("cxxSettings", .cxx), ("swiftSettings", .swift),
            ("linkerSettings", .linker),
        ]
        return try lists.flatMap { label, tool in
            try target.elements(label).map { value in
                Manifest.Setting(
                    tool: tool,
                    name: value.name,
                    values: values(of: value),
                    condition: try condition(value.unlabeled.last { $0.name == "when" }),
                    line: value.line
                )
            }
        }
    }

    private func values(of setting: LiteralExpression) -> [String] {
        let first = setting.unlabeled.first
        let level = setting["as"]?.name ?? ""
        switch setting.name {
        case "unsafeFlags": return first?.elements.map(\.text) ?? []
        case "strictMemorySafety": return []
        case "interoperabilityMode": return [first?.name ?? ""]
        case "swiftLanguageMode": return [first.map(languageMode) ?? ""]
        case "defaultIsolation": return ["MainActor"]
        case "treatAllWarnings": return [level]
        case "treatWarning": return [first?.text ?? "", level]
        case "define":
            return [(first?.text ?? "") + (setting["to"].map { "=\($0.text)" } ?? "")]
        default: return [first?.text ?? ""]
        }
    }
}

extension Manifest {
    /// A noun phrase for the first mistake that makes SwiftPM reject the manifest; nil without a
    /// mistake.
    var objection: String? { objectionToProducts ?? targets.lazy.compactMap(objection).first }

    private var objectionToProducts: String? {
        var kinds: [String: Target.Kind] = [:]
        for target in targets where kinds.updateValue(target.kind, forKey: target.name) != nil {
            return "two targets named '\(target.name)'"
        }
        for product in products {
            if let missing = product.targets.first(where: { kinds[$0] == nil }) {
                return "the missing target '\(missing)' of the product '\(product.name)'"
            }
            if product.targets.allSatisfy({ kinds[$0] == .binary }) {
                return "the product '\(product.name)' without sources"
            }
        }
        return nil
    }

    private func objection(to target: Target) -> String? {
        let packages = Set(dependencies.map { $0.referenceName.lowercased() })
        let isUnknown = target.dependencies.contains { dependency in
            dependency.kind == .product
                && !packages.contains(dependency.package?.lowercased() ?? "")
        }
        if isUnknown { return "an undeclared package of the target '\(target.name)'" }
        let paths = (target.sources ?? []) + target.excluded
        if paths.contains(where: { $0.isEmpty || "/~".contains($0.prefix(1)) }) {
            return "a path outside of the target '\(target.name)'"
        }
        if target.kind == .binary, !target.hasValidBinary {
            return "an invalid binary of the target '\(target.name)'"
        }
        if target.settings.contains(where: { $0.values.contains { $0.contains("$(") } }) {
            return "'$(' in a setting of the target '\(target.name)'"
        }
        return nil
    }
}

extension Manifest.Target {
    fileprivate var hasValidBinary: Bool {
        if let url {
            return url.hasPrefix("https://") && url.hasSuffix(".zip")
                && url.utf8.allSatisfy { $0 > 32 && $0 < 127 }
        }
        guard let path, !"/~".contains(path.prefix(1)) else { return false }
        return [".zip", ".xcframework", ".artifactbundle"].contains { path.hasSuffix($0) }
    }
}
