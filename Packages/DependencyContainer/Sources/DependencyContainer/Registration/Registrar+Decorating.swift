extension Registrar {
    /// Wraps a service that a module registers, this one or another, in one of the same type.
    ///
    /// ```swift
    /// registrar.decorate(signingInject, needs: journalInject) { signing, journal in
    ///     RecordedSigning(signing, in: journal)
    /// }
    /// ```
    ///
    /// Who asks for the service gets the outermost decorator.
    ///
    /// - Parameters:
    ///   - id: the service; something must be registered under it.
    ///   - order: a lower one is nearer to the service. Those of one order wrap in the order of the
    ///     modules, and within a module of its calls.
    ///   - needs: what the factory gets after the service, in that order.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - wrap: the factory. It runs once for each service that is made.
    public mutating func decorate<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        order: Int = 0,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @Sendable (Service, repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.number, file, line, since: firstNeed)
        let decorator = Decorator<Service> { resolution, service in
            trackedMaking(origin, resolution) { resolution in
                wrap(service, repeat (each needs).value(in: resolution))
            }
        }
        addDecorator(.service, decorator, id.slot.number, order, firstNeed, file, line)
    }

    /// Wraps a service of the main actor in one of the same type; see
    /// ``decorate(_:order:needs:file:line:wrap:)``.
    public mutating func decorateOnMainActor<Service, each N: MainNeed>(
        _ id: MainInjectID<Service>,
        order: Int = 0,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @MainActor @Sendable (Service, repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.number, file, line, since: firstNeed)
        let decorator = MainDecorator<Service> { resolution, service in
            trackedMakingOnMainActor(origin, resolution) { resolution in
                wrap(service, repeat (each needs).value(onMainActor: resolution))
            }
        }
        addDecorator(.mainService, decorator, id.slot.number, order, firstNeed, file, line)
    }

    /// Wraps an asynchronously made service in one of the same type; see
    /// ``decorate(_:order:needs:file:line:wrap:)``.
    public mutating func decorateAsync<Service: Sendable, each N: AsyncNeed>(
        _ id: AsyncInjectID<Service>,
        order: Int = 0,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @Sendable (Service, repeat (each N).Value) async throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.number, file, line, since: firstNeed)
        let decorator = AsyncDecorator<Service> { resolution, service in
            try await trackedMakingAsynchronously(origin, resolution) { resolution in
                try await wrap(service, repeat (each needs).value(asynchronouslyIn: resolution))
            }
        }
        addDecorator(.asyncService, decorator, id.slot.number, order, firstNeed, file, line)
    }
}
