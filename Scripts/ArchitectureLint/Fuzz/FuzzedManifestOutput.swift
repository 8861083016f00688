#if !FUZZING
    import ArchitectureLint
#endif

/// What must hold of the readers of what a manifest prints when it is run, and of what SwiftPM says
/// of it: they know all of it or refuse it.
enum FuzzedManifestOutput {
    /// Ends the program when something does not hold.
    static func check(_ bytes: [UInt8]) {
        guard let json = tried({ try ManifestJSON(text: bytes) }) else { return }
        if let manifest = tried({ try Manifest(dump: json) }) { check(manifest) }
        guard let version = ToolsVersion(plain: "6.2") else { return }
        let printed = tried {
            try Manifest(output: json, folder: "/house/Sample", version: version)
        }
        if let printed { check(printed) }
    }

    /// What came of reading; nothing when it is refused with a reason.
    private static func tried<Value>(_ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch let mismatch as ManifestJSON.Mismatch {
            holdMessage(mismatch.description, "a mismatch")
        } catch {
            hold(false, "another error than a mismatch: \(error)")
        }
        return nil
    }

    /// What was read can be judged and used, and claims no line.
    private static func check(_ manifest: Manifest) {
        hold(manifest == manifest.withoutLines, "a line of a text that was not read")
        hold(manifest.objection?.isEmpty != true, "an objection without a word")
        let package = manifest.package(at: "Packages/Sample")
        hold(package.products.count == manifest.products.count, "a product is lost")
    }
}
