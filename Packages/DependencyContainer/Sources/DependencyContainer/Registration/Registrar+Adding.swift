// What the methods of the registrar are made of. The inlinable ones are the only code compiled into
// the clients: with it, a factory is called directly instead of through closures of existentials.
extension Registrar {
    @usableFromInline var needCount: Int { blueprint.needs.count }

    @usableFromInline var declaredNeeds: DeclaredNeeds {
        get { blueprint.needs }
        _modify { yield &blueprint.needs }
    }

    func hasDeferredNeeds(since firstNeed: Int) -> Bool {
        blueprint.needs.requirements[firstNeed...].contains { $0.traits.contains(.deferred) }
    }

    /// The registration that is being made, when it has deferred needs.
    func origin(
        _ slot: Int,
        _ file: StaticString,
        _ line: UInt,
        since firstNeed: Int
    ) -> Origin? {
        hasDeferredNeeds(since: firstNeed) ? origin(slot, file, line) : nil
    }

    func origin(_ slot: Int, _ file: StaticString, _ line: UInt) -> Origin {
        Origin(slot: slot, module: blueprint.modules.last?.name ?? "", file: file, line: line)
    }

    /// Adds what a factory without arguments of its own makes. Not generic: the types are known to the
    /// maker, and asking the runtime for them again would be most of what registering costs.
    @usableFromInline
    mutating func add(
        _ kind: AddedKind,
        _ maker: any ErasedMaker,
        at slot: Int,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let maker =
            hasDeferredNeeds(since: firstNeed) ? maker.tracked(origin(slot, file, line)) : maker
        add(kind.kind, .synchronous(maker), slot, scope, firstNeed, file, line)
    }

    mutating func add(
        _ kind: Registration.Kind,
        _ recipe: Registration.Recipe,
        _ slot: Int,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        if case .named(let name) = scope { addInputs(of: name, file, line) }
        append(
            Registration(
                slot: Int32(slot),
                module: Int32(blueprint.modules.count - 1),
                firstNeed: Int32(firstNeed),
                needCount: Int32(blueprint.needs.count - firstNeed),
                line: UInt32(clamping: line),
                kind: kind,
                role: kind == .contribution ? .provider : role,
                scope: blueprint.code(of: scope),
                file: file,
                recipe: recipe
            )
        )
    }

    mutating func addDecorator(
        _ kind: Registration.Kind,
        _ decorator: any ErasedDecorator,
        _ slot: Int,
        _ order: Int,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let before = role
        role = .decorator
        add(kind, .decorator(decorator), slot, .container, firstNeed, file, line)
        role = before
        blueprint.decorationOrder[blueprint.registrations.count - 1] = order
    }

    /// The inputs of a scope and of those around it are registered with the first service within.
    private mutating func addInputs(of scope: ScopeName, _ file: StaticString, _ line: UInt) {
        for depth in 0...scope.outer.count {
            let name =
                depth == 0
                ? scope
                : ScopeName(
                    slot: scope.outer[depth - 1],
                    outer: Array(scope.outer.dropFirst(depth))
                )
            guard !blueprint.scopes.contains(name) else { continue }
            append(
                Registration(
                    slot: Int32(name.slot),
                    module: Int32(blueprint.modules.count - 1),
                    firstNeed: Int32(blueprint.needs.count),
                    needCount: 0,
                    line: UInt32(clamping: line),
                    kind: .scopeInput,
                    role: .provider,
                    scope: blueprint.code(of: .named(name)),
                    file: file,
                    recipe: .given
                )
            )
        }
    }

    private mutating func append(_ registration: Registration) {
        if substitution != nil { return substitute(registration) }
        if registration.role != .provider { blueprint.hasOtherRoles = true }
        blueprint.registrations.append(registration)
    }

    /// Apart, because a copy of the registration is a good part of what adding costs.
    private mutating func substitute(_ registration: Registration) {
        var registration = registration
        substitution?.note(&registration)
        if registration.role != .provider { blueprint.hasOtherRoles = true }
        blueprint.registrations.append(registration)
    }
}

/// The kinds that the inlinable methods register.
@usableFromInline
enum AddedKind {
    case service, mainService, contribution, plugin

    var kind: Registration.Kind {
        switch self {
        case .service: .service
        case .mainService: .mainService
        case .contribution: .contribution
        case .plugin: .plugin
        }
    }
}

/// Runs a factory and lets its deferred needs, if it has any, know when it has returned.
/// - Parameter origin: the registration, when it has deferred needs.
func trackedMaking<Value>(
    _ origin: Origin?,
    _ resolution: borrowing Resolution,
    _ factory: (borrowing Resolution) -> Value
) -> Value {
    guard let origin else { return factory(resolution) }
    let container = resolution.container
    return ExecutionContext.withCurrent { context in
        let construction = Construction(owner: origin, context: context)
        defer { construction.finish() }
        return factory(Resolution(container, Unmanaged.passUnretained(construction)))
    }
}

/// The same on the main actor.
@MainActor
func trackedMakingOnMainActor<Value>(
    _ origin: Origin?,
    _ resolution: borrowing Resolution,
    _ factory: @MainActor (borrowing Resolution) -> Value
) -> Value {
    guard let origin else { return factory(resolution) }
    let container = resolution.container
    return ExecutionContext.withCurrent { context in
        let construction = Construction(owner: origin, context: context)
        defer { construction.finish() }
        return factory(Resolution(container, Unmanaged.passUnretained(construction)))
    }
}

/// The same of an asynchronous factory.
func trackedMakingAsynchronously<Value: Sendable>(
    _ origin: Origin?,
    _ resolution: AsyncResolution,
    _ factory: (AsyncResolution) async throws -> Value
) async throws -> Value {
    guard let origin, let context = ExecutionContext.current else {
        return try await factory(resolution)
    }
    let construction = Construction(owner: origin, context: context)
    defer { construction.finish() }
    return try await factory(
        AsyncResolution(container: resolution.container, construction: construction)
    )
}
