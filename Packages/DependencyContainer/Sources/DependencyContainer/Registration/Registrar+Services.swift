// One for each number of needs, and for those of many a pack. The compiler asks the runtime for every
// element of a pack; written out, it knows them, and a new object costs about what its initialiser
// does. Each takes another number, so that a mistake is blamed on the one that was meant.
extension Registrar {
    /// Registers who provides a service of no need; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<Service: Sendable>(
        _ id: InjectID<Service>,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable () -> Service
    ) {
        let firstNeed = needCount
        let maker = Maker<Service> { _ in make() }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }

    /// Registers who provides a service of one need; see
    /// ``register(_:needs:_:scope:file:line:make:)``.
    @inlinable
    public mutating func register<Service: Sendable, A: Need>(
        _ id: InjectID<Service>,
        needs a: A,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (A.Value) -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in make(a.value(in: resolution)) }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }

    /// Registers who provides a service: here of two needs; there is one for every number of them.
    ///
    /// ```swift
    /// registrar.register(cardsInject, needs: signingInject, ledgerInject) { signing, ledger in
    ///     CardService(signing: signing, ledger: ledger, limit: limit)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: what others ask for it by.
    ///   - a: what the factory gets as its first argument.
    ///   - b: what the factory gets as its second argument.
    ///   - scope: how long what is made is kept; one object per container unless told.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs when the service is first needed, never during validation.
    @inlinable
    public mutating func register<Service: Sendable, A: Need, B: Need>(
        _ id: InjectID<Service>,
        needs a: A,
        _ b: B,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (A.Value, B.Value) -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            make(a.value(in: resolution), b.value(in: resolution))
        }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }

    /// Registers who provides a service of three needs; see
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
        make: @escaping @Sendable (A.Value, B.Value, C.Value) -> Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        c.declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            make(a.value(in: resolution), b.value(in: resolution), c.value(in: resolution))
        }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }

    /// Registers who provides a service of four needs or more; see
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
            @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, repeat (each N).Value) ->
            Service
    ) {
        let firstNeed = needCount
        a.declare(in: &declaredNeeds)
        b.declare(in: &declaredNeeds)
        c.declare(in: &declaredNeeds)
        d.declare(in: &declaredNeeds)
        repeat (each more).declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            make(
                a.value(in: resolution),
                b.value(in: resolution),
                c.value(in: resolution),
                d.value(in: resolution),
                repeat (each more).value(in: resolution)
            )
        }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }

    /// The same for needs of whatever number.
    mutating func registerAny<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        needs: repeat each N,
        scope: Scope,
        file: StaticString,
        line: UInt,
        make: @escaping @Sendable (repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            make(repeat (each needs).value(in: resolution))
        }
        add(.service, maker, at: id.slot.number, scope, firstNeed, file, line)
    }
}
