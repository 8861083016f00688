// What the inlinable methods of the registrar are made of. Those are the only code compiled into the
// clients: with it, a factory is called directly instead of through closures of existentials.
extension Registrar {
    @usableFromInline var needCount: Int { blueprint.needs.count }

    @usableFromInline var declaredNeeds: DeclaredNeeds {
        get { blueprint.needs }
        _modify { yield &blueprint.needs }
    }

    /// The index of the registration that is being made, if it has lazy needs, otherwise -1.
    @usableFromInline
    func lazyOwner(since firstNeed: Int) -> Int {
        blueprint.needs.requirements[firstNeed...].contains(where: \.isLazy)
            ? replaced ?? blueprint.registrations.count : -1
    }

    @usableFromInline
    mutating func addService<Service>(
        at slot: Slot<Service>,
        scope: Scope,
        firstNeed: Int,
        file: StaticString,
        line: UInt,
        maker: Maker<Service>
    ) {
        add(.service, slot.number, scope, firstNeed, file, line, maker)
    }

    @usableFromInline
    mutating func addContribution<Element>(
        at slot: Slot<[Element]>,
        firstNeed: Int,
        file: StaticString,
        line: UInt,
        maker: Maker<Element>
    ) {
        add(.contribution, slot.number, .container, firstNeed, file, line, maker)
    }

    mutating func add(
        _ kind: Registration.Kind,
        _ slot: Int,
        _ scope: Scope,
        _ firstNeed: Int,
        _ file: StaticString,
        _ line: UInt,
        _ maker: any ErasedMaker
    ) {
        let registration = Registration(
            slot: Int32(slot),
            module: Int32(blueprint.modules.count - 1),
            firstNeed: Int32(firstNeed),
            needCount: Int32(blueprint.needs.count - firstNeed),
            line: UInt32(clamping: line),
            kind: kind,
            scope: scope,
            file: file,
            maker: maker
        )
        if let replaced {
            blueprint.registrations[replaced] = registration
        } else {
            blueprint.registrations.append(registration)
        }
    }
}
