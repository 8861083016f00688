import DependencyContainer

extension FaultPlanter {
    /// Draws a valid need between two modules.
    mutating func drawPair() -> (holder: Int, registration: Int, target: Int)? {
        guard let (holder, registration) = drawHolder(.provider),
            let target = draw(where: { $0.kind != .list && !$0.isReplaced }),
            target < holder,
            app.mayNeed(holder, target),
            app.owner(of: target) != app.services[holder].registrations[registration].module
        else { return nil }
        return (holder, registration, target)
    }

    mutating func plantUnstatedNeed() -> Bool {
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

    mutating func plantPrivateService() -> Bool {
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

    mutating func plantEmptyPromise() -> Bool {
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

    mutating func plantNeedlessStatement() -> Bool {
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
    /// Returns the direct needs of a service, which may form cycles.
    func directNeeds(of service: Int) -> [(registration: Int, target: Int)] {
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

    func mayBeInCycle(_ service: GeneratedService) -> Bool {
        service.keepingScope == nil && !service.holdsWeak && !touched.contains(service.number)
            && service.kind != .builder
    }

    /// Plants a need of the last service of a random path for the first, if it closes one cycle
    /// only.
    mutating func plantCycle() -> Bool {
        guard let start = draw(where: { $0.kind == .service }),
            mayBeInCycle(app.services[start])
        else { return false }
        var path = [(service: start, registration: 0)]
        for _ in 0..<1 + random.index(below: 4) {
            let last = path.count - 1
            let needs = directNeeds(of: path[last].service).filter {
                mayBeInCycle(app.services[$0.target])
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
            isOnlyPath(path.map(\.service))
        else { return false }
        path[path.count - 1].registration = closing
        app.add(.directly(start), to: end.service, closing)
        touched.formUnion(path.map(\.service))
        return note(.cycle(path.map { step($0.service, $0.registration) }))
    }

    /// Indicates whether no other path leads from the first service of the path to the last.
    func isOnlyPath(_ path: [Int]) -> Bool {
        guard let start = path.first, let end = path.last else { return false }
        // The services between the first and the last.
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

    mutating func plantSelfNeed() -> Bool {
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }),
            mayBeInCycle(app.services[number])
        else { return false }
        app.add(.directly(number), to: number, 0)
        return note(.cycle([step(number, 0)]), number)
    }
}
