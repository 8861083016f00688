/// The contents of a rules file: groups of modules, and the rules between them.
public struct RuleFile: Sendable {
    package let groups: [ModuleGroup]
    package let rules: [RuleStatement]
    let toolchain: Set<String>
    let excluded: [ExcludedFolders]

    /// The name of the rules file in the examined folder.
    public static let usualName = ".archlint.json5"

    static let version = 1
}

/// A rule of a rules file.
package struct RuleStatement: Sendable {
    package let name: String
    package let check: any RuleCheck
    /// The reason for the rule, in a sentence.
    package let reason: String
    /// The advice for violations, the first that fits applies.
    package let advice: [RuleAdvice]
    let severity: Severity
    // True when the rule may apply to no module.
    let mayBeEmpty: Bool
    package let place: TextPlace

    /// The word for the kind of rule in the file.
    var kind: String { type(of: check).kind }
}

/// The effect of a violation on the run.
public enum Severity: String, CaseIterable, Sendable {
    /// The violation fails the run.
    case error
    /// The violation is reported, and the run may pass.
    case warning

    func covers(_ other: Severity) -> Bool { self == .error || other == .warning }
}

/// Advice for a violation, in the imperative.
package struct RuleAdvice: Equatable, Sendable {
    /// The group that depends on the other one; nil for any.
    package let from: String?
    /// The group that is depended on; nil for any.
    package let to: String?
    package let instead: String
}

/// A group that a module may depend on, or must not: anywhere, or only nearby.
package struct GroupReach: Equatable, Sendable, CustomStringConvertible {
    package let group: String
    package let extent: Extent

    package enum Extent: Equatable, Sendable {
        case anywhere
        case ownPackage
        /// The package whose folder holds the package of the dependent module.
        case surroundingPackage
    }

    /// Compares the paths of the packages of two modules.
    func spans(from: String, to: String) -> Bool {
        switch extent {
        case .anywhere: true
        case .ownPackage: from == to
        case .surroundingPackage:
            from.split(separator: "/").dropLast() == to.split(separator: "/")[...]
        }
    }

    package var description: String {
        switch extent {
        case .anywhere: group
        case .ownPackage: "\(group) of the same package"
        case .surroundingPackage: "\(group) of the surrounding package"
        }
    }
}

struct ExcludedFolders: Equatable, Sendable {
    /// A pattern of their paths, relative to the root.
    let pattern: NamePattern
    let place: String
}

extension RuleFile {
    /// Reads a rules file.
    ///
    /// - Parameters:
    ///   - file: The path of the file; nil for the usual one in the tree.
    ///   - tree: The examined folder.
    /// - Returns: The rules, unless there are problems.
    /// - Throws: `Problem` when the file is missing or cannot be read.
    static func read(
        _ file: String? = nil,
        in tree: FileTree
    ) throws -> (rules: RuleFile?, problems: [Problem]) {
        if let file { return RuleFileReader.read(try FileReader.read(file), file: file) }
        guard tree.hasFile(usualName) else {
            throw Problem(
                .unreadable,
                at: usualName,
                "there are no rules in \(tree.root). 'archlint init' prints a first file"
            )
        }
        return RuleFileReader.read(try tree.read(usualName), file: usualName)
    }

    /// Reads a rules file like `read`, but the usual one may be missing.
    static func readIfPresent(
        _ file: String? = nil,
        in tree: FileTree
    ) throws -> (rules: RuleFile?, problems: [Problem]) {
        file != nil || tree.hasFile(usualName) ? try read(file, in: tree) : (nil, [])
    }

    /// The part of a rules file that decides what is examined.
    struct Scope {
        var excluded: [ExcludedFolders] = []
        var systemModules = KnownToolchain.modules
    }

    /// Reads the scope of a rules file, if there is one.
    ///
    /// - Throws: `Problem` when the file cannot be read or has mistakes.
    static func scope(by file: String? = nil, in tree: FileTree) throws -> Scope {
        let (rules, problems) = try readIfPresent(file, in: tree)
        if let problem = problems.first { throw problem }
        return Scope(rules)
    }
}

extension RuleFile.Scope {
    /// The scope of a rules file; everything without one.
    init(_ rules: RuleFile?) {
        self = rules.map { Self(excluded: $0.excluded, systemModules: $0.toolchain) } ?? Self()
    }
}
