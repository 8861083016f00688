/// A module that does not do what it says, or needs what it does not say: see ``Module/provides`` and
/// ``Module/needs``.
public enum ModuleStatementFault: Sendable, Hashable, CustomStringConvertible {
    /// It has a need that it does not state.
    case unstatedNeed(name: String, of: DependencyStep, provider: String)
    /// It needs what another module keeps to itself.
    case privateService(name: String, of: DependencyStep, provider: DependencyStep)
    /// It states that it provides what it does not register.
    case emptyPromise(module: String, name: String)
    /// It states a need that none of its registrations has.
    case needlessStatement(module: String, name: String)

    /// What does not fit, where, and what to do.
    public var description: String {
        switch self {
        case .unstatedNeed(let name, let step, let provider):
            """
            module \(step.module) needs \(name) of \(provider) and does not say so.
            needed by: \(step)
            to mend: add its id to the module's `needs`, or do without it
            """
        case .privateService(let name, let step, let provider):
            """
            module \(step.module) needs \(name), which module \(provider.module) keeps to itself.
            needed by: \(step)
            registered: \(provider.place)
            to mend: add its id to `provides` of \(provider.module), or ask for what that provides
            """
        case .emptyPromise(let module, let name):
            """
            module \(module) says that it provides \(name), and does not register it.
            to mend: register it, or take its id out of the module's `provides`
            """
        case .needlessStatement(let module, let name):
            """
            module \(module) says that it needs \(name), and nothing of it does.
            to mend: take its id out of the module's `needs`
            """
        }
    }
}

extension Wiring {
    /// Where modules and what they say of themselves differ.
    /// - Parameter explained: slots of which another fault already says what is wrong.
    func findStatementFaults(besides explained: Set<Int>) -> [ModuleStatementFault] {
        let modules = blueprint.modules
        guard modules.contains(where: { $0.provides != nil || $0.needs != nil }) else { return [] }
        let deeds = ModuleDeeds(blueprint)
        var faults: [ModuleStatementFault] = []
        var known: Set<ModuleStatementFault> = []
        func add(_ fault: ModuleStatementFault) {
            if known.insert(fault).inserted { faults.append(fault) }
        }

        for node in nodes.indices {
            for edge in edges(of: node) {
                let target = nodes[Int(edge.target)]
                let module = Int(blueprint.registrations[Int(edge.registration)].module)
                // What it registers too is its own, whoever else contributes to it or replaces it.
                guard module != Int(target.owner), target.kind != .scopeInput,
                    !deeds.registers(module, target.slot)
                else { continue }
                if let needs = modules[module].needs, !needs.contains(target.slot) {
                    add(
                        .unstatedNeed(
                            name: SlotRegistry.name(of: target.slot),
                            of: step(edge.registration),
                            provider: modules[Int(target.owner)].name
                        )
                    )
                }
                if keepsToThemselves(Int(edge.target)) {
                    add(
                        .privateService(
                            name: SlotRegistry.name(of: target.slot),
                            of: step(edge.registration),
                            provider: firstStep(of: Int(edge.target))
                        )
                    )
                }
            }
        }
        for (index, module) in modules.enumerated() {
            for slot in (module.provides ?? []).sorted() where !deeds.registers(index, slot) {
                let name = SlotRegistry.name(of: slot)
                faults.append(.emptyPromise(module: module.name, name: name))
            }
            for slot in (module.needs ?? []).sorted()
            where !deeds.needs(index, slot) && !explained.contains(slot) {
                let name = SlotRegistry.name(of: slot)
                faults.append(.needlessStatement(module: module.name, name: name))
            }
        }
        return faults
    }

    /// Whether none of the modules that register the node lets others need it.
    private func keepsToThemselves(_ node: Int) -> Bool {
        let (slot, owner) = (nodes[node].slot, Int(nodes[node].owner))
        guard nodes[node].kind != .contribution,
            let provides = blueprint.modules[owner].provides, !provides.contains(slot)
        else { return false }
        // Registered twice: that is a fault of its own, and says nothing of who may need it.
        return registrations(of: node).allSatisfy { index in
            let registration = blueprint.registrations[Int(index)]
            guard registration.role == .provider else { return true }
            let provides = blueprint.modules[Int(registration.module)].provides
            return provides.map { !$0.contains(slot) } ?? false
        }
    }
}

/// What the modules that say something of themselves do.
private struct ModuleDeeds {
    private var registered: [Set<Int>]
    private var needed: [Set<Int>]

    init(_ blueprint: Blueprint) {
        registered = Array(repeating: [], count: blueprint.modules.count)
        needed = registered
        // Those that were replaced count too: a test does not change what a module says.
        for registration in blueprint.registrations {
            let module = Int(registration.module)
            let (provides, needs) = (
                blueprint.modules[module].provides, blueprint.modules[module].needs
            )
            guard provides != nil || needs != nil else { continue }
            if registration.role != .decorator {
                registered[module].insert(Int(registration.slot))
            }
            if needs != nil {
                for need in blueprint.needs(of: registration) { needed[module].insert(need.slot) }
            }
        }
    }

    /// Whether the module registers something there, and not only wraps it.
    func registers(_ module: Int, _ slot: Int) -> Bool { registered[module].contains(slot) }

    /// Whether a registration of the module needs it.
    func needs(_ module: Int, _ slot: Int) -> Bool { needed[module].contains(slot) }
}
