/// A description of a random app.
///
/// Both the modules and the expected results are derived from it.
struct GeneratedApp: Sendable {
    /// A module and its statements, with services by number.
    struct Module: Sendable {
        let name: String
        var provides: Set<Int>?
        var needs: Set<Int>?
        /// The names of missing services that it states to provide or need.
        var emptyPromises: [String] = []
        var needlessNames: [String] = []
        /// Registrations that are faults.
        var invalidRegistrations: [InvalidRegistration] = []
    }

    /// A registration without a service of the app.
    struct InvalidRegistration: Sendable {
        enum Kind: Sendable {
            case replacement, decorator
            /// Registers a number under the name.
            case number
        }

        let kind: Kind
        let name: String
        let line: Int
    }

    let seed: UInt64
    var services: [GeneratedService] = []
    var modules: [Module]
    private var lastLine = 0

    init(seed: UInt64, modules: [Module]) {
        self.seed = seed
        self.modules = modules
    }

    /// Returns an unused line.
    mutating func newLine() -> Int {
        lastLine += 1
        return lastLine
    }

    /// Adds a need to a registration and to the statements of the modules.
    mutating func add(_ need: GeneratedNeed, to service: Int, _ registration: Int) {
        services[service].registrations[registration].needs.append(need)
        state(need, of: services[service].registrations[registration].module)
    }

    /// Adds a need to the statements of the modules.
    mutating func state(_ need: GeneratedNeed, of module: Int) {
        guard let target = need.target else { return }
        let isList = services[target].kind == .list
        let owner = owner(of: target)
        guard owner != module || isList else { return }
        modules[module].needs?.insert(target)
        if !isList { modules[owner].provides?.insert(target) }
    }

    /// Returns the module that owns a service, not one that replaces it.
    func owner(of service: Int) -> Int {
        services[service].registrations.first { $0.role == .provider }?.module ?? 0
    }

    /// Returns the file and the line of a registration, as in reports.
    func place(_ module: Int, _ line: Int) -> String { "\(Self.files[module]):\(line)" }

    func place(_ registration: GeneratedRegistration) -> String {
        place(registration.module, registration.line)
    }

    /// Returns the lines of the contributions to a list, in the order of the modules and lines.
    func contributions(to list: Int) -> [Int] {
        services[list].registrations
            .sorted { ($0.module, $0.line) < ($1.module, $1.line) }
            .map(\.line)
    }

    /// The files of the modules in reports.
    ///
    /// They are static strings, because registrations keep no others.
    static let files: [StaticString] = [
        "Ledger.swift", "Signing.swift", "Deposit.swift", "SafeBox.swift", "Card.swift",
        "Game.swift", "Console.swift", "Settings.swift",
    ]
}
