import DependencyContainer

extension FaultPlanter {
    mutating func plantCaptive(
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

    /// Plants a captive list with one contribution.
    ///
    /// Of several contributions a report would name the first one in the order of the modules.
    mutating func plantCaptiveList(isLazy: Bool) -> Bool {
        guard let (holder, registration) = drawHolder(),
            let scope = GeneratedScope.allCases.randomElement(using: &random),
            !app.services[holder].keepingScope.sees(scope)
        else { return false }
        let captive = addService("List", .list, .scope(scope))
        app.services[captive].keepingScope = scope
        app.add(isLazy ? .lazily(captive) : .directly(captive), to: holder, registration)
        return note(.captive([step(holder, registration), step(captive)]), holder, captive)
    }

    /// Indicates whether the need would be valid, or two faults.
    ///
    /// A weak service in another scope would be two faults.
    func mayHold(_ holder: Int, _ captive: Int) -> Bool {
        let (holder, captive) = (app.services[holder], app.services[captive])
        let isSeen = holder.keepingScope.sees(captive.keepingScope)
        return captive.isScoped ? isSeen : !isSeen
    }

    /// Plants a captive behind new services that have no other use.
    mutating func plantCaptiveThroughNew(
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
            app.services[between].keepingScope = app.services[captive].keepingScope
            app.services[between].holdsWeak = app.services[captive].holdsWeak
            path.insert(step(between), at: 0)
            touched.insert(between)
            next = between
        }
        app.add(.directly(next), to: holder, registration)
        return note(.captive([step(holder, registration)] + path), holder, captive)
    }

    mutating func addService(
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
    mutating func plantEmptyScope() -> Bool {
        guard let (holder, registration) = drawHolder(),
            let target = draw(where: { $0.kind == .service && $0.isScoped && !$0.isReplaced }),
            target < holder
        else { return false }
        let scope = absentName()
        app.add(.openingOf(scope: scope, target), to: holder, registration)
        let (name, place) = (app.services[target].name, place(holder, registration))
        return note(.opening(scope, name, place, .empty), holder, target)
    }

    /// Plants the opening of a scope for a service of another scope.
    mutating func plantOtherScope() -> Bool {
        guard let (holder, registration) = drawHolder(),
            let target = draw(where: { $0.kind == .service && $0.isScoped && !$0.isReplaced }),
            target < holder,
            let keepingScope = app.services[target].keepingScope, keepingScope != .job
        else { return false }
        let (service, place) = (app.services[target], place(holder, registration))
        let scope = GeneratedIDs.scope(.job).name
        let lifetime = Scope.within(GeneratedIDs.scope(keepingScope))
        app.add(.openingOf(scope: scope, target), to: holder, registration)
        return note(.opening(scope, service.name, place, .otherLifetime(lifetime)), holder, target)
    }

    /// Plants a chain of new services that has no other use.
    mutating func plantDeepNesting() -> Bool {
        let chain = (0...DeepNesting.deepest).map { _ in addService("Box", .service, .new) }
        for (holder, target) in zip(chain.dropFirst(), chain) {
            app.add(.directly(target), to: holder, 0)
        }
        touched.formUnion(chain)
        let ends = chain.reversed().prefix(3) + chain.prefix(1)
        return note(.nesting(ends.map { step($0, 0) }))
    }
}

extension GeneratedService {
    /// Indicates whether a scope keeps the service.
    var isScoped: Bool {
        if case .scope = lifetime { true } else { false }
    }
}
