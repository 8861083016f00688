/// Takes down what a module provides and what each of its services needs.
///
/// Nothing is made here: the factories run when something is resolved, after the whole graph was
/// found to be sound.
public struct Registrar {
    var blueprint: Blueprint
    /// What the next registrations are to others under their ids.
    var role = Registration.Role.provider
    /// Set while a derived container is made: what stands under an id is taken out first.
    var substitution: Substitution?

    init(blueprint: Blueprint = Blueprint()) {
        self.blueprint = blueprint
    }

    mutating func register(_ module: any Module) {
        blueprint.modules.append(module.statement)
        module.register(in: &self)
    }

    /// Contributes one element to a list.
    ///
    /// ```swift
    /// registrar.contribute(to: commandsInject, needs: safeBoxInject.lazily) { safeBox in
    ///     Command("put") { try safeBox.value.put(1) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: the list.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - scope: how long the list is kept; one per container unless told. All contributions to one
    ///     list say the same.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs once per container or open scope, when the list is first needed
    ///     there.
    @inlinable
    public mutating func contribute<Element: Sendable, each N: Need>(
        to id: CollectionID<Element>,
        needs: repeat each N,
        scope: ListScope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) -> Element
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Element> { resolution in
            make(repeat (each needs).value(in: resolution))
        }
        add(.contribution, maker, at: id.slot.number, scope.scope, firstNeed, file, line)
    }
}
