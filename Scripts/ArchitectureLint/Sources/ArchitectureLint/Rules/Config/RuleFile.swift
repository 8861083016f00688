/// The contents of a rules file: groups of modules, and the rules between them.
package struct RuleFile: Sendable {
    package let groups: [ModuleGroup]
    package let rules: [RuleStatement]
    let toolchain: Set<String>
    let excluded: [ExcludedFolders]

    /// The name of the rules file in the examined folder.
    package static let usualName = ".archlint.json5"

    /// The versions of the format: in the second one, tests, demos and benchmarks belong with the
    /// modules of their package.
    static let versions = 1...2
}

package struct RuleStatement: Sendable {
    package let name: String
    package let check: any RuleCheck
    package let reason: String
    /// The advice for violations, the first that fits applies.
    package let advice: [RuleAdvice]
    let severity: Severity
    /// The builds whose dependencies the rule is about.
    let builds: [BuildSetting]
    // True when the rule may apply to no module.
    let mayBeEmpty: Bool
    package let place: TextPlace

    /// The word for the kind of rule in the file.
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
    /// The groups that depend on the others; nil for any.
    package let from: [String]?
    /// The groups that are depended on; nil for any.
    package let to: [String]?
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

extension ExcludedFolders {
    /// The option of the command line, instead of a place in a file.
    static let option = "--exclude"

    /// The folders that match a pattern of the option.
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
    ///   - file: The path of the file; nil for the usual one in the tree.
    ///   - tree: The examined folder.
    ///   - isRequired: Whether the usual file may not be missing.
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
                "there are no rules in \(tree.root). 'archlint init' writes a first file"
            )
        }
        return RuleFileReader.read(try tree.read(usualName), file: usualName)
    }

    /// Reads a rules file like `read`, but a mistake in it is an error.
    static func valid(_ file: String? = nil, in tree: FileTree) throws -> RuleFile? {
        let (rules, problems) = try read(file, in: tree)
        if let problem = problems.first { throw problem }
        return rules
    }
}
