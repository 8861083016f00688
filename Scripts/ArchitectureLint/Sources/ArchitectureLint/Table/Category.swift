/// Targets of one kind, which may all know the same.
public struct Category: Sendable {
    /// Its name, as a violation and the proof show it.
    public let name: String
    /// Which targets belong to it.
    public let members: [Member]
    /// Which categories its targets may declare and import.
    public let mayKnow: [Reach]
    /// Which modules of the toolchain its targets may import.
    public let toolchain: ToolchainAccess
    /// Whether it is fine that no target belongs to it. Otherwise a table that has lost touch with
    /// the repository would pass unnoticed.
    public let mayBeAbsent: Bool

    /// A category.
    public init(
        _ name: String,
        _ members: [Member],
        mayKnow: [Reach],
        toolchain: ToolchainAccess,
        mayBeAbsent: Bool = false
    ) {
        self.name = name
        self.members = members
        self.mayKnow = mayKnow
        self.toolchain = toolchain
        self.mayBeAbsent = mayBeAbsent
    }

    /// Whether a target belongs to it.
    func has(_ target: Target, in package: SwiftPackage) -> Bool {
        members.contains { $0.fits(target, in: package) }
    }
}

/// Which targets belong to a category.
public struct Member: Sendable {
    private let package: Pattern
    private let target: Pattern
    private let kinds: Set<TargetKind>

    /// Targets by where they are and what they are called.
    ///
    /// - Parameters:
    ///   - package: a pattern of the package's path, such as `Packages/*`.
    ///   - target: a pattern of the target's name; `{package}` stands for its package's folder.
    ///   - kinds: what the target is built to.
    public init(package: String, target: String = "*", _ kinds: Set<TargetKind>) {
        self.package = Pattern(package)
        self.target = Pattern(target)
        self.kinds = kinds
    }

    func fits(_ target: Target, in package: SwiftPackage) -> Bool {
        kinds.contains(target.kind) && self.package.matches(package.path)
            && self.target.filling(package: package.folderName).matches(target.name)
    }
}

/// A category that may be known, from everywhere or by those near it only.
public struct Reach: Sendable, ExpressibleByStringLiteral {
    /// Where the targets are that may be known.
    public enum Extent: Sendable {
        /// In any package.
        case anywhere
        /// In the same package.
        case ownPackage
        /// In the package whose folder the importing one is in.
        case surroundingPackage
    }

    /// The category's name.
    public let category: String
    /// Which of its targets may be known.
    public let extent: Extent

    /// A category that may be known from everywhere.
    public init(stringLiteral category: String) {
        self.init(category, .anywhere)
    }

    private init(_ category: String, _ extent: Extent) {
        self.category = category
        self.extent = extent
    }

    /// A category whose targets may be known within their own package only.
    public static func own(_ category: String) -> Reach {
        Reach(category, .ownPackage)
    }

    /// A category whose targets may be known by packages in their package's folder only.
    public static func around(_ category: String) -> Reach {
        Reach(category, .surroundingPackage)
    }

    /// Whether a target of one package may know one of the other, both given by their paths.
    func spans(from importer: String?, to imported: String?) -> Bool {
        switch extent {
        case .anywhere: true
        case .ownPackage: importer == imported
        case .surroundingPackage:
            importer?.split(separator: "/").dropLast() == imported?.split(separator: "/")[...]
        }
    }
}

/// Which modules of the toolchain may be imported.
public struct ToolchainAccess: Sendable {
    /// The modules that may be imported anywhere.
    public let modules: Set<String>
    /// Modules that may be imported only where another one is missing: by name, the other one.
    public let fallbacks: [String: String]

    /// Modules, and modules for where another one is missing.
    public init(_ modules: Set<String>, fallbacks: [String: String] = [:]) {
        self.modules = modules
        self.fallbacks = fallbacks
    }
}
