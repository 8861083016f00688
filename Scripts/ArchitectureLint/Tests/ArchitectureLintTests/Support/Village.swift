@testable import ArchitectureLint

/// Small packages with rules.
struct Village {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Adds a package with one library and one source.
    ///
    /// - Parameters:
    ///   - path: The folder of the package.
    ///   - target: The name of the target; nil for the folder's name.
    ///   - product: The name of the product; nil for the target's name, empty for no product.
    ///   - packages: The dependencies of the package, as in its manifest.
    ///   - uses: The dependencies of the target, as in the manifest.
    ///   - source: The text of the source.
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

    /// The answer of archlint with some rules, which get a name and a reason.
    func examine(_ rules: String..., options: [String] = []) throws -> CommandLineTool.Answer {
        let list = rules.enumerated().map { number, rule in
            "{ name: \"\(number)\", reason: \"because\", \(rule) },\n"
        }.joined()
        try folder.write(
            "{ version: 1, groups: [{ name: \"all\", modules: { package: \"**\" } }], rules: [\n"
                + "\(list)] }",
            to: RuleFile.usualName
        )
        return CommandLineTool().run([folder.path, "--no-cache", "--complete"] + options)
    }
}
