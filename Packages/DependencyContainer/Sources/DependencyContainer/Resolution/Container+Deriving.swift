extension Container {
    /// Returns a new container in which another factory provides one service; this one is
    /// unchanged.
    ///
    /// Tests use it. No global state changes, so tests may run in parallel. The new container is
    /// validated and makes all of its objects.
    ///
    /// ```swift
    /// let offline = try container.replacing(signingInject) { RefusingSigning() }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the service, which has to be registered.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - scope: The lifetime of the service.
    ///   - file: The source file in reports.
    ///   - line: The source line in reports.
    ///   - make: The factory.
    /// - Throws: ``ValidationReport``, also when the id is not registered.
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
            registrar.add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
        }
    }

    /// Returns a new container in which these registrations replace those with the same ids; this
    /// one is unchanged.
    ///
    /// ```swift
    /// let tested = try container.replacing { registrar in
    ///     registrar.register(bookInject) { Book.empty }
    ///     registrar.register(commandsInject) { Command("only") }
    /// }
    /// ```
    ///
    /// Contributions replace the whole list. Decorators stay and wrap the replacements. The
    /// registrations may need all services, including those that a module does not provide to
    /// others. An open scope derives from the container in which it was opened.
    ///
    /// - Parameter registrations: Registers the replacements.
    /// - Throws: ``ValidationReport``, also when an id is not registered.
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

    /// Returns a new container that reports each object it makes; this one is unchanged and has no
    /// cost.
    ///
    /// Builder types and inputs of scopes are not made, and not reported.
    ///
    /// - Parameter note: Receives the registration. It is called on the factory's thread.
    /// - Throws: ``ValidationReport``, never in practice, because this container is valid.
    public func observed(
        by note: @escaping @Sendable (DependencyStep) -> Void
    ) throws(ValidationReport) -> Container {
        try observedWithKinds { step, _, _ in note(step) }
    }

    /// Does the same, and also reports the kind of the id, and whether the object is a decorator.
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
    private var slots: Set<Int32> = []

    init(in wiring: Wiring) {
        self.wiring = wiring
    }

    /// Records a replacing registration.
    ///
    /// Without a registration to replace it becomes a replacement, which validation reports.
    mutating func note(_ registration: inout Registration) {
        guard registration.role == .provider, registration.kind != .scopeInput else { return }
        if isKnown(registration) {
            slots.insert(registration.slot)
        } else {
            registration.role = .replacement
        }
    }

    /// Indicates whether the id is registered.
    ///
    /// A list without contributions exists and is empty; a plug-in without a registration exists
    /// and is absent if any service needs it.
    private func isKnown(_ registration: Registration) -> Bool {
        let slot = Int(registration.slot)
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
