extension Registrar {
    /// Registers who provides a service of the main actor.
    ///
    /// ```swift
    /// registrar.registerOnMainActor(screensInject, needs: terminalInject) { terminal in
    ///     TerminalScreens(on: terminal)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: what others ask for it by.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - scope: how long what is made is kept; one object per container unless told.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs on the main actor, when the service is first needed.
    public mutating func registerOnMainActor<Service, each N: MainNeed>(
        _ id: MainInjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor @Sendable (repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = MainMaker<Service> { resolution in
            make(repeat (each needs).value(onMainActor: resolution))
        }
        add(.mainService, maker, at: id.slot.number, scope, firstNeed, file, line)
    }
}
