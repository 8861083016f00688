/// The object files that were made of a target's sources in one place.
struct BuildUnit: Equatable, Sendable {
    /// The object files, by their absolute paths.
    let objects: [Object]
    /// All sources that the compiler was given, by their absolute paths.
    let sources: [String]

    /// An object file.
    struct Object: Equatable, Sendable {
        /// Its absolute path.
        let path: String
        /// The source that it was made of; nothing when it was made of all of them.
        let source: String?
        /// Files that are written when the source is compiled. The object alone does not tell when
        /// that was: the compiler leaves it as it is when nothing would change in it.
        let traces: [String]
    }
}
