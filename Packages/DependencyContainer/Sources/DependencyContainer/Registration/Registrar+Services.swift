// One overload for each small number of needs, and a parameter pack for more. The compiler asks the
// runtime for every element of a pack, while an overload costs about as much as the initializer.
// Each overload takes a different number of needs, so that a diagnostic names the intended one.
extension Registrar {
    /// Registers the factory of a service without needs; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<Service: Sendable>(
        _ id: InjectID<Service>,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable () throws -> Service
    ) {
        let firstNeed = needCount
        let maker = Maker<Service> { _ in try make() }
        add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
    }

    /// Registers the factory of a service with one need; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<Service: Sendable, A: Need>(
        _ id: InjectID<Service>,
        needs a: A,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (A.Value) throws -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in try make(a.value(in: resolution)) }
        add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
    }

    /// Registers the factory of a service with two needs.
    ///
    /// Overloads take any other number of needs.
    ///
    /// ```swift
    /// registrar.register(cardsInject, needs: signingInject, ledgerInject) { signing, ledger in
    ///     CardService(signing: signing, ledger: ledger, limit: limit)
    /// }
    /// ```
    ///
    /// A service that depends on a runtime argument is a closure:
    ///
    /// ```swift
    /// let cardScreenInject = InjectID<@MainActor (CardNumber) -> CardScreen>("CardScreen")
    ///
    /// registrar.register(cardScreenInject, needs: cardsInject) { cards in
    ///     { number in CardScreen(of: number, cards: cards) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the service.
    ///   - a: The need that becomes the factory's first argument.
    ///   - b: The need that becomes the factory's second argument.
    ///   - scope: The lifetime of the service; by default one object per container.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory. It runs when the service is first needed, never during validation.
    @inlinable
    public mutating func register<Service: Sendable, A: Need, B: Need>(
        _ id: InjectID<Service>,
        needs a: A,
        _ b: B,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (A.Value, B.Value) throws -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            try make(a.value(in: resolution), b.value(in: resolution))
        }
        add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
    }

    /// Registers the factory of a service with three needs; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<Service: Sendable, A: Need, B: Need, C: Need>(
        _ id: InjectID<Service>,
        needs a: A,
        _ b: B,
        _ c: C,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (A.Value, B.Value, C.Value) throws -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        c.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            try make(a.value(in: resolution), b.value(in: resolution), c.value(in: resolution))
        }
        add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
    }

    /// Registers the factory of a service with four needs or more; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<
        Service: Sendable,
        A: Need,
        B: Need,
        C: Need,
        D: Need,
        each N: Need
    >(
        _ id: InjectID<Service>,
        needs a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ more: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make:
            @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, repeat (each N).Value) throws
            ->
            Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        c.declare(in: &declaredNeeds)
        d.declare(in: &declaredNeeds)
        repeat (each more).declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            try make(
                a.value(in: resolution),
                b.value(in: resolution),
                c.value(in: resolution),
                d.value(in: resolution),
                repeat (each more).value(in: resolution)
            )
        }
        add(.service, maker, at: id.slot.place, scope, firstNeed, file, line)
    }
}
