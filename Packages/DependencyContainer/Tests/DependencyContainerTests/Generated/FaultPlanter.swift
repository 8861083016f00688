import DependencyContainer

/// Plants faults at random places of a valid app.
///
/// No service is part of two faults, so that no fault causes another one.
struct FaultPlanter {
    var random: SeededRandom
    var app: GeneratedApp
    private(set) var faults: [PlantedFault] = []
    /// The services that are part of a fault.
    var touched: Set<Int> = []
    private var absentNames = 0

    init(_ app: GeneratedApp) {
        self.app = app
        random = SeededRandom(seed: ~app.seed)
    }

    /// The kinds of faults.
    ///
    /// Cycles come last, because a later need might lead through one a second time.
    enum Kind: CaseIterable {
        case duplicate, secondReplacement, mixedList
        case otherTypeRegistered, otherTypeNeeded, otherListNeeded
        case redeclaration, unknownReplacement, unknownDecoration
        case missing, missingLazily, missingForMany
        case weakKept, weakKeptThroughNew, weakKeptByList, weakKeptByDecorator
        case scopedKept, scopedKeptLazily, scopedKeptThroughNew, scopedKeptByList
        case scopedKeptByDecorator, scopedListKept, scopedListKeptLazily
        case unstatedNeed, privateService, emptyPromise, needlessStatement
        case emptyScope, otherScope, deepNesting
        case cycle, selfNeed
    }

    /// Plants faults: one of each kind, and the others at random.
    mutating func plant(_ count: Int) {
        var kinds = Kind.allCases
        while kinds.count < count {
            kinds.append(Kind.allCases[random.index(below: Kind.allCases.count)])
        }
        let isCycle = { (kind: Kind) in kind == .cycle || kind == .selfNeed }
        for kind in kinds.filter({ !isCycle($0) }) + kinds.filter(isCycle) {
            while !plant(kind) {}
        }
    }

    /// Tries to plant a fault at a random place.
    private mutating func plant(_ kind: Kind) -> Bool {
        switch kind {
        case .duplicate: return plantDuplicate()
        case .secondReplacement: return plantSecondReplacement()
        case .mixedList: return plantMixedList()
        case .otherTypeRegistered: return plantOtherType()
        case .otherTypeNeeded: return plantMistypedNeed(asList: false)
        case .otherListNeeded: return plantMistypedNeed(asList: true)
        case .redeclaration: return plantRedeclaration()
        case .unknownReplacement: return plantUnknownTarget(.replacement)
        case .unknownDecoration: return plantUnknownTarget(.decorator)
        case .missing: return plantMissing(isLazy: false, 1)
        case .missingLazily: return plantMissing(isLazy: true, 1)
        case .missingForMany: return plantMissing(isLazy: false, 2 + random.index(below: 3))
        case .weakKept: return plantCaptive(.any) { $0.lifetime == .weak }
        case .weakKeptThroughNew: return plantCaptiveThroughNew { $0.lifetime == .weak }
        case .weakKeptByList: return plantCaptive(.list) { $0.lifetime == .weak }
        case .weakKeptByDecorator: return plantCaptive(.decorator) { $0.lifetime == .weak }
        case .scopedKept: return plantCaptive(.any) { $0.isScoped }
        case .scopedKeptLazily: return plantCaptive(.any, isLazy: true) { $0.isScoped }
        case .scopedKeptThroughNew: return plantCaptiveThroughNew { $0.isScoped }
        case .scopedKeptByList: return plantCaptive(.list) { $0.isScoped }
        case .scopedKeptByDecorator: return plantCaptive(.decorator) { $0.isScoped }
        case .scopedListKept: return plantCaptiveList(isLazy: false)
        case .scopedListKeptLazily: return plantCaptiveList(isLazy: true)
        case .unstatedNeed: return plantUnstatedNeed()
        case .privateService: return plantPrivateService()
        case .emptyPromise: return plantEmptyPromise()
        case .needlessStatement: return plantNeedlessStatement()
        case .emptyScope: return plantEmptyScope()
        case .otherScope: return plantOtherScope()
        case .deepNesting: return plantDeepNesting()
        case .cycle: return plantCycle()
        case .selfNeed: return plantSelfNeed()
        }
    }
}

extension FaultPlanter {
    func place(_ service: Int, _ registration: Int) -> String {
        app.place(app.services[service].registrations[registration])
    }

    func step(_ service: Int, _ registration: Int) -> String {
        "\(app.services[service].name) (\(place(service, registration)))"
    }

    /// Returns the provider of a service as reports name it.
    func step(_ service: Int) -> String {
        let registration = app.services[service].effective.first { !$0.isDecorator }
        return "\(app.services[service].name) (\(registration.map(app.place) ?? ""))"
    }

    /// Draws a service without a fault; returns nil if it does not fit.
    mutating func draw(where fits: (GeneratedService) -> Bool) -> Int? {
        let number = random.index(below: app.services.count)
        return !touched.contains(number) && fits(app.services[number]) ? number : nil
    }

    /// The kind of an effective registration of a kept service.
    ///
    /// A kept service does not pass lifetimes on to its users.
    enum Holder { case any, list, decorator, provider }

    mutating func drawHolder(
        _ holder: Holder = .any
    ) -> (service: Int, registration: Int)? {
        let drawn = draw { service in
            guard service.isKept, service.kind != .builder else { return false }
            return switch holder {
            case .any: true
            case .list: service.kind == .list
            case .decorator: service.registrations.contains(where: \.isDecorator)
            case .provider: service.kind != .list
            }
        }
        guard let drawn else { return nil }
        let service = app.services[drawn]
        let choices = service.registrations.indices.filter { index in
            let registration = service.registrations[index]
            if holder == .decorator { return registration.isDecorator }
            return !(service.isReplaced && registration.role == .provider)
        }
        guard let choice = choices.randomElement(using: &random) else { return nil }
        return (drawn, choice)
    }

    mutating func absentName() -> String {
        absentNames += 1
        return "Absent\(absentNames)"
    }

    mutating func note(_ fault: PlantedFault, _ services: Int...) -> Bool {
        touched.formUnion(services)
        faults.append(fault)
        return true
    }
}
