/// Reads a manifest from its text alone, without running it: it either is certain, or says why not.
///
/// It understands what a person plainly writes down: one package, made of literals, of constants
/// that hold literals, and of functions that are one expression. It knows which members
/// PackageDescription has in each tools version and which arguments they take. Whatever it does not
/// wholly understand it doubts, and what SwiftPM would refuse it doubts too.
///
/// What it cannot know is the machine: mirrors that replace a package's address.
package enum LiteralReader {
    /// What a manifest states.
    ///
    /// - Parameters:
    ///   - bytes: the manifest's text; any bytes.
    ///   - folder: the package's absolute path, against which other packages' paths are read.
    /// - Throws: the first `Doubt`.
    package static func read(_ bytes: [UInt8], folder: String) throws(Doubt) -> Manifest {
        guard let version = ToolsVersion(firstLineOf: bytes),
            ManifestGrammar.versions.contains(version.number)
        else {
            throw Doubt(reason: "the tools version is not a plain one from 5.3 to 6.3", line: 1)
        }
        let syntax = try ManifestParser.parse(bytes)
        let package = try LiteralEvaluator.package(of: syntax, version: version.number)
        let reading = LiteralManifest(
            folder: folder,
            version: version,
            importsCompilerPluginSupport: syntax.imports.contains("CompilerPluginSupport")
        )
        let manifest = try reading.manifest(package)
        if let objection = manifest.objection {
            throw Doubt(reason: objection, line: package.line ?? 1)
        }
        return manifest
    }
}
