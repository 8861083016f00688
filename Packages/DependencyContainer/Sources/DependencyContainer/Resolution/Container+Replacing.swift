extension Container {
    /// A new container in which one service is provided by another factory; this one is unchanged.
    ///
    /// What a test wants: nothing global changes, so tests that run beside each other never meet. The
    /// new container is validated and sealed like the first one and makes everything anew.
    ///
    /// ```swift
    /// let offline = try container.replacing(signingInject) { RefusingSigning() }
    /// ```
    ///
    /// - Parameters:
    ///   - id: the service; it must be registered.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - scope: how long what is made is kept.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory.
    /// - Throws: ``ValidationReport``, also when nobody registers the id.
    public func replacing<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) -> Service
    ) throws(ValidationReport) -> Container {
        try replacing { registrar in
            registrar.registerAny(
                id,
                needs: repeat each needs,
                scope: scope,
                file: file,
                line: line,
                make: make
            )
        }
    }

    /// A new container in which everything that is registered here takes the place of what this one
    /// has under the same ids; this one is unchanged.
    ///
    /// ```swift
    /// let tested = try container.replacing { registrar in
    ///     registrar.registerAsync(bookInject) { Book.empty }
    ///     registrar.contribute(to: commandsInject) { Command("only") }
    /// }
    /// ```
    ///
    /// What is contributed to a list takes the place of all that was; in a child container also of
    /// what the list inherits. Decorators stay, and wrap the replacements. What is registered here may
    /// need whatever there is, also what a module keeps to itself. Of an open scope it derives from
    /// the container that the scope was opened in.
    ///
    /// - Parameter registrations: what is registered by the registrar that it gets.
    /// - Throws: ``ValidationReport``, also when nobody registers an id.
    public func replacing(
        _ registrations: (inout Registrar) -> Void
    ) throws(ValidationReport) -> Container {
        var registrar = Registrar(blueprint: wiring.blueprint)
        // One for all, however often it is derived anew.
        if !registrar.blueprint.isDerived {
            registrar.blueprint.modules.append(
                ModuleStatement(name: "replacing", provides: nil, needs: nil, isDerivation: true)
            )
        }
        registrar.substitution = Substitution(in: wiring)
        registrations(&registrar)
        registrar.substitution?.carryOut(in: &registrar.blueprint)
        let derived = try Container(
            validating: registrar.blueprint,
            roots: roots,
            inside: wiring.outer
        )
        // Closed with the container around it; if that is closed already, it finds nothing there.
        _ = wiring.outer?.lifecycle.add(derived)
        return derived
    }
}
