/// Folders that a rules file leaves out.
struct ExcludedFolders: Equatable, Sendable {
    /// A pattern of their paths, relative to the root.
    let pattern: NamePattern
    /// Where the file says so.
    let place: String
}
