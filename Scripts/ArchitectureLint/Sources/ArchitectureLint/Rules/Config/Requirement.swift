/// What a rule asks for.
package enum Requirement: Equatable, Sendable {
    /// No group reaches one that stands above it, directly or through others. Groups of one layer
    /// may know each other.
    case layers([[String]])
    /// No two modules of these groups reach each other, directly or through others; those of one
    /// package may, when it says so.
    case independence(groups: [String], withinPackage: Bool)
    /// No module of some groups knows one of others; when it says so, not through others either.
    case forbidden(from: [String], to: [GroupReach], indirectly: Bool)
    /// Modules know only what the rows of their groups list, and nothing that belongs to no group.
    case allowedOnly([AllowedRow])
    /// No circle of packages, of targets.
    case acyclic(packages: Bool, targets: Bool)
    /// A target declares what it imports.
    case declared
    /// A target imports what it declares.
    case used
    /// Nothing comes from elsewhere but this.
    case noThirdParty(allowed: [AllowedPackage])
    /// Only tests import with `@testable`, and only modules of their own package. Beside test
    /// targets, these groups count as tests.
    case testableOnlyOwn(by: [String])
    /// Only modules of these groups hand on others with `@_exported`.
    case exportedOnly(by: [String])
    /// Modules import of the toolchain only what the rows of their groups list.
    case toolchain([ToolchainRow])
    /// Libraries of the system are used only by the packages that own them.
    case systemLibrary([LibraryOwner])
    /// Each target belongs to a group.
    case everythingPlaced
    /// Each source belongs to a target.
    case noStraySources
    /// The modules of these groups have at most so many lines, counted together or one by one.
    case sizeLimit(of: [String], lines: Int, each: SizeUnit)

    /// The words for them in the file.
    enum Kind: String, CaseIterable, Sendable {
        case layers, independence, forbidden
        case allowedOnly = "allowed-only"
        case acyclic, declared, used
        case noThirdParty = "no-third-party"
        case testableOnlyOwn = "testable-only-own"
        case exportedOnly = "exported-only"
        case toolchain
        case systemLibrary = "system-library"
        case everythingPlaced = "everything-placed"
        case noStraySources = "no-stray-sources"
        case sizeLimit = "size-limit"
    }
}

/// Some groups, and what they may know.
package struct AllowedRow: Equatable, Sendable {
    package let from: [String]
    package let to: [GroupReach]
}

/// A package from elsewhere that may be used.
package struct AllowedPackage: Equatable, Sendable {
    /// Its identity, in lower case.
    package let identity: String
    /// The modules that it brings, beside those that are named like a product of it.
    package let modules: [String]
    /// Where the file says so.
    let place: TextPlace
}

/// Some groups, and what they may import of the toolchain.
package struct ToolchainRow: Equatable, Sendable {
    package let from: [String]
    /// The modules that may be imported anywhere.
    let modules: Set<String>
    /// Modules that may be imported only where a better one is missing: by name, the better one.
    let fallbacks: [String: String]
}

/// A library of the system, and the one package that may use it.
package struct LibraryOwner: Equatable, Sendable {
    /// The library's name, as a linker is told it.
    package let library: String
    /// The package's path.
    package let package: String
}

/// What a size is counted of.
package enum SizeUnit: String, CaseIterable, Sendable {
    /// All modules of the groups together.
    case group
    /// Each module.
    case target
    /// Each file.
    case file
}
