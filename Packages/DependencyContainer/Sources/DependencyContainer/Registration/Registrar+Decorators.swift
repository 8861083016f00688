extension Registrar {
    /// Wraps a service in another service of the same type.
    ///
    /// Any module may register the service.
    ///
    /// ```swift
    /// registrar.decorate(signingInject, needs: journalInject) { signing, journal in
    ///     RecordedSigning(signing, in: journal)
    /// }
    /// ```
    ///
    /// Decorators wrap in the order of the modules, and within a module in the order of the calls.
    /// Resolving the service returns the outermost decorator.
    ///
    /// - Parameters:
    ///   - id: The id of the service, which has to be registered.
    ///   - needs: The needs, in the order of the arguments that follow the service.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - wrap: The factory. It runs each time the service is made.
    public mutating func decorate<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @Sendable (Service, repeat (each N).Value) throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.place, file, line, since: firstNeed)
        let decorator = Decorator<Service> { resolution, service in
            try tracking(origin, resolution) { resolution in
                try wrap(service, repeat (each needs).value(in: resolution))
            }
        }
        addDecorator(.service, decorator, id.slot.place, firstNeed, file, line)
    }

    /// Wraps a service of the main actor in another service of the same type; see
    /// ``decorate(_:needs:file:line:wrap:)``.
    public mutating func decorate<Service, each N: MainNeed>(
        _ id: MainInjectID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @MainActor @Sendable (Service, repeat (each N).Value) throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.place, file, line, since: firstNeed)
        let decorator = Decorator<Service> { resolution, service in
            // In memory, because a service that is not sendable cannot enter a closure.
            let inner = Instance(storing: service)
            defer { inner.destroy(Service.self) }
            return try tracking(origin, resolution) { resolution in
                try onMainActor {
                    let service = inner.value(as: Service.self)
                    return try wrap(service, repeat (each needs).value(onMainActor: resolution))
                }
            }
        }
        addDecorator(.mainService, decorator, id.slot.place, firstNeed, file, line)
    }

    /// Wraps an asynchronously made service in another service of the same type; see
    /// ``decorate(_:needs:file:line:wrap:)``.
    public mutating func decorate<Service: Sendable, each N: AsyncNeed>(
        _ id: AsyncInjectID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        wrap: @escaping @Sendable (Service, repeat (each N).Value) async throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.place, file, line, since: firstNeed)
        let decorator = AsyncDecorator<Service> { resolution, service in
            try await trackingAsynchronously(origin, resolution) { resolution in
                try await wrap(service, repeat (each needs).value(asynchronouslyIn: resolution))
            }
        }
        addDecorator(.asyncService, decorator, id.slot.place, firstNeed, file, line)
    }
}
