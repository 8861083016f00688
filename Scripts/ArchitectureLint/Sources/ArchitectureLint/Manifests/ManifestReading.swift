/// How a manifest was read.
public enum ManifestReading: Equatable, Sendable {
    /// From its text, with certainty.
    case literal
    /// By running it, as it was not certain what the text says.
    case evaluated(Doubt)
    /// By SwiftPM, as it was neither certain what the text says nor could it simply be run.
    case dumped(Doubt)

    /// Why it was not read literally.
    public var doubt: Doubt? {
        switch self {
        case .literal: nil
        case .evaluated(let doubt), .dumped(let doubt): doubt
        }
    }

    /// The way, in a word: `literal`, `evaluated` or `dumped`.
    public var name: String {
        switch self {
        case .literal: "literal"
        case .evaluated: "evaluated"
        case .dumped: "dumped"
        }
    }
}

/// A manifest with how it was read.
public struct ReadManifest: Equatable, Sendable {
    /// The package's folder, relative to the root.
    public let path: String
    /// What it states.
    public let manifest: Manifest
    /// How it was read.
    public let reading: ManifestReading
}
