/// Records the services that a module provides, and the needs of each service.
///
/// No object is made. Factories run when a service is resolved, after the whole graph has been
/// validated.
public struct Registrar {
    var blueprint: Blueprint
    /// The role of the registrations that follow: provider, replacement or decorator.
    var role = Registration.Role.provider
    /// The ids to replace in a derived container; nil for any other container.
    var substitution: Substitution?

    init(blueprint: Blueprint = Blueprint()) {
        self.blueprint = blueprint
    }

    mutating func register(_ module: any Module) {
        let (provides, needs) = (module.provides?.map(\.place), module.needs?.map(\.place))
        blueprint.noteForeignIDs((provides ?? []) + (needs ?? []))
        blueprint.modules.append(
            ModuleStatement(
                name: module.name,
                provides: provides.map { Set($0.map(\.slot)) },
                needs: needs.map { Set($0.map(\.slot)) }
            )
        )
        module.register(in: &self)
    }

    /// Registers the factory of a service that is isolated to the main actor.
    ///
    /// ```swift
    /// registrar.register(screensInject, needs: terminalInject) { terminal in
    ///     TerminalScreens(on: terminal)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the service.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - scope: The lifetime of the service; by default one object per container.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory. It runs on the main actor when the service is first needed.
    public mutating func register<Service, each N: MainNeed>(
        _ id: MainInjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor @Sendable (repeat (each N).Value) throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Service> { resolution in
            try onMainActor { try make(repeat (each needs).value(onMainActor: resolution)) }
        }
        add(.mainService, maker, at: id.slot.place, scope, firstNeed, file, line)
    }

    /// Registers the factory of a service that is made asynchronously, or on a global actor other
    /// than the main actor.
    ///
    /// ```swift
    /// registrar.register(bookInject, needs: placesInject) { try await Book(at: $0.path) }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the service.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - scope: The lifetime of the service; by default one object per container.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory. It runs once for all concurrent callers, and is canceled when all
    ///     callers have stopped waiting. All callers get its error, and the next call tries again.
    public mutating func register<Service: Sendable, each N: AsyncNeed>(
        _ id: AsyncInjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) async throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let owner = origin(id.slot.place, file, line, since: firstNeed)
        let maker = AsyncMaker(owner: owner) { resolution in
            try await make(repeat (each needs).value(asynchronouslyIn: resolution))
        }
        add(.asyncService, .asynchronous(maker), id.slot.place, scope, firstNeed, file, line)
    }

    /// Contributes one element to a list.
    ///
    /// ```swift
    /// registrar.register(commandsInject, needs: safeBoxInject.lazily) { safeBox in
    ///     Command("put") { try safeBox.value.put(1) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the list.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - scope: The lifetime of the list; by default one list per container. All contributions to
    ///     one list state the same scope.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory. It runs once per container or open scope, when the list is first
    ///     needed.
    @inlinable
    public mutating func register<Element: Sendable, each N: Need>(
        _ id: CollectionID<Element>,
        needs: repeat each N,
        scope: ListScope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) throws -> Element
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Element> { resolution in
            try make(repeat (each needs).value(in: resolution))
        }
        add(.contribution, maker, at: id.slot.place, scope.scope, firstNeed, file, line)
    }

    /// Replaces services that other modules register under the same ids.
    ///
    /// ```swift
    /// registrar.replacing { $0.register(clockInject) { FixedClock() } }
    /// ```
    ///
    /// The order of the modules does not matter. Validation refuses a replacement of an id that is
    /// not registered, and two replacements of one id.
    ///
    /// - Parameter registrations: A closure that registers the replacements. Its contributions are
    ///   added to lists and replace nothing.
    public mutating func replacing(_ registrations: (inout Registrar) -> Void) {
        // In a derived container every registration is a replacement already.
        guard substitution == nil else { return registrations(&self) }
        let outerRole = role
        role = .replacement
        registrations(&self)
        role = outerRole
    }
}
