extension Container {
    /// A new container that is what this one is, and says what it makes, right after it was made;
    /// this one is unchanged, and pays nothing for it.
    ///
    /// Types that build are handed out, not made, and inputs of scopes are given: neither is said.
    ///
    /// - Parameter note: gets the registration, the kind of its id, and whether it wrapped what was
    ///   made instead of making it. It is called where the factory ran, on whatever thread that was.
    /// - Throws: ``ValidationReport``, as every container that is made; this one was sound, so it is.
    package func observed(
        by note: @escaping @Sendable (DependencyStep, Graph.Node.Kind, _ isDecorator: Bool) -> Void
    ) throws(ValidationReport) -> Container {
        var blueprint = wiring.blueprint
        for index in blueprint.registrations.indices {
            let registration = blueprint.registrations[index]
            if registration.kind == .builder { continue }
            let step = blueprint.step(registration)
            let kind = Graph.Node.Kind(registration.kind)
            let isDecorator = registration.role == .decorator
            blueprint.registrations[index].recipe = registration.recipe.observed {
                note(step, kind, isDecorator)
            }
        }
        let derived = try Container(validating: blueprint, roots: roots, inside: wiring.outer)
        // Closed with the container around it; if that is closed already, it finds nothing there.
        _ = wiring.outer?.lifecycle.add(derived)
        return derived
    }
}

extension Registration.Recipe {
    fileprivate func observed(_ note: @escaping @Sendable () -> Void) -> Registration.Recipe {
        switch self {
        case .synchronous(let maker): .synchronous(maker.observed(note))
        case .asynchronous(let maker): .asynchronous(maker.observed(note))
        case .argument(let maker): .argument(maker.observed(note))
        case .decorator(let decorator): .decorator(decorator.observed(note))
        case .given: .given
        }
    }
}
