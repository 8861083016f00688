@testable import ArchitectureLint

/// Packages that a test writes down in a few words, with rules.
struct Village {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Adds a package with one library and one source.
    ///
    /// - Parameters:
    ///   - path: its folder.
    ///   - target: its target; named like the folder when nothing is given.
    ///   - product: its product; named like the target when nothing is given, and missing when it is
    ///     empty.
    ///   - packages: what it depends on, as its manifest writes that.
    ///   - uses: what its target depends on, likewise.
    ///   - source: the source.
    func add(
        _ path: String,
        target: String? = nil,
        product: String? = nil,
        packages: String = "",
        uses: String = "",
        source: String = "let a = 1\n"
    ) throws {
        let target = target ?? path.split(separator: "/").last.map(String.init) ?? "Main"
        let product = product ?? target
        let products =
            product.isEmpty ? "" : ".library(name: \"\(product)\", targets: [\"\(target)\"])"
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "\(target)",
                products: [\(products)],
                dependencies: [\(packages)],
                targets: [.target(name: "\(target)", dependencies: [\(uses)])]
            )

            """
        try folder.write(manifest, to: "\(path)/Package.swift")
        try folder.write(source, to: "\(path)/Sources/\(target)/\(target).swift")
    }

    /// What the linter says about it with some rules, of which each has a name and a reason already.
    func examine(_ rules: String..., options: [String] = []) throws -> CommandLineTool.Answer {
        let list = rules.enumerated().map { number, rule in
            "{ name: \"\(number)\", reason: \"because\", \(rule) },\n"
        }.joined()
        try folder.write(
            "{ version: 1, groups: [{ name: \"all\", modules: { package: \"**\" } }], rules: [\n"
                + "\(list)] }",
            to: RuleFile.usualName
        )
        return CommandLineTool().run([folder.path, "--no-cache"] + options)
    }
}
