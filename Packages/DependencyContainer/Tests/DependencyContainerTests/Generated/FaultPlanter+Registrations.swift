import DependencyContainer

extension FaultPlanter {
    mutating func plantDuplicate() -> Bool {
        guard let number = draw(where: { $0.kind != .list && !$0.isReplaced }) else { return false }
        let module = random.index(below: app.modules.count)
        let second = GeneratedRegistration(role: .provider, module: module, line: app.newLine())
        app.services[number].registrations.append(second)
        let places = app.services[number].registrations.filter { !$0.isDecorator }.map(app.place)
        return note(.duplicate(app.services[number].name, places), number)
    }

    mutating func plantSecondReplacement() -> Bool {
        guard let number = draw(where: \.isReplaced) else { return false }
        let module = random.index(below: app.modules.count)
        let second = GeneratedRegistration(role: .replacement, module: module, line: app.newLine())
        app.services[number].registrations.append(second)
        let places = app.services[number].registrations.filter { $0.role == .replacement }
            .map(app.place)
        return note(.duplicate(app.services[number].name, places), number)
    }

    /// Plants a contribution that states another scope than the others.
    ///
    /// A new object must not hold the list, because it would move to another scope.
    mutating func plantMixedList() -> Bool {
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

    func isHeldByNew(_ number: Int) -> Bool {
        app.services.contains { service in
            !service.isKept
                && service.registrations.contains { registration in
                    registration.needs.contains { $0.target == number }
                }
        }
    }

    mutating func plantUnknownTarget(_ kind: GeneratedApp.InvalidRegistration.Kind) -> Bool {
        let module = random.index(below: app.modules.count)
        let invalid = GeneratedApp.InvalidRegistration(
            kind: kind,
            name: absentName(),
            line: app.newLine()
        )
        app.modules[module].invalidRegistrations.append(invalid)
        let change: UnknownTarget.Change = kind == .replacement ? .replacement : .decoration
        return note(.unknown(change, invalid.name, app.place(module, invalid.line)))
    }

    mutating func plantOtherType() -> Bool {
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }) else {
            return false
        }
        let module = random.index(below: app.modules.count)
        let service = app.services[number]
        let invalid = GeneratedApp.InvalidRegistration(
            kind: .number,
            name: service.name,
            line: app.newLine()
        )
        app.modules[module].invalidRegistrations.append(invalid)
        let place = app.place(module, invalid.line)
        return note(
            .mismatch(
                service.name,
                uses(of: service) + ["registered as InjectID<Int> at \(place)"]
            ),
            number
        )
    }

    mutating func plantMistypedNeed(asList: Bool) -> Bool {
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

    mutating func plantRedeclaration() -> Bool {
        guard let (holder, registration) = drawHolder() else { return false }
        touched.insert(holder)
        guard let number = draw(where: { $0.kind == .service && !$0.isReplaced }) else {
            touched.remove(holder)
            return false
        }
        let service = app.services[number]
        app.add(.redeclared(service.name), to: holder, registration)
        let users = [place(number, 0), place(holder, registration)]
        return note(.redeclaration(service.name, users), number)
    }

    func uses(of service: GeneratedService) -> [String] {
        service.registrations.map { "registered as InjectID<GeneratedPart> at \(app.place($0))" }
    }

    mutating func plantMissing(isLazy: Bool, _ count: Int) -> Bool {
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

extension GeneratedService.Lifetime {
    /// The other lifetimes of a list.
    var others: [Self] {
        let all = [.container] + GeneratedScope.allCases.map(Self.scope)
        return all.filter { $0 != self }
    }
}
