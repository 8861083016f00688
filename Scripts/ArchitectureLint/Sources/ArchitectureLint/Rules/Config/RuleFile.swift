/// The contents of a rules file: groups of modules, and the rules between them.
package struct RuleFile: Sendable {
    package let groups: [ModuleGroup]
    package let rules: [RuleStatement]
    let toolchain: Set<String>
    let excluded: [ExcludedFolders]

    /// The name of the rules file in the examined folder.
    package static let usualName = ".archlint.json5"

    /// The supported versions of the format.
    ///
    /// In version 2, each group has companion groups for tests, demos and benchmarks.
    static let versions = 1...2
}

package struct RuleStatement: Sendable {
    package let name: String
    package let check: any RuleCheck
    package let reason: String
    /// The advice for violations; the first advice that fits a violation applies.
    package let advice: [RuleAdvice]
    let severity: Severity
    /// The builds to which the rule is limited.
    let builds: [BuildSetting]
    // True when the rule may apply to no module.
    let mayBeEmpty: Bool
    package let place: TextPlace

    /// The name of the rule's kind in a rules file.
    var kind: String { type(of: check).kind }
}

/// The effect of a violation on the run.
package enum Severity: String, CaseIterable, Sendable {
    /// The violation fails the run.
    case error
    /// The violation is reported, and the run may pass.
    case warning

    func covers(_ other: Severity) -> Bool { self == .error || other == .warning }
}

/// Advice for a violation, in the imperative.
package struct RuleAdvice: Equatable, Sendable {
    /// The groups of the dependent module; nil for any group.
    package let from: [String]?
    /// The groups of the module that is depended on; nil for any group.
    package let to: [String]?
    package let instead: String
}

/// A group that a rule allows or forbids as a dependency, limited to the packages of `extent`.
package struct GroupReach: Equatable, Sendable, CustomStringConvertible {
    package let group: String
    package let extent: Extent

    package enum Extent: Equatable, Sendable {
        case anywhere
        case ownPackage
        /// The package whose folder contains the package of the dependent module.
        case surroundingPackage
    }

    /// Returns whether `extent` covers a dependency of the package in the folder `from` on the
    /// package in the folder `to`.
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
    /// The pattern of the folders' paths, relative to the root.
    let pattern: NamePattern
    let place: String
}

extension ExcludedFolders {
    /// The place that messages show for a pattern from the command line.
    static let option = "--exclude"

    /// Creates the exclusion for a pattern of the option `--exclude`.
    init(argument pattern: String) {
        let path = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        let isFolder = path.hasSuffix("/")
        self.init(
            pattern: NamePattern(isFolder ? String(path.dropLast()) : path),
            place: Self.option
        )
    }
}

extension RuleFile {
    /// Reads a rules file.
    ///
    /// - Parameters:
    ///   - file: The path of the file; nil for the usual file in the examined folder.
    ///   - tree: The examined folder.
    ///   - isRequired: True to throw if the usual file is missing.
    /// - Returns: The rules, unless there are problems.
    /// - Throws: `Problem` when the file is missing or cannot be read.
    static func read(
        _ file: String? = nil,
        in tree: FileTree,
        isRequired: Bool = false
    ) throws -> (rules: RuleFile?, problems: [Problem]) {
        if let file { return RuleFileReader.read(try FileReader.read(file), file: file) }
        guard tree.hasFile(usualName) else {
            guard isRequired else { return (nil, []) }
            throw Problem(
                .unreadable,
                at: usualName,
                "there are no rules in '\(tree.root)'; 'archlint init' writes a first rules file"
            )
        }
        return RuleFileReader.read(try tree.read(usualName), file: usualName)
    }

    /// Reads a rules file like `read`, but throws the first mistake in the file.
    static func valid(_ file: String? = nil, in tree: FileTree) throws -> RuleFile? {
        let (rules, problems) = try read(file, in: tree)
        if let problem = problems.first { throw problem }
        return rules
    }
}
