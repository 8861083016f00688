/// Makes a `Manifest` of the value of a package that was read literally.
struct LiteralManifest {
    /// The package's absolute path.
    let folder: String
    let version: ToolsVersion
    let importsCompilerPluginSupport: Bool

    /// The manifest.
    ///
    /// - Throws: a `Doubt` about what SwiftPM checks while the manifest runs.
    func manifest(_ package: LiteralValue) throws(Doubt) -> Manifest {
        try checkPlatforms(package)
        return Manifest(
            name: package["name"]?.text ?? "",
            toolsVersion: version.description,
            products: try map(package["products"], product),
            dependencies: try map(package["dependencies"], dependency),
            traits: try map(package["traits"], trait).sorted { $0.name < $1.name },
            targets: try map(package["targets"], target),
            languageModes: try languageModes(package)
        )
    }

    /// The elements of a list, each made to something else.
    func map<Result>(
        _ list: LiteralValue?,
        _ transform: (LiteralValue) throws(Doubt) -> Result
    ) throws(Doubt) -> [Result] {
        var results: [Result] = []
        for element in list?.elements ?? [] { results.append(try transform(element)) }
        return results
    }

    /// The texts of a list of strings.
    func texts(_ list: LiteralValue?) -> [String] {
        (list?.elements ?? []).map(\.text)
    }

    /// The texts of a set of strings, which has no order.
    func names(_ set: LiteralValue) -> [String] {
        Set(texts(set)).sorted()
    }

    private func product(_ value: LiteralValue) throws(Doubt) -> Manifest.Product {
        Manifest.Product(
            name: value["name"]?.text ?? "",
            kind: try kind(value.memberName, line: value.line),
            targets: texts(value["targets"]),
            line: value.line
        )
    }

    /// The kind that a member makes: both have the same name.
    private func kind<Kind: RawRepresentable<String>>(
        _ name: String,
        line: Int?
    ) throws(Doubt) -> Kind {
        guard let kind = Kind(rawValue: name) else {
            throw Doubt(reason: "a kind called \(name)", line: line ?? 1)
        }
        return kind
    }

    private func trait(_ value: LiteralValue) throws(Doubt) -> Manifest.Trait {
        let name =
            switch value {
            case .string(let name, _): name
            default: value.memberName == "default" ? "default" : value["name"]?.text ?? ""
            }
        let enabled = value["enabledTraits"].map(names) ?? []
        return Manifest.Trait(name: name, enabled: enabled, line: value.line)
    }

    private func languageModes(_ package: LiteralValue) throws(Doubt) -> [String]? {
        guard let list = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"] else {
            return nil
        }
        let line = package.line ?? 1
        let isOld = package["swiftLanguageVersions"] != nil
        guard !isOld || (package["swiftLanguageModes"] == nil && package["traits"] == nil) else {
            throw Doubt(reason: "language versions beside what is newer", line: line)
        }
        guard !list.elements.isEmpty else {
            throw Doubt(reason: "an empty list of language modes", line: line)
        }
        return try map(list) { (mode) throws(Doubt) in try languageMode(mode) }
    }

    /// The name of a language mode: `5` for `.v5`.
    func languageMode(_ value: LiteralValue) throws(Doubt) -> String {
        let names = ["v4": "4", "v4_2": "4.2", "v5": "5", "v6": "6"]
        let name = names[value.memberName] ?? value["0"]?.text ?? ""
        guard names.values.contains(name) else {
            throw Doubt(reason: "a language mode called \(name)", line: value.line ?? 1)
        }
        return name
    }

    /// Platforms are not part of what is read, but SwiftPM refuses some lists of them.
    private func checkPlatforms(_ package: LiteralValue) throws(Doubt) {
        guard let list = package["platforms"] else { return }
        let platforms = list.elements
        guard !platforms.isEmpty, Set(platforms.map(\.memberName)).count == platforms.count else {
            throw Doubt(reason: "no platform, or one twice", line: package.line ?? 1)
        }
        for platform in platforms {
            guard case .string(let text, let line)? = platform["0"] else { continue }
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let isPlain = parts.allSatisfy { part in
                (1...2).contains(part.utf8.count) && part.utf8.allSatisfy(\.isDecimalDigit)
            }
            // Ten and more is a version of every platform.
            guard isPlain, (2...3).contains(parts.count), parts[0].utf8.count == 2,
                !parts[0].hasPrefix("0")
            else { throw Doubt(reason: "the version \(text) of a platform", line: line) }
        }
    }
}
