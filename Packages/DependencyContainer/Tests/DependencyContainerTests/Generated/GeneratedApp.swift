/// A random app: what its modules register, of which both the modules and what is to be expected of
/// them are derived.
struct GeneratedApp: Sendable {
    /// What a module of it says of itself; services are told by their numbers.
    struct Module: Sendable {
        let name: String
        var provides: Set<Int>?
        var needs: Set<Int>?
        /// Names of what it says that it provides, or needs, and that there is not.
        var emptyPromises: [String] = []
        var needlessNames: [String] = []
        /// Registrations that are wrong in themselves.
        var strays: [Stray] = []
    }

    /// A registration that concerns no service of the app.
    struct Stray: Sendable {
        enum Kind: Sendable {
            case replacement, decorator
            /// Registers a number under that name.
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

    /// A line that nothing else is on.
    mutating func newLine() -> Int {
        lastLine += 1
        return lastLine
    }

    /// Adds a need to a registration, and to what the modules say of themselves.
    mutating func add(_ need: GeneratedNeed, to service: Int, _ registration: Int) {
        services[service].registrations[registration].needs.append(need)
        state(need, of: services[service].registrations[registration].module)
    }

    /// Adds a need to what the modules say of themselves.
    mutating func state(_ need: GeneratedNeed, of module: Int) {
        guard let target = need.target else { return }
        let isList = services[target].kind == .list
        let owner = owner(of: target)
        guard owner != module || isList else { return }
        modules[module].needs?.insert(target)
        if !isList { modules[owner].provides?.insert(target) }
    }

    /// The module to which a service belongs; not the one that replaces it.
    func owner(of service: Int) -> Int {
        services[service].registrations.first { $0.role == .provider }?.module ?? 0
    }

    /// The file and line of a registration, as reports write them.
    func place(_ module: Int, _ line: Int) -> String { "\(Self.files[module]):\(line)" }

    func place(_ registration: GeneratedRegistration) -> String {
        place(registration.module, registration.line)
    }

    /// The numbers of those who contribute to a list, in the order of the modules and lines.
    func contributions(to list: Int) -> [Int] {
        services[list].registrations
            .sorted { ($0.module, $0.line) < ($1.module, $1.line) }
            .map(\.line)
    }

    /// Where the modules' registrations are said to stand. Static, since reports keep no other text.
    static let files: [StaticString] = [
        "Ledger.swift", "Signing.swift", "Deposit.swift", "SafeBox.swift", "Card.swift",
        "Game.swift", "Console.swift", "Settings.swift",
    ]
}
