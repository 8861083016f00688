/// Generates random valid apps.
///
/// They have services of all kinds and lifetimes in several modules, half of which state what they
/// provide and need.
struct AppGenerator {
    private var random: SeededRandom
    private var app: GeneratedApp

    private init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        var modules: [GeneratedApp.Module] = []
        for file in GeneratedApp.files {
            let name = "\("\(file)".prefix { $0 != "." })"
            modules.append(
                GeneratedApp.Module(
                    name: name,
                    provides: random.chance(0.5) ? [] : nil,
                    needs: random.chance(0.5) ? [] : nil
                )
            )
        }
        // At least one of each, so that each fault can be planted.
        modules[0].provides = []
        modules[1].needs = []
        modules[2].provides = nil
        modules[2].needs = nil
        app = GeneratedApp(seed: seed, modules: modules)
    }

    /// Returns an app of that many services, the same for equal seeds.
    static func app(of count: Int, seed: UInt64) -> GeneratedApp {
        var generator = AppGenerator(seed: seed)
        for _ in 0..<count { generator.addService() }
        generator.addDeferredNeeds()
        generator.addIdleStatements()
        return generator.app
    }

    private static let words = [
        "Account", "Audit", "Balance", "Branch", "Calendar", "Clock", "Customer", "Device", "Draft",
        "Entry", "Fee", "Holder", "Interest", "Journal", "Key", "Limit", "Message", "Notice",
        "Offer", "Password", "Quota", "Rate", "Receipt", "Session", "Signature", "Ticket",
    ]

    private mutating func addService() {
        let number = app.services.count
        let words = Self.words
        let name = "\(words[random.index(below: 26)])\(words[random.index(below: 26)])\(number)"
        let kind = kind()
        var service = GeneratedService(
            number: number,
            name: name,
            kind: kind,
            lifetime: lifetime(of: kind)
        )
        if case .scope(let scope) = service.lifetime { service.keepingScope = scope }
        service.holdsWeak = service.lifetime == .weak
        app.services.append(service)

        let canBeReplaced = kind == .service || kind == .main || kind == .asynchronous
        let isReplaced = canBeReplaced && random.chance(0.03)
        if kind == .list {
            for _ in 0..<1 + random.index(below: 3) { addRegistration(.provider) }
        } else {
            addRegistration(isReplaced ? .replacement : .provider)
        }
        while canBeReplaced, random.chance(0.05) {
            addRegistration(.decorator)
        }
        if isReplaced { addRegistration(.provider, isReplaced: true) }
    }

    private mutating func kind() -> GeneratedService.Kind {
        switch random.index(below: 100) {
        case ..<68: .service
        case ..<74: .main
        case ..<82: .asynchronous
        case ..<92: .list
        case ..<96: .builder
        default: .plugin
        }
    }

    private mutating func lifetime(
        of kind: GeneratedService.Kind
    ) -> GeneratedService.Lifetime {
        switch kind {
        case .builder, .plugin: return .container
        case .list: return random.chance(0.7) ? .container : .scope(scope())
        case .service, .main, .asynchronous: break
        }
        switch random.index(below: 100) {
        case ..<66: return .container
        case ..<78: return .new
        case ..<85: return .weak
        default: return .scope(scope())
        }
    }

    private mutating func scope() -> GeneratedScope {
        switch random.index(below: 4) {
        case ..<2: .session
        case 2: .flow
        default: .job
        }
    }

    /// Adds a registration of the last service, with needs for earlier ones.
    private mutating func addRegistration(
        _ role: GeneratedRegistration.Role,
        isReplaced: Bool = false
    ) {
        let number = app.services.count - 1
        let module = random.index(below: app.modules.count)
        let line = app.newLine()
        app.services[number].registrations.append(
            GeneratedRegistration(role: role, module: module, line: line)
        )
        guard app.services[number].kind != .builder else { return }
        let registration = app.services[number].registrations.count - 1
        if case .scope(let scope) = app.services[number].lifetime, random.chance(0.5) {
            app.add(.input(scope), to: number, registration)
        }
        for _ in 0..<random.index(below: 4) where number > 0 {
            let near = min(number, 300)
            let target =
                random.chance(0.7)
                ? number - 1 - random.index(below: near) : random.index(below: number)
            guard app.mayNeed(number, target) else { continue }
            if !isReplaced { settle(number, needing: target) }
            if app.services[number].keepingScope.sees(app.services[target].keepingScope) {
                app.add(.directly(target), to: number, registration)
            }
        }
    }

    /// Moves a service that is not kept to the scope of its need.
    private mutating func settle(_ number: Int, needing target: Int) {
        let target = app.services[target]
        guard !app.services[number].isKept else { return }
        if target.keepingScope.sees(app.services[number].keepingScope) {
            app.services[number].keepingScope = target.keepingScope
        }
        app.services[number].cost += target.lifetime == .new ? target.cost : 0
        if target.holdsWeak, app.services[number].lifetime == .new {
            app.services[number].holdsWeak = true
        }
    }

    private mutating func addDeferredNeeds() {
        let count = app.services.count
        for number in 0..<count where app.services[number].kind != .builder {
            for registration in app.services[number].registrations.indices
            where random.chance(0.15) {
                let target = random.index(below: count)
                if let need = deferred(target, in: app.services[number].keepingScope) {
                    app.add(need, to: number, registration)
                }
            }
        }
    }

    private mutating func deferred(
        _ target: Int,
        in keepingScope: GeneratedScope?
    ) -> GeneratedNeed? {
        let service = app.services[target]
        if service.kind == .service, service.keepingScope != nil,
            random.chance(0.5)
        {
            return .opening(target)
        }
        guard keepingScope.sees(service.keepingScope) else { return nil }
        switch service.kind {
        case .service: return random.chance(0.5) ? .lazily(target) : .provider(target)
        case .main, .asynchronous, .list: return .lazily(target)
        case .builder, .plugin: return nil
        }
    }

    /// Lets modules provide some unused services, which is valid.
    private mutating func addIdleStatements() {
        for number in app.services.indices where random.chance(0.1) {
            app.modules[app.owner(of: number)].provides?.insert(number)
        }
    }
}

extension GeneratedApp {
    /// Indicates whether a service may need an earlier one in a valid app.
    func mayNeed(_ holder: Int, _ target: Int) -> Bool {
        let (holder, target) = (services[holder], services[target])
        switch target.kind {
        case .main:
            guard holder.kind == .main else { return false }
        case .asynchronous:
            guard holder.kind == .asynchronous else { return false }
        case .service, .list, .builder, .plugin: break
        }
        if holder.isKept {
            let wouldKeepWeak = target.holdsWeak
            return holder.keepingScope.sees(target.keepingScope) && !wouldKeepWeak
        }
        return
            (holder.keepingScope.sees(target.keepingScope)
            || target.keepingScope.sees(holder.keepingScope))
            && holder.cost + target.cost < 30
    }
}
