extension Registrar {
    /// Registers who makes a service from an argument; a new one each time.
    ///
    /// - Parameters:
    ///   - id: what others ask for it by.
    ///   - needs: what the factory gets after the argument, in that order.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It gets the argument first.
    public mutating func registerWithArgument<Argument, Service: Sendable, each N: Need>(
        _ id: ArgumentID<Argument, Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (Argument, repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let origin = origin(id.slot.number, file, line, since: firstNeed)
        let maker = ArgumentMaker<Argument, Service> { resolution, argument in
            trackedMaking(origin, resolution) { resolution in
                make(argument, repeat (each needs).value(in: resolution))
            }
        }
        add(.factory, .argument(maker), id.slot.number, .new, firstNeed, file, line)
    }
}
