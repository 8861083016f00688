/// The first part of a manifest that the literal reader does not support.
package struct UnsupportedSyntax: Error, Equatable, Sendable {
    /// A noun phrase that names the unsupported part.
    package let reason: String
    package let line: Int

    init(_ reason: String, line: Int) {
        self.reason = reason.onOneLine
        self.line = line
    }
}

/// Reads a manifest from its text alone, without running it.
///
/// The reader supports one package made of string literals, lists, and constants that hold these.
/// It checks each member of PackageDescription against the tools version. It rejects whatever it
/// does not fully understand, and whatever SwiftPM would reject.
///
/// The reader ignores the mirrors of packages that are configured on this machine.
package enum LiteralReader {
    /// Reads the manifest of the package in `folder`.
    ///
    /// - Parameters:
    ///   - bytes: The text of the manifest. Any bytes are accepted.
    ///   - folder: The absolute path of the package, from which relative paths are resolved.
    /// - Throws: `UnsupportedSyntax` when the meaning of the text is not certain.
    package static func read(_ bytes: [UInt8], folder: String) throws -> Manifest {
        guard let version = ToolsVersion(firstLineOf: bytes) else {
            throw UnsupportedSyntax("a missing or unusual tools version", line: 1)
        }
        guard (502..<604).contains(version.number)
        else { throw UnsupportedSyntax("a tools version other than 5.2 to 6.3", line: 1) }
        let syntax = try ManifestParser.parse(bytes)
        let package = try LiteralEvaluator.package(of: syntax, version: version.number)
        let manifest = try LiteralManifest(
            folder: folder,
            version: version,
            importsCompilerPluginSupport: syntax.imports.contains("CompilerPluginSupport")
        ).manifest(package)
        if let objection = manifest.objection {
            throw UnsupportedSyntax(objection, line: package.line)
        }
        return manifest
    }
}
