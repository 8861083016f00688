import DependencyContainer

/// Puts faults into a sound app, at random places, so that none is the cause of another one: no
/// service has a part in two of them.
struct FaultPlanter {
    private var random: SeededRandom
    private(set) var app: GeneratedApp
    private(set) var faults: [PlantedFault] = []
    /// Services that have a part in a fault.
    private var touched: Set<Int> = []
    private var absentNames = 0

    init(_ app: GeneratedApp) {
        self.app = app
        random = SeededRandom(seed: ~app.seed)
    }

    /// Every way in which an app can be wrong. Circles come last: what is added after one might lead
    /// through it a second time.
    enum Way: CaseIterable {
        case duplicate, secondReplacement, mixedList
        case otherTypeRegistered, otherTypeNeeded, otherListNeeded
        case unknownReplacement, unknownDecoration
        case missing, missingLazily, missingForMany
        case weakKept, weakKeptThroughNew, weakKeptByList, weakKeptByDecorator
        case scopedKept, scopedKeptLazily, scopedKeptThroughNew, scopedKeptByList
        case scopedKeptByDecorator, scopedListKept, scopedListKeptLazily
        case unstatedNeed, privateService, emptyPromise, needlessStatement
        case emptyScope, closedScope, otherScope, deepNesting
        case circle, selfNeed
    }

    /// Puts that many faults in: one of each way, and the others at random.
    mutating func plant(_ count: Int) {
        var ways = Way.allCases
        while ways.count < count {
            ways.append(Way.allCases[random.index(below: Way.allCases.count)])
        }
        let isCircle = { (way: Way) in way == .circle || way == .selfNeed }
        for way in ways.filter({ !isCircle($0) }) + ways.filter(isCircle) {
            while !plant(way) {}
        }
    }

    /// Tries to put in a fault of that kind, somewhere.
    private mutating func plant(_ way: Way) -> Bool {
        switch way {
        case .duplicate: return plantDuplicate()
        case .secondReplacement: return plantSecondReplacement()
        case .mixedList: return plantMixedList()
        case .otherTypeRegistered: return plantOtherType()
        case .otherTypeNeeded: return plantMistypedNeed(asList: false)
        case .otherListNeeded: return plantMistypedNeed(asList: true)
        case .unknownReplacement: return plantStray(.replacement)
        case .unknownDecoration: return plantStray(.decorator)
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
        case .closedScope: return plantOpening(of: .flow)
        case .otherScope: return plantOpening(of: .job)
        case .deepNesting: return plantDeepNesting()
        case .circle: return plantCircle()
        case .selfNeed: return plantSelfNeed()
        }
    }
}

extension FaultPlanter {
    private func place(_ service: Int, _ registration: Int) -> String {
        app.place(app.services[service].registrations[registration])
    }

    private func step(_ service: Int, _ registration: Int) -> String {
        "\(app.services[service].name) (\(place(service, registration)))"
    }

    /// The step that reports name for a service: what provides it.
    private func step(_ service: Int) -> String {
        let registration = app.services[service].effective.first { !$0.isDecorator }
        return "\(app.services[service].name) (\(registration.map(app.place) ?? ""))"
    }

    /// A service that has no part in a fault yet; nil when the one that was drawn does not do.
    private mutating func draw(where fits: (GeneratedService) -> Bool) -> Int? {
        let number = random.index(below: app.services.count)
        return !touched.contains(number) && fits(app.services[number]) ? number : nil
    }

    /// A registration that counts, of a service that is kept, and so passes nothing on to others.
    private enum Holder { case any, list, decorator, provider }

    private mutating func drawHolder(
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

    private mutating func absentName() -> String {
        absentNames += 1
        return "Absent\(absentNames)"
    }

    private mutating func note(_ fault: PlantedFault, _ services: Int...) -> Bool {
        touched.formUnion(services)
        faults.append(fault)
        return true
    }
}

extension FaultPlanter {
    private mutating func plantDuplicate() -> Bool {
        guard let number = draw(where: { $0.kind != .list && !$0.isReplaced }) else { return false }
        let module = random.index(below: app.modules.count)
        let second = GeneratedRegistration(role: .provider, module: module, line: app.newLine())
        app.services[number].registrations.append(second)
        let places = app.services[number].registrations.filter { !$0.isDecorator }.map(app.place)
        return note(.duplicate(app.services[number].name, places), number)
    }

    private mutating func plantSecondReplacement() -> Bool {
        guard let number = draw(where: \.isReplaced) else { return false }
        let module = random.index(below: app.modules.count)
        let second = GeneratedRegistration(role: .replacement, module: module, line: app.newLine())
        app.services[number].registrations.append(second)
        let places = app.services[number].registrations.filter { $0.role == .replacement }
            .map(app.place)
        return note(.duplicate(app.services[number].name, places), number)
    }

    /// A contribution that states another scope than the others. Not where something new holds the
    /// list: that would live elsewhere then.
    private mutating func plantMixedList() -> Bool {
        let drawn = draw { $0.kind == .list }
        guard let number = drawn, !isHeldByNew(number) else { return false }
        let others = app.services[number].lifetime.others
        let module = random.index(below: app.modules.count)
        var other = GeneratedRegistration(role: .provider, module: module, line: app.newLine())
        other.otherLifetime = others.randomElement(using: &random)
        app.services[number].registrations.append(other)
        let service = app.services[number]
        let uses = service.registrations.map { registration in
            let scope = app.scope(registration.otherLifetime ?? service.lifetime)
            return "\(scope) at \(app.place(registration))"
        }
        return note(.mixedList(service.name, uses), number)
    }

    private func isHeldByNew(_ number: Int) -> Bool {
        app.services.contains { service in
            !service.isKept
                && service.registrations.contains { registration in
                    registration.needs.contains { $0.target == number }
                }
        }
    }

    private mutating func plantStray(_ kind: GeneratedApp.Stray.Kind) -> Bool {
        let module = random.index(below: app.modules.count)
        let stray = GeneratedApp.Stray(kind: kind, name: absentName(), line: app.newLine())
        app.modules[module].strays.append(stray)
        let change: UnknownTarget.Change = kind == .replacement ? .replacement : .decoration
        return note(.unknown(change, stray.name, app.place(module, stray.line)))
    }

    private mutating func plantOtherType() -> Bool {
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }) else {
            return false
        }
        let module = random.index(below: app.modules.count)
        let service = app.services[number]
        let stray = GeneratedApp.Stray(kind: .number, name: service.name, line: app.newLine())
        app.modules[module].strays.append(stray)
        let place = app.place(module, stray.line)
        return note(
            .mismatch(
                service.name,
                uses(of: service) + ["registered as InjectID<Int> at \(place)"]
            ),
            number
        )
    }

    private mutating func plantMistypedNeed(asList: Bool) -> Bool {
        guard let (holder, registration) = drawHolder() else { return false }
        touched.insert(holder)
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }) else {
            touched.remove(holder)
            return false
        }
        let service = app.services[number]
        app.add(.mistyped(service.name, asList: asList), to: holder, registration)
        let type = asList ? "CollectionID<Int>" : "InjectID<Int>"
        let use = "needed as \(type) at \(place(holder, registration))"
        return note(.mismatch(service.name, uses(of: service) + [use]), number)
    }

    private func uses(of service: GeneratedService) -> [String] {
        service.registrations.map { "registered as InjectID<GeneratedPart> at \(app.place($0))" }
    }

    private mutating func plantMissing(isLazy: Bool, _ count: Int) -> Bool {
        let name = absentName()
        var places: [String] = []
        while places.count < count {
            guard let (holder, registration) = drawHolder() else { continue }
            app.add(.absent(name, isLazy: isLazy), to: holder, registration)
            places.append(place(holder, registration))
            touched.insert(holder)
        }
        return note(.missing(name, places))
    }
}

extension FaultPlanter {
    private mutating func plantCaptive(
        _ kind: Holder,
        isLazy: Bool = false,
        _ isCaptive: (GeneratedService) -> Bool
    ) -> Bool {
        guard let (holder, registration) = drawHolder(kind),
            let captive = draw(where: { $0.kind == .service && !$0.isReplaced && isCaptive($0) }),
            captive < holder,
            !mayHold(holder, captive)
        else { return false }
        app.add(isLazy ? .lazily(captive) : .directly(captive), to: holder, registration)
        return note(.captive([step(holder, registration), step(captive)]), holder, captive)
    }

    /// A list of one contribution that is there for nothing else: of several the report names that
    /// which is first in the order of the modules.
    private mutating func plantCaptiveList(isLazy: Bool) -> Bool {
        guard let (holder, registration) = drawHolder(),
            let scope = GeneratedScope.allCases.randomElement(using: &random),
            !app.services[holder].home.sees(scope)
        else { return false }
        let captive = addService("List", .list, .scope(scope))
        app.services[captive].home = scope
        app.add(isLazy ? .lazily(captive) : .directly(captive), to: holder, registration)
        return note(.captive([step(holder, registration), step(captive)]), holder, captive)
    }

    /// Whether it would be no fault. What is weak is not to be of a scope too: that would be two.
    private func mayHold(_ holder: Int, _ captive: Int) -> Bool {
        let (holder, captive) = (app.services[holder], app.services[captive])
        let isSeen = holder.home.sees(captive.home)
        return captive.isScoped ? isSeen : !isSeen
    }

    /// Through a new service that is there for nothing else.
    private mutating func plantCaptiveThroughNew(
        _ isCaptive: (GeneratedService) -> Bool
    ) -> Bool {
        guard let (holder, registration) = drawHolder(),
            let captive = draw(where: { $0.kind == .service && !$0.isReplaced && isCaptive($0) }),
            captive < holder,
            !mayHold(holder, captive)
        else { return false }
        var path = [step(captive)]
        var next = captive
        for _ in 0..<1 + random.index(below: 3) {
            let between = addService("Between", .service, .new)
            app.add(.directly(next), to: between, 0)
            app.services[between].home = app.services[captive].home
            app.services[between].holdsWeak = app.services[captive].holdsWeak
            path.insert(step(between), at: 0)
            touched.insert(between)
            next = between
        }
        app.add(.directly(next), to: holder, registration)
        return note(.captive([step(holder, registration)] + path), holder, captive)
    }

    private mutating func addService(
        _ name: String,
        _ kind: GeneratedService.Kind,
        _ lifetime: GeneratedService.Lifetime
    ) -> Int {
        let number = app.services.count
        var service = GeneratedService(
            number: number,
            name: "\(name)\(number)",
            kind: kind,
            lifetime: lifetime
        )
        service.registrations = [
            GeneratedRegistration(
                role: .provider,
                module: random.index(below: app.modules.count),
                line: app.newLine()
            )
        ]
        app.services.append(service)
        return number
    }
}

extension FaultPlanter {
    /// A need that is no fault by itself, between two modules.
    private mutating func drawPair() -> (holder: Int, registration: Int, target: Int)? {
        guard let (holder, registration) = drawHolder(.provider),
            let target = draw(where: { $0.kind != .list && !$0.isReplaced }),
            target < holder,
            app.mayNeed(holder, target),
            app.owner(of: target) != app.services[holder].registrations[registration].module
        else { return nil }
        return (holder, registration, target)
    }

    private mutating func plantUnstatedNeed() -> Bool {
        guard let (holder, registration, target) = drawPair() else { return false }
        let module = app.services[holder].registrations[registration].module
        let owner = app.owner(of: target)
        guard let stated = app.modules[module].needs, !stated.contains(target) else { return false }
        app.add(.directly(target), to: holder, registration)
        app.modules[module].needs?.remove(target)
        return note(
            .statement(
                "\(app.modules[module].name) needs \(app.services[target].name)"
                    + " of \(app.modules[owner].name)",
                place(holder, registration)
            ),
            holder,
            target
        )
    }

    private mutating func plantPrivateService() -> Bool {
        guard let (holder, registration, target) = drawPair() else { return false }
        let owner = app.owner(of: target)
        guard let provided = app.modules[owner].provides, !provided.contains(target) else {
            return false
        }
        app.add(.directly(target), to: holder, registration)
        app.modules[owner].provides?.remove(target)
        return note(
            .statement(
                "\(app.services[target].name) is private",
                place(holder, registration),
                place(target, 0)
            ),
            holder,
            target
        )
    }

    private mutating func plantEmptyPromise() -> Bool {
        let module = random.index(below: app.modules.count)
        guard app.modules[module].provides != nil else { return false }
        let promise = "\(app.modules[module].name) promises"
        if random.chance(0.5) {
            let name = absentName()
            app.modules[module].emptyPromises.append(name)
            return note(.statement("\(promise) \(name)"))
        }
        let foreign = draw { service in
            !service.registrations.contains { $0.module == module }
        }
        guard let foreign else { return false }
        app.modules[module].provides?.insert(foreign)
        return note(.statement("\(promise) \(app.services[foreign].name)"), foreign)
    }

    private mutating func plantNeedlessStatement() -> Bool {
        let module = random.index(below: app.modules.count)
        guard let stated = app.modules[module].needs else { return false }
        let statement = "\(app.modules[module].name) does without"
        if random.chance(0.5) {
            let name = absentName()
            app.modules[module].needlessNames.append(name)
            return note(.statement("\(statement) \(name)"))
        }
        let used = Set(
            app.services.flatMap { service in
                service.registrations.filter { $0.module == module }
                    .flatMap { $0.needs.compactMap(\.target) }
            }
        )
        guard let other = draw(where: { !used.contains($0.number) && !stated.contains($0.number) })
        else { return false }
        app.modules[module].needs?.insert(other)
        return note(.statement("\(statement) \(app.services[other].name)"), other)
    }
}

extension FaultPlanter {
    /// What needs a service directly, or what it needs: the edges of which circles are made.
    private func directNeeds(of service: Int) -> [(registration: Int, target: Int)] {
        app.services[service].registrations.enumerated().flatMap { index, registration in
            let isReplaced =
                registration.role == .provider && app.services[service].isReplaced
            return isReplaced
                ? []
                : registration.needs.compactMap { need -> (registration: Int, target: Int)? in
                    guard case .directly(let target) = need else { return nil }
                    return (index, target)
                }
        }
    }

    private func mayBeInCircle(_ service: GeneratedService) -> Bool {
        service.home == nil && !service.holdsWeak && !touched.contains(service.number)
            && service.kind != .builder
    }

    /// A need of the last of a random path for its first, when that makes one circle and no more.
    private mutating func plantCircle() -> Bool {
        guard let start = draw(where: { $0.kind == .service }),
            mayBeInCircle(app.services[start])
        else { return false }
        var path = [(service: start, registration: 0)]
        for _ in 0..<1 + random.index(below: 4) {
            let last = path.count - 1
            let needs = directNeeds(of: path[last].service).filter {
                mayBeInCircle(app.services[$0.target])
            }
            guard let next = needs.randomElement(using: &random) else { break }
            path[last].registration = next.registration
            path.append((next.target, 0))
        }
        guard path.count > 1, let end = path.last else { return false }
        let choices = app.services[end.service].registrations.indices.filter { index in
            !(app.services[end.service].isReplaced
                && app.services[end.service].registrations[index].role == .provider)
        }
        guard let closing = choices.randomElement(using: &random),
            isOnlyWay(path.map(\.service))
        else { return false }
        path[path.count - 1].registration = closing
        app.add(.directly(start), to: end.service, closing)
        touched.formUnion(path.map(\.service))
        return note(.cycle(path.map { step($0.service, $0.registration) }))
    }

    /// Whether no other way leads from the first of the path to the last.
    private func isOnlyWay(_ path: [Int]) -> Bool {
        guard let start = path.first, let end = path.last else { return false }
        // What the first reaches, and of that what reaches the last.
        var reached: Set<Int> = [start]
        var open = [start]
        var needing: [Int: [Int]] = [:]
        while let service = open.popLast() {
            for need in directNeeds(of: service) {
                needing[need.target, default: []].append(service)
                if reached.insert(need.target).inserted { open.append(need.target) }
            }
        }
        var leading: Set<Int> = [end]
        open = [end]
        var count = 0
        while let service = open.popLast() {
            for before in needing[service] ?? [] {
                count += 1
                if leading.insert(before).inserted { open.append(before) }
            }
        }
        return leading == Set(path) && count == path.count - 1
    }

    private mutating func plantSelfNeed() -> Bool {
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }),
            mayBeInCircle(app.services[number])
        else { return false }
        app.add(.directly(number), to: number, 0)
        return note(.cycle([step(number, 0)]), number)
    }
}

extension FaultPlanter {
    private mutating func plantEmptyScope() -> Bool {
        guard let (holder, registration) = drawHolder(),
            let target = draw(where: { $0.kind == .service && $0.isScoped && !$0.isReplaced }),
            target < holder
        else { return false }
        let scope = absentName()
        app.add(.openingOf(scope: scope, target), to: holder, registration)
        let (name, place) = (app.services[target].name, place(holder, registration))
        return note(.opening(scope, name, place, .empty), holder, target)
    }

    /// From where the scope around it is not open, or for a service that is not of it.
    private mutating func plantOpening(of scope: GeneratedScope) -> Bool {
        guard let (holder, registration) = drawHolder(),
            let target = draw(where: { $0.kind == .service && $0.isScoped && !$0.isReplaced }),
            target < holder
        else { return false }
        let (service, place) = (app.services[target], place(holder, registration))
        guard let home = service.home else { return false }
        let (name, reason): (String, UnopenableScope.Reason)
        if home == scope, let outer = scope.outer, !app.services[holder].home.sees(outer) {
            let outerName = GeneratedIDs.scope(outer).name
            (name, reason) = (GeneratedIDs.scope(scope).name, .outerNotOpen(outerName))
            app.add(.opening(target), to: holder, registration)
        } else if scope.outer == nil, home != scope {
            let lifetime = Scope.within(GeneratedIDs.scope(home))
            (name, reason) = (GeneratedIDs.scope(scope).name, .otherLifetime(lifetime))
            app.add(.openingOf(scope: name, target), to: holder, registration)
        } else {
            return false
        }
        return note(.opening(name, service.name, place, reason), holder, target)
    }

    /// A chain that is there for nothing else.
    private mutating func plantDeepNesting() -> Bool {
        let chain = (0...DeepNesting.deepest).map { _ in addService("Box", .service, .new) }
        for (holder, target) in zip(chain.dropFirst(), chain) {
            app.add(.directly(target), to: holder, 0)
        }
        touched.formUnion(chain)
        let ends = chain.reversed().prefix(3) + chain.prefix(1)
        return note(.nesting(ends.map { step($0, 0) }))
    }
}

extension GeneratedService.Lifetime {
    /// What a list could have instead.
    fileprivate var others: [Self] {
        let all = [.container] + GeneratedScope.allCases.map(Self.scope)
        return all.filter { $0 != self }
    }
}

extension GeneratedService {
    /// Whether a scope keeps it.
    fileprivate var isScoped: Bool {
        if case .scope = lifetime { true } else { false }
    }
}
