/// The part of a target that accompanies the modules of its package.
///
/// In version 2 of rules files, each group has a group of companions for each role, which is named
/// after both: `feature tests`.
package enum CompanionRole: String, CaseIterable, Sendable {
    /// Test doubles and other support for tests.
    case testing
    /// Tests, and programs that tests start.
    case tests
    /// A program that shows its package alone.
    case demo
    /// The targets of a package in the folder `Benchmarks` of another one.
    case benchmarks

    /// The endings of the names of libraries with support for tests.
    static let supportSuffixes = [
        "Testing", "TestSupport", "TestUtils", "TestsUtils", "TestUtilities", "TestingUtils",
        "TestingUtilities", "TestHelpers", "TestKit", "TestDoubles", "Mocks", "Fakes", "Stubs",
    ]

    /// The role that the kind, the name or the folder of a target gives it; nil for other targets.
    init?(_ module: Module) {
        func ends(in suffixes: [String]) -> Bool {
            suffixes.contains { module.target.name.hasSuffix($0) }
        }
        switch module.target.kind {
        case .library where module.isInBenchmarks, .executable where module.isInBenchmarks:
            self = .benchmarks
        case .test: self = .tests
        case .library where ends(in: Self.supportSuffixes): self = .testing
        case .executable where ends(in: ["Demo", "Example"]): self = .demo
        case .executable where ends(in: ["Probe"]): self = .tests
        default: return nil
        }
    }

    /// The name of the companions of a group.
    package func group(of subject: String) -> String { "\(subject) \(rawValue)" }

    /// The companions of the same package that a companion may use, beside its subject.
    var usable: Set<Self> { self == .testing ? [.testing] : [.testing, .demo, self] }
}

extension Module {
    fileprivate var isInBenchmarks: Bool { package.folderName == "Benchmarks" }

    /// The path of the package that a companion accompanies.
    fileprivate var home: String {
        guard isInBenchmarks else { return package.path }
        return package.path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Indicates whether the module can have companions.
    var isShipped: Bool { target.kind == .library || target.kind == .executable }

    /// The module that a companion accompanies, among those that groups claim, by package.
    ///
    /// Its name begins that of the companion. Otherwise it is the one that is named like
    /// its package, or the only one.
    func subject(among modules: [String: [Module]]) -> Module? {
        let residents = modules[home] ?? []
        return residents.filter { target.name.begins(with: $0.target.name) }
            .max { $0.target.name.count < $1.target.name.count }
            ?? residents.first { $0.target.name == $0.package.folderName }
            ?? (residents.count == 1 ? residents[0] : nil)
    }
}

extension String {
    /// Returns whether this name begins with the words of another one: `CardTests` with `Card`.
    fileprivate func begins(with name: String) -> Bool {
        hasPrefix(name) && !(dropFirst(name.count).first?.isLowercase ?? false)
    }
}
