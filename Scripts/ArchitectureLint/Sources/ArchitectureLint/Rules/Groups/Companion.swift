/// The role of a target that accompanies the modules of its package, such as tests.
///
/// In version 2 of rules files, each group has a companion group for each role, such as
/// `feature tests`.
package enum CompanionRole: String, CaseIterable, Sendable {
    /// Test doubles and other support for tests.
    case testing
    /// Tests, and programs that tests start.
    case tests
    /// A program that demonstrates its package.
    case demo
    /// The targets of a package in the folder `Benchmarks` of another package.
    case benchmarks

    /// The suffixes in the names of libraries that support tests.
    static let supportSuffixes = [
        "Testing", "TestSupport", "TestUtils", "TestsUtils", "TestUtilities", "TestingUtils",
        "TestingUtilities", "TestHelpers", "TestKit", "TestDoubles", "Mocks", "Fakes", "Stubs",
    ]

    /// Determines the role of a target by its kind, name or folder; nil for a target without a
    /// role.
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

    /// Returns the name of the companion group of `subject`, such as `feature tests`.
    package func group(of subject: String) -> String { "\(subject) \(rawValue)" }

    /// The roles of the companions in the same package that a companion with this role may use.
    var usable: Set<Self> { self == .testing ? [.testing] : [.testing, .demo, self] }
}

extension Module {
    fileprivate var isInBenchmarks: Bool { package.folderName == "Benchmarks" }

    /// The path of the package whose modules this companion accompanies.
    fileprivate var home: String {
        guard isInBenchmarks else { return package.path }
        return package.path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// True for a library or an executable, which companions such as tests may accompany.
    var isShipped: Bool { target.kind == .library || target.kind == .executable }

    /// Returns the module that this companion accompanies.
    ///
    /// The companion's name starts with the name of that module. If there is no such module, the
    /// companion accompanies the module named like the package, or the only module of the package.
    ///
    /// - Parameter modules: The modules to choose from, by the paths of their packages.
    func subject(among modules: [String: [Module]]) -> Module? {
        let residents = modules[home] ?? []
        return residents.filter { target.name.begins(with: $0.target.name) }
            .max { $0.target.name.count < $1.target.name.count }
            ?? residents.first { $0.target.name == $0.package.folderName }
            ?? (residents.count == 1 ? residents[0] : nil)
    }
}

extension String {
    /// Returns whether this name starts with the words of `name`, as `CardTests` starts with
    /// `Card`.
    fileprivate func begins(with name: String) -> Bool {
        hasPrefix(name) && !(dropFirst(name.count).first?.isLowercase ?? false)
    }
}
