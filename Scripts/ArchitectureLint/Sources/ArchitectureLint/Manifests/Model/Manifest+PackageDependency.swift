extension Manifest {
    /// A package that a package depends on.
    public struct PackageDependency: Codable, Equatable, Sendable {
        /// Where it comes from.
        public var kind: Kind
        /// How targets name it when it has no name of its own here, in lower case.
        public var identity: String
        /// The name that the manifest gives it, which then is how targets name it.
        public var name: String?
        /// Its absolute path, its URL, or its identifier in the registry.
        public var location: String
        /// Its traits that are turned on, by name.
        public var traits: [TraitUse]
        /// The line where it stands.
        public var line: Int?

        /// Where a package comes from.
        public enum Kind: String, Codable, Sendable {
            case path, sourceControl, registry
        }

        /// How targets name the package: SwiftPM ignores case here.
        public var referenceName: String { name ?? identity }
    }

    /// A trait of another package that is turned on.
    public struct TraitUse: Codable, Equatable, Sendable {
        /// Its name; `default` stands for what the other package turns on by itself.
        public var name: String
        /// The traits of the package itself of which one has to be on; nothing for always.
        public var condition: [String]?
    }
}
