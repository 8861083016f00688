extension Container {
    /// A new container in which one service is provided by another factory; this one is unchanged.
    ///
    /// What a test wants: nothing global changes, so tests that run beside each other never meet. The
    /// new container is validated and sealed like the first one and makes everything anew.
    ///
    /// ```swift
    /// let offline = try container.replacing(signingInject) { RefusingSigning() }
    /// ```
    ///
    /// - Parameters:
    ///   - id: the service; it must be registered.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - scope: how long what is made is kept.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory.
    /// - Throws: ``ValidationReport``, also when nobody registers the id.
    @inlinable
    public func replacing<Service: Sendable, each N: Need>(
        _ id: InjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) -> Service
    ) throws(ValidationReport) -> Container {
        var registrar = try registrar(replacing: id.slot.number, file: file, line: line)
        registrar.register(
            id,
            needs: repeat each needs,
            scope: scope,
            file: file,
            line: line,
            make: make
        )
        return try Container(validating: registrar)
    }

    /// A registrar that has everything of this container and puts what is registered next in the
    /// place of what stands at the slot.
    @usableFromInline
    func registrar(
        replacing slot: Int,
        file: StaticString,
        line: UInt
    ) throws(ValidationReport) -> Registrar {
        guard let node = wiring.node(at: slot), let index = wiring.registrations(of: node).first
        else {
            let name = SlotRegistry.name(of: slot)
            var names = NearestNames(of: wiring)
            let fault = UnknownReplacement(
                name: name,
                type: SlotRegistry.typeName(of: slot),
                place: SourcePlace(file: String(describing: file), line: Int(line)),
                nearest: names.names(near: name)
            )
            throw ValidationReport(faults: [.unknownReplacement(fault)])
        }
        var blueprint = wiring.blueprint
        if blueprint.modules.last != "replacing" { blueprint.modules.append("replacing") }
        return Registrar(blueprint: blueprint, replacing: Int(index))
    }

    @usableFromInline
    convenience init(validating registrar: Registrar) throws(ValidationReport) {
        try self.init(validating: registrar.blueprint)
    }
}
