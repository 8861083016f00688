#if !FUZZING
    import ArchitectureLint
#endif

/// The requirements for the decoder of the JSON that SwiftPM prints for a manifest.
enum FuzzedManifestOutput {
    /// Ends the program if a requirement is not met.
    static func check(_ bytes: [UInt8]) {
        let manifest: Manifest
        do {
            manifest = try Manifest(dump: bytes)
        } catch {
            hold(error is JSON5Error, "an error that is not a JSON5Error: \(error)")
            return
        }
        hold(manifest == manifest.withoutLines, "a line in a manifest without text")
        let package = SwiftPackage(manifest, at: "Packages/Sample")
        hold(package.products.count == manifest.products.count, "a product is lost")
    }
}
