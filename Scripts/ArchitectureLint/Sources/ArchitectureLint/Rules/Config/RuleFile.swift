/// What a rules file says: groups of modules, and the rules that hold between them.
public struct RuleFile: Equatable, Sendable {
    /// The groups, in the order of the file.
    package let groups: [ModuleGroup]
    /// The rules, in the order of the file.
    package let rules: [RuleStatement]
    /// The modules that come with the toolchain and the system.
    let toolchain: Set<String>
    /// The folders that are not examined.
    var excluded: [ExcludedFolders] = []

    /// What the file is called when nobody says otherwise.
    public static let usualName = ".archlint.json5"

    /// The version of the language that this reads.
    static let version = 1
}

/// One rule of a rules file.
package struct RuleStatement: Equatable, Sendable {
    /// Its name, which violations show.
    package let name: String
    /// What has to hold.
    package let requirement: Requirement
    /// Why, in a sentence.
    package let reason: String
    /// What to do instead; the first that fits is given.
    package let advice: [RuleAdvice]
    /// Whether breaking it fails the run.
    let severity: Severity
    /// Whether it is fine that there is nothing to hold it against.
    let mayBeEmpty: Bool
    /// Where the file says so.
    package let place: TextPlace
}

/// What breaking a rule comes to.
public enum Severity: String, CaseIterable, Sendable {
    /// The run fails.
    case error
    /// It is said, and the run may pass.
    case warning

    /// Whether it comes to as much as another, or more.
    func covers(_ other: Severity) -> Bool { self == .error || other == .warning }
}

/// A way out of one violation.
package struct RuleAdvice: Equatable, Sendable {
    /// The group that would know the other; any when nothing is given.
    package let from: String?
    /// The group that would be known; any when nothing is given.
    package let to: String?
    /// What to do instead, in the imperative.
    package let instead: String
}

/// A group that may or may not be known, everywhere or nearby only.
package struct GroupReach: Equatable, Sendable {
    /// The group's name.
    package let group: String
    /// Which of its modules are meant, seen from the one that knows them.
    package let extent: Extent

    package enum Extent: Equatable, Sendable {
        /// Those of any package.
        case anywhere
        /// Those of the same package.
        case ownPackage
        /// Those of the package whose folder the knowing one's package is in.
        case surroundingPackage
    }

    /// Whether a module of one package reaches one of the other, both given by their paths.
    func spans(from: String, to: String) -> Bool {
        switch extent {
        case .anywhere: true
        case .ownPackage: from == to
        case .surroundingPackage:
            from.split(separator: "/").dropLast() == to.split(separator: "/")[...]
        }
    }

    /// The reach as messages write it.
    var description: String {
        switch extent {
        case .anywhere: group
        case .ownPackage: "\(group) of its own package"
        case .surroundingPackage: "\(group) of the package around it"
        }
    }
}
