// The common part of all registering methods. Only the inlinable methods are compiled into clients;
// with them a factory is called directly instead of through closures of existentials.
extension Registrar {
    @usableFromInline var needCount: Int { blueprint.needs.count }

    @usableFromInline var declaredNeeds: DeclaredNeeds {
        get { blueprint.needs }
        _modify { yield &blueprint.needs }
    }

    private func hasDeferredNeeds(since firstNeed: Int) -> Bool {
        blueprint.needs.requirements[firstNeed...].contains { $0.traits.contains(.deferred) }
    }

    /// Returns the origin of the current registration; nil if the factory has no deferred needs.
    func origin(
        _ slot: Int,
        _ file: StaticString,
        _ line: UInt,
        since firstNeed: Int
    ) -> Origin? {
        guard hasDeferredNeeds(since: firstNeed) else { return nil }
        return Origin(
            slot: slot,
            module: blueprint.modules.last?.name ?? "",
            file: file,
            line: line
        )
    }

    /// Adds a synchronous factory.
    ///
    /// The method is not generic, because a generic method would spend most of its time on
    /// requesting the types from the runtime.
    @usableFromInline
    mutating func add(
        _ kind: RegistrationKind,
        _ maker: any ErasedMaker,
        at slot: Int,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let origin = origin(slot, file, line, since: firstNeed)
        let maker = origin.map { maker.tracked($0) } ?? maker
        add(kind, .synchronous(maker), slot, scope, firstNeed, file, line)
    }

    mutating func add(
        _ kind: RegistrationKind,
        _ recipe: Registration.Recipe,
        _ slot: Int,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        if case .named(let input) = scope.kind { addInput(at: input, file, line) }
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
        _ kind: RegistrationKind,
        _ decorator: any ErasedDecorator,
        _ slot: Int,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let outerRole = role
        role = .decorator
        add(kind, .decorator(decorator), slot, .container, firstNeed, file, line)
        role = outerRole
    }

    /// Adds the input of a scope when the first service within the scope is registered.
    private mutating func addInput(at slot: Int, _ file: StaticString, _ line: UInt) {
        guard !blueprint.scopes.contains(slot) else { return }
        append(
            Registration(
                slot: Int32(slot),
                module: Int32(blueprint.modules.count - 1),
                firstNeed: Int32(blueprint.needs.count),
                needCount: 0,
                line: UInt32(clamping: line),
                kind: .scopeInput,
                role: .provider,
                scope: blueprint.code(of: Scope(kind: .named(slot: slot))),
                file: file,
                recipe: .given
            )
        )
    }

    private mutating func append(_ registration: Registration) {
        if substitution != nil { return substitute(registration) }
        if registration.role != .provider { blueprint.hasOtherRoles = true }
        blueprint.registrations.append(registration)
    }

    /// Appends a registration of a derived container.
    ///
    /// The method is separate, so that `append` does not copy registrations of other containers.
    private mutating func substitute(_ registration: Registration) {
        var registration = registration
        substitution?.note(&registration)
        if registration.role != .provider { blueprint.hasOtherRoles = true }
        blueprint.registrations.append(registration)
    }
}
