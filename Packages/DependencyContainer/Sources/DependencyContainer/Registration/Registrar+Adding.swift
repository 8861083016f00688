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
        _ id: ServicePlace,
        _ file: StaticString,
        _ line: UInt,
        since firstNeed: Int
    ) -> Origin? {
        guard hasDeferredNeeds(since: firstNeed) else { return nil }
        return Origin(
            id: id,
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
        at id: ServicePlace,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let origin = origin(id, file, line, since: firstNeed)
        let maker = origin.map { maker.tracked($0) } ?? maker
        add(kind, .synchronous(maker), id, scope, firstNeed, file, line)
    }

    mutating func add(
        _ kind: RegistrationKind,
        _ recipe: Registration.Recipe,
        _ id: ServicePlace,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        guard isOfThisCopy(id, scope) else { return noteForeignIDs(of: id, scope, file, line) }
        if case .named(let input) = scope.kind { addInput(input, file, line) }
        append(
            Registration(
                slot: id.slot,
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
        _ id: ServicePlace,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt
    ) {
        let outerRole = role
        role = .decorator
        add(kind, .decorator(decorator), id, .container, firstNeed, file, line)
        role = outerRole
    }

    /// Adds the input of a scope when the first service within the scope is registered.
    private mutating func addInput(_ id: ServicePlace, _ file: StaticString, _ line: UInt) {
        guard !blueprint.scopes.contains(id) else { return }
        append(
            Registration(
                slot: id.slot,
                module: Int32(blueprint.modules.count - 1),
                firstNeed: Int32(blueprint.needs.count),
                needCount: 0,
                line: UInt32(clamping: line),
                kind: .scopeInput,
                role: .provider,
                scope: blueprint.code(of: Scope(kind: .named(id))),
                file: file,
                recipe: .given
            )
        )
    }

    /// Indicates whether a registration, its ids and this registrar belong to one copy of this
    /// library.
    @inline(__always)
    private func isOfThisCopy(_ id: ServicePlace, _ scope: Scope) -> Bool {
        // The code of another copy would store objects of classes that this copy does not know.
        guard blueprint.copy == .this, blueprint.copy.contains(id.slot) else { return false }
        if case .named(let input) = scope.kind, !blueprint.copy.contains(input.slot) {
            return false
        }
        return blueprint.needs.foreignIDs.isEmpty
    }

    /// Notes each id of a registration that is not of this copy.
    private mutating func noteForeignIDs(
        of id: ServicePlace,
        _ scope: Scope,
        _ file: StaticString,
        _ line: UInt
    ) {
        var foreign = blueprint.needs.foreignIDs
        if case .named(let input) = scope.kind, !blueprint.copy.contains(input.slot) {
            foreign.append(input)
        }
        if blueprint.copy != .this || !blueprint.copy.contains(id.slot) { foreign.append(id) }
        let step = DependencyStep(
            name: id.declaration.name,
            module: blueprint.modules.last?.name ?? "",
            place: SourcePlace(file: String(describing: file), line: Int(line))
        )
        blueprint.foreignUses += foreign.map { ForeignUse(id: $0, step: step) }
        blueprint.needs.foreignIDs = []
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
