extension Registrar {
    /// Registers who provides a plug-in.
    ///
    /// - Parameters:
    ///   - id: what others ask for it by; they live without it when it is absent.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs once per container, when the plug-in is first needed.
    @inlinable
    public mutating func register<Service: Sendable, each N: Need>(
        _ id: PluginID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Service?> { resolution in
            make(repeat (each needs).value(in: resolution))
        }
        add(.plugin, maker, at: id.slot.number, .container, firstNeed, file, line)
    }
}
