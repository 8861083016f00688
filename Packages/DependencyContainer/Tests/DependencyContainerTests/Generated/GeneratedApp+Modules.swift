import DependencyContainer

/// A module of a generated app.
///
/// All closures exist before it registers, so that registering takes as long as in a real module.
struct GeneratedModule: Module {
    let name: String
    let provides: [any ServiceID]?
    let needs: [any ServiceID]?
    fileprivate let entries: [@Sendable (inout Registrar) -> Void]

    func register(in registrar: inout Registrar) {
        for entry in entries { entry(&registrar) }
    }
}

extension GeneratedApp {
    /// Returns the modules that register the services.
    func containerModules() -> [GeneratedModule] {
        var entries = [[(line: Int, body: @Sendable (inout Registrar) -> Void)]](
            repeating: [],
            count: modules.count
        )
        for service in services {
            for registration in service.registrations {
                entries[registration.module].append(
                    (registration.line, entry(service, registration))
                )
            }
        }
        let scopes = scopesOfModules()
        return modules.enumerated().map { index, module in
            let invalidRegistrations = module.invalidRegistrations.map {
                ($0.line, invalid($0, index))
            }
            return GeneratedModule(
                name: module.name,
                provides: module.provides.map { $0.sorted().map(id) }
                    .map { $0 + module.emptyPromises.map { GeneratedIDs.service($0) } }
                    .map { $0 + scopes[index].provided.map(GeneratedIDs.scope) },
                needs: module.needs.map { $0.sorted().map(id) }
                    .map { $0 + module.needlessNames.map { GeneratedIDs.service($0) } }
                    .map { $0 + scopes[index].needed.map(GeneratedIDs.scope) },
                entries: (entries[index] + invalidRegistrations).sorted { $0.0 < $1.0 }.map(\.1)
            )
        }
    }

    /// Returns the provided scopes of each module, and those that it opens or whose input it needs.
    private func scopesOfModules() -> [(provided: [GeneratedScope], needed: [GeneratedScope])] {
        var provided = [Set<GeneratedScope>](repeating: [], count: modules.count)
        var needed = provided
        for service in services {
            for registration in service.registrations {
                let lifetime = registration.otherLifetime ?? service.lifetime
                if case .scope(let scope) = lifetime, !registration.isDecorator {
                    provided[registration.module].insert(scope)
                }
                for need in registration.needs {
                    switch need {
                    case .input(let scope): needed[registration.module].insert(scope)
                    case .openingOf(GeneratedIDs.scope(.job).name, _):
                        needed[registration.module].insert(.job)
                    case .opening(let target):
                        needed[registration.module].insert(
                            services[target].keepingScope ?? .session
                        )
                    default: break
                    }
                }
            }
        }
        return zip(provided, needed).map { provided, needed in
            (
                GeneratedScope.allCases.filter(provided.contains),
                GeneratedScope.allCases.filter(needed.contains)
            )
        }
    }

    func id(_ number: Int) -> any ServiceID {
        let name = services[number].name
        return switch services[number].kind {
        case .service: GeneratedIDs.service(name)
        case .main: GeneratedIDs.main(name)
        case .asynchronous: GeneratedIDs.asynchronous(name)
        case .list: GeneratedIDs.list(name)
        case .builder: GeneratedIDs.builder(name)
        case .plugin: GeneratedIDs.plugin(name)
        }
    }

    func scope(_ lifetime: GeneratedService.Lifetime) -> Scope {
        switch lifetime {
        case .container: .container
        case .new: .new
        case .weak: .weak
        case .scope(let scope): .within(GeneratedIDs.scope(scope))
        }
    }

    /// Returns the scope of a list, which is neither new nor weak.
    private func listScope(_ lifetime: GeneratedService.Lifetime) -> ListScope {
        if case .scope(let scope) = lifetime {
            .within(GeneratedIDs.scope(scope))
        } else {
            .container
        }
    }

    private func invalid(
        _ invalid: InvalidRegistration,
        _ module: Int
    ) -> @Sendable (inout Registrar) -> Void {
        let (file, line) = (Self.files[module], UInt(invalid.line))
        return { registrar in
            switch invalid.kind {
            case .replacement:
                registrar.replacing {
                    $0.register(GeneratedIDs.service(invalid.name), file: file, line: line) {
                        GeneratedPart(invalid.line, [])
                    }
                }
            case .decorator:
                registrar.decorate(GeneratedIDs.service(invalid.name), file: file, line: line) {
                    $0
                }
            case .number:
                registrar.register(InjectID<Int>(invalid.name), file: file, line: line) { 1 }
            }
        }
    }

    private func entry(
        _ service: GeneratedService,
        _ registration: GeneratedRegistration
    ) -> @Sendable (inout Registrar) -> Void {
        let entry = GeneratedEntry(
            name: service.name,
            kind: service.kind,
            isDecorator: registration.isDecorator,
            scope: scope(service.lifetime),
            listScope: listScope(registration.otherLifetime ?? service.lifetime),
            file: Self.files[registration.module],
            number: registration.line,
            needs: registration.needs.map(need)
        )
        guard registration.role == .replacement else { return entry.register }
        return { $0.replacing(entry.register) }
    }

    private func need(_ need: GeneratedNeed) -> any NeedDeclaration {
        switch need {
        case .input(let scope): return GeneratedIDs.scope(scope).input
        case .absent(let name, let isLazy):
            let id = GeneratedIDs.service(name)
            return isLazy ? id.lazily : id
        case .mistyped(let name, let asList):
            return asList ? CollectionID<Int>(name) : InjectID<Int>(name)
        case .redeclared(let name): return GeneratedIDs.redeclared(name)
        case .provider(let number): return GeneratedIDs.service(services[number].name).provider
        case .opening(let number):
            let scope = GeneratedIDs.scope(services[number].keepingScope ?? .session)
            return scope.opening(GeneratedIDs.service(services[number].name))
        case .openingOf(let scope, let number):
            return ScopeID<Int>(scope).opening(GeneratedIDs.service(services[number].name))
        case .lazily(let number):
            let name = services[number].name
            return switch services[number].kind {
            case .main: GeneratedIDs.main(name).lazily
            case .asynchronous: GeneratedIDs.asynchronous(name).lazily
            case .list: GeneratedIDs.list(name).lazily
            case .service, .builder, .plugin: GeneratedIDs.service(name).lazily
            }
        case .directly(let number):
            let name = services[number].name
            return switch services[number].kind {
            case .service: GeneratedIDs.service(name)
            case .main: GeneratedIDs.main(name)
            case .asynchronous: GeneratedIDs.asynchronous(name)
            case .list: GeneratedIDs.list(name)
            case .builder: GeneratedIDs.builder(name)
            case .plugin: GeneratedIDs.plugin(name)
            }
        }
    }
}
