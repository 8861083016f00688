#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads what a manifest states, by running it: a manifest is a program, so nothing else is exact.
///
/// What one run says holds for this machine's platform and environment.
struct ManifestReader {
    let tree: FileTree
    let toolchain: Toolchain
    let cache: Cache?

    /// Reads the manifest of one package.
    ///
    /// - Parameter path: the package's folder, relative to the root.
    /// - Throws: `Problem` when the manifest cannot be read or is refused by SwiftPM.
    func package(at path: String) throws -> SwiftPackage {
        let manifest = path.isEmpty ? "Package.swift" : "\(path)/Package.swift"
        let text = try tree.read(manifest)
        let key = Cache.Key(
            toolchain: toolchain.version,
            question: "manifest of \(tree.absolute(path))",
            text: String(decoding: text, as: UTF8.self)
        )
        let isSelfContained = Self.isSelfContained(text)
        let kept = isSelfContained ? cache?.answer(to: key) : nil
        let dump = try kept ?? toolchain.dumpPackage(at: tree.absolute(path), manifest: manifest)
        do {
            let package = try JSONDecoder().decode(ManifestDump.self, from: Data(dump.utf8))
                .package(at: path)
            if kept == nil, isSelfContained { cache?.keep(dump, to: key) }
            return package
        } catch {
            throw Problem(
                .internalError,
                at: manifest,
                "what `swift package dump-package` prints is not understood: \(error)"
            )
        }
    }

    /// Whether a manifest states the same whenever it is run: when it imports nothing that reads
    /// files or the environment, and does not ask for its context.
    static func isSelfContained(_ manifest: [UInt8]) -> Bool {
        var lexer = Lexer(manifest)
        while true {
            let token = lexer.next()
            if token.kind == .end { break }
            if token.kind == .word, lexer.text(token.range) == "Context" { return false }
        }
        return ImportScanner.imports(in: manifest).allSatisfy { $0.module == "PackageDescription" }
    }
}
