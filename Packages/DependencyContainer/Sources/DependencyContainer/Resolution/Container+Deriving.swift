extension Container {
    /// Returns a new container in which another factory provides one service.
    ///
    /// This container is unchanged.
    ///
    /// The new container is validated and makes its own objects. No global state changes, so tests
    /// may run in parallel.
    ///
    /// ```swift
    /// let offline = try container.replacing(signingInject) { RefusingSigning() }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the service, which has to be registered.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - scope: The lifetime of the service.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory.
    /// - Throws: ``ValidationReport``, if the id is not registered or the new graph has a fault.
    public func replacing<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) throws -> Service
    ) throws(ValidationReport) -> Container {
        try replacing { registrar in
            let firstNeed = registrar.needCount
            repeat (each needs).declare(in: &registrar.declaredNeeds)
            let maker = Maker<Service> { resolution in
                try make(repeat (each needs).value(in: resolution))
            }
            registrar.add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
        }
    }

    /// Returns a new container in which `registrations` replace registrations with the same ids.
    ///
    /// This container is unchanged.
    ///
    /// ```swift
    /// let tested = try container.replacing { registrar in
    ///     registrar.register(bookInject) { Book.empty }
    ///     registrar.register(commandsInject) { Command("only") }
    /// }
    /// ```
    ///
    /// A contribution replaces the whole list. Decorators stay and wrap the replacements. The new
    /// factories may need all services, even if a module does not provide them to others.
    ///
    /// Called on an open scope, the method derives from the enclosing container.
    ///
    /// - Parameter registrations: A closure that registers the replacements.
    /// - Throws: ``ValidationReport``, if an id is not registered or the new graph has a fault.
    public func replacing(
        _ registrations: (inout Registrar) -> Void
    ) throws(ValidationReport) -> Container {
        var registrar = Registrar(blueprint: wiring.blueprint)
        // Repeated derivation adds one module only.
        if !registrar.blueprint.isDerived {
            registrar.blueprint.modules.append(
                ModuleStatement(name: "replacing", provides: nil, needs: nil, isDerivation: true)
            )
        }
        registrar.substitution = Substitution(in: wiring)
        registrations(&registrar)
        registrar.substitution?.apply(to: &registrar.blueprint)
        return try Container(validating: registrar.blueprint, roots: roots)
    }

    /// Returns a new container that calls `note` for each object it makes.
    ///
    /// This container is unchanged and not slowed down.
    ///
    /// Builder types and inputs of scopes are not reported.
    ///
    /// - Parameter note: A closure that receives the object's registration, on the thread of the
    ///   factory.
    /// - Throws: ``ValidationReport``, never in practice, because this container is valid.
    public func observed(
        by note: @escaping @Sendable (DependencyStep) -> Void
    ) throws(ValidationReport) -> Container {
        try observedWithKinds { step, _, _ in note(step) }
    }

    /// Does the same as `observed(by:)`, and also reports the kind of the id and whether the object
    /// is a decorator.
    package func observedWithKinds(
        by note: @escaping @Sendable (DependencyStep, RegistrationKind, _ isDecorator: Bool) -> Void
    ) throws(ValidationReport) -> Container {
        var blueprint = wiring.blueprint
        for index in blueprint.registrations.indices {
            let registration = blueprint.registrations[index]
            if registration.kind == .builder { continue }
            let step = blueprint.step(registration)
            blueprint.registrations[index].recipe = registration.recipe.observed {
                note(step, registration.kind, registration.role == .decorator)
            }
        }
        return try Container(validating: blueprint, roots: roots)
    }
}

extension Registration.Recipe {
    fileprivate func observed(_ note: @escaping @Sendable () -> Void) -> Registration.Recipe {
        switch self {
        case .synchronous(let maker): .synchronous(maker.observed(note))
        case .asynchronous(let maker): .asynchronous(maker.observed(note))
        case .decorator(let decorator): .decorator(decorator.observed(note))
        case .given: .given
        }
    }
}

/// The ids whose registrations a derived container replaces.
struct Substitution: Sendable {
    private let wiring: Wiring
    private var slots: Set<Int> = []

    init(in wiring: Wiring) {
        self.wiring = wiring
    }

    /// Records a registration that replaces an existing registration.
    ///
    /// If the id is not registered, `registration` gets the role `replacement`, and validation
    /// reports the missing id.
    mutating func note(_ registration: inout Registration) {
        guard registration.role == .provider, registration.kind != .scopeInput else { return }
        if isKnown(registration) {
            slots.insert(registration.slot)
        } else {
            registration.role = .replacement
        }
    }

    /// Indicates whether the id exists in the original container.
    ///
    /// A list without registrations is empty, so each list counts as existing. A plug-in exists if
    /// it is registered or needed.
    private func isKnown(_ registration: Registration) -> Bool {
        let slot = registration.slot
        switch registration.kind {
        case .contribution: return true
        case .plugin:
            return wiring.node(at: slot) != nil || wiring.unmetNeeds.contains { $0.slot == slot }
        default: return wiring.node(at: slot) != nil
        }
    }

    /// Removes the replaced registrations, except decorators.
    func apply(to blueprint: inout Blueprint) {
        blueprint.remove(providersOf: slots, before: wiring.blueprint.registrations.count)
    }
}
