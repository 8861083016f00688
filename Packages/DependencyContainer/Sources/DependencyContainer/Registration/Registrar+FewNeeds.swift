// The same as with any number of needs. The compiler asks the runtime for every element of a pack;
// written out, it knows them, and a new object costs about what its initialiser does.
extension Registrar {
    /// Registers who provides a service of no need; see
    /// ``register(_:needs:scope:file:line:make:)``.
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
    /// ``register(_:needs:scope:file:line:make:)``.
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

    /// Registers who provides a service of two needs; see
    /// ``register(_:needs:scope:file:line:make:)``.
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
    /// ``register(_:needs:scope:file:line:make:)``.
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
}
