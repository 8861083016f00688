/// A group that a first rules file proposes.
struct FirstGroup: Equatable {
    /// What its modules are to the others.
    enum Role: CaseIterable {
        case interface, testing, shared, library, executable, other, test
    }

    /// Its name.
    var name: String
    let role: Role
    /// What its modules fit, in the words of the file.
    let patterns: [Pattern]
    /// Its modules, by their numbers.
    var members: [Int]

    /// A pattern as the file writes it; what is left out fits everything.
    struct Pattern: Hashable {
        var package: String?
        var target: String?
        var kinds: [TargetKind]

        /// Whether a module fits it.
        func fits(_ module: Architecture.Module) -> Bool {
            ModulePattern(
                package: NamePattern(package == "." ? "" : package ?? "**"),
                target: NamePattern(target ?? "**"),
                kinds: Set(kinds)
            ).fits(module)
        }
    }
}

extension FirstGroup.Role {
    /// What a target's name and kind say of it.
    init(_ module: Architecture.Module) {
        switch module.kind {
        case .library: self = Self.named.first { $0.value.fit(module) }?.key ?? .library
        case .executable: self = .executable
        case .test: self = .test
        case .system, .binary, .plugin, .macro: self = .other
        }
    }

    /// The roles that a library has by its name, and how the name tells.
    private static let named: KeyValuePairs<Self, [String]> = [
        .interface: ["*Interface", "*Interfaces", "*API"],
        .testing: ["*Testing", "*TestSupport", "*Mocks", "*Fakes"],
    ]

    /// The patterns that these targets have their role by; nothing for a role that no name tells.
    func names(of modules: [Architecture.Module]) -> [String]? {
        Self.named.first { $0.key == self }?.value.filter { name in
            modules.contains { [name].fit($0) }
        }
    }

    /// What a group is called for it beside others of the same folder; nothing for the usual one.
    var suffix: String {
        switch self {
        case .interface: " interfaces"
        case .testing: " testing"
        case .shared: " shared"
        case .library: ""
        case .executable: " executables"
        case .other: " other"
        case .test: " tests"
        }
    }
}

extension [String] {
    /// Whether the name of a module's target fits any of these patterns.
    fileprivate func fit(_ module: Architecture.Module) -> Bool {
        contains { NamePattern($0).matches(module.target) }
    }
}
