/// What a package's manifest states, however it was read.
///
/// Everything that was read literally knows the line where it stands; what came from running the
/// manifest does not.
public struct Manifest: Codable, Equatable, Sendable {
    /// The name that the manifest gives the package.
    public var name: String
    /// The tools version of its first line, always in three parts: `6.2.0`.
    public var toolsVersion: String
    /// What it offers to other packages, in the order of the manifest.
    public var products: [Product]
    /// The packages that it depends on, in the order of the manifest.
    public var dependencies: [PackageDependency]
    /// The traits that it declares, by name.
    public var traits: [Trait]
    /// Its targets, in the order of the manifest.
    public var targets: [Target]
    /// The language modes that it lists; nothing when it lists none.
    public var languageModes: [String]?
}

extension Manifest {
    /// What a package offers under one name.
    public struct Product: Codable, Equatable, Sendable {
        /// Its name, which need not be that of a target.
        public var name: String
        /// What it is built to.
        public var kind: Kind
        /// The targets that it makes visible.
        public var targets: [String]
        /// The line where it stands.
        public var line: Int?

        /// What a product is built to.
        public enum Kind: String, Codable, Sendable {
            case library, executable, plugin
        }
    }

    /// A part of a package that those who depend on it may turn on.
    public struct Trait: Codable, Equatable, Sendable {
        /// Its name; the traits that are on when nobody says anything are called `default`.
        public var name: String
        /// The traits that it turns on in turn, by name.
        public var enabled: [String]
        /// The line where it stands.
        public var line: Int?
    }

    /// When something counts. A part that is empty or missing does not restrict it.
    public struct Condition: Codable, Equatable, Sendable {
        /// The platforms, by SwiftPM's own names: `linux`, `macos`.
        public var platforms: [String]
        /// `debug` or `release`.
        public var configuration: String?
        /// The traits of which one has to be on, by name.
        public var traits: [String]?
    }
}
