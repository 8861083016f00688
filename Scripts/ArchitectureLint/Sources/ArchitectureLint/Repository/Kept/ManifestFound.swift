/// A manifest that was read in this run, or by a former one.
struct ManifestFound: Sendable {
    /// What it states.
    let package: SwiftPackage
    /// Its text.
    let bytes: [UInt8]
    /// Where names stand in it.
    let text: ManifestText
    /// Whether a former run has understood the same text.
    let isKept: Bool

    /// Whether nothing but its text and its folder says what it states. What begins with a tilde
    /// depends on whose home it is.
    var canBeKept: Bool {
        package.reading == .literal && !bytes.contains(UInt8(ascii: "~"))
    }
}
