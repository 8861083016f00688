/// Modules of one kind, by a name that rules use.
package struct ModuleGroup: Equatable, Sendable {
    /// Its name.
    package let name: String
    /// Which modules belong to it, in one of two ways.
    package let members: Members
    /// Modules that do not belong to it after all.
    package let exceptions: [ModulePattern]
    /// Whether it is fine that no module belongs to it. Otherwise rules that have lost touch with
    /// the repository would pass unnoticed.
    let mayBeEmpty: Bool
    /// Where the file says so.
    package let place: TextPlace

    /// Which modules belong to a group.
    package enum Members: Equatable, Sendable {
        /// Those that fit a pattern and belong to no group of patterns above this one.
        case patterns([ModulePattern])
        /// Those of other groups.
        case groups([String])
    }
}

/// Modules by where they are, what they are called and what they are built to.
package struct ModulePattern: Equatable, Sendable {
    /// A pattern of the package's path, such as `Packages/*`.
    package let package: NamePattern
    /// A pattern of the target's name; `{package}` stands for its package's folder.
    package let target: NamePattern
    /// What it may be built to.
    let kinds: Set<TargetKind>
}
