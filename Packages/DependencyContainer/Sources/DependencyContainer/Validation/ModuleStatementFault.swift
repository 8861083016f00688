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
        guard !blueprint.isDerived, hasStatements || outer?.hasStatements ?? false else {
            return []
        }
        let deeds = ModuleDeeds(blueprint)
        var faults: [ModuleStatementFault] = []
        var known: Set<ModuleStatementFault> = []
        func add(_ fault: ModuleStatementFault) {
            if known.insert(fault).inserted { faults.append(fault) }
        }
        /// - Parameter wiring: where the target is: this, or that of a container around.
        func check(_ registration: Int, needing target: Int, of wiring: Wiring) {
            let module = Int(blueprint.registrations[registration].module)
            let slot = wiring.nodes[target].slot
            // What it registers too is its own, whoever else contributes to it or replaces it.
            guard wiring !== self || module != Int(wiring.nodes[target].owner),
                !deeds.registers(module, slot)
            else { return }
            let name = SlotRegistry.name(of: slot)
            if let needs = modules[module].needs, !needs.contains(slot) {
                let provider = wiring.blueprint.modules[wiring.provider(of: target)].name
                add(.unstatedNeed(name: name, of: step(registration), provider: provider))
            }
            if wiring.keepsToThemselves(target) {
                let provider = wiring.firstStep(of: target)
                add(.privateService(name: name, of: step(registration), provider: provider))
            }
        }

        for node in nodes.indices {
            for edge in edges(of: node) {
                check(Int(edge.registration), needing: Int(edge.target), of: self)
            }
            for need in outerNeeds[Int32(node)] ?? [] {
                if let (wiring, target) = outer?.registered(need.slot) {
                    check(need.registration, needing: target, of: wiring)
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

    /// Whether any module here says something of itself.
    fileprivate var hasStatements: Bool {
        blueprint.modules.contains { $0.provides != nil || $0.needs != nil }
    }

    /// The module that others would name as the one that provides the node.
    private func provider(of node: Int) -> Int {
        let slot = nodes[node].slot
        return modules(registering: node).first {
            blueprint.modules[$0].provides?.contains(slot) == true
        }
            ?? Int(nodes[node].owner)
    }

    /// Whether none of the modules that register the node lets others need it.
    private func keepsToThemselves(_ node: Int) -> Bool {
        let slot = nodes[node].slot
        func keeps(_ module: Int) -> Bool {
            blueprint.modules[module].provides.map { !$0.contains(slot) } ?? false
        }
        guard nodes[node].kind != .contribution, keeps(Int(nodes[node].owner)) else { return false }
        // Registered twice: that is a fault of its own, and says nothing of who may need it.
        return modules(registering: node).allSatisfy(keeps)
    }

    /// The modules that provide the node, without those that replace it; of a scope all that register
    /// something within.
    private func modules(registering node: Int) -> [Int] {
        if nodes[node].kind == .scopeInput { return modulesWithin[nodes[node].slot] ?? [] }
        return registrations(of: node).compactMap { index in
            let registration = blueprint.registrations[Int(index)]
            let module = Int(registration.module)
            let isModule = !blueprint.modules[module].isDerivation
            return registration.role == .provider && isModule ? module : nil
        }
    }
}

extension Container {
    /// Whether any module here or further out says something of itself.
    fileprivate var hasStatements: Bool {
        wiring.hasStatements || wiring.outer?.hasStatements ?? false
    }
}

/// What the modules that say something of themselves do.
private struct ModuleDeeds {
    private var registered: [Set<Int>]
    private var needed: [Set<Int>]

    init(_ blueprint: Blueprint) {
        registered = Array(repeating: [], count: blueprint.modules.count)
        needed = registered
        for registration in blueprint.registrations {
            let module = Int(registration.module)
            let (provides, needs) = (
                blueprint.modules[module].provides, blueprint.modules[module].needs
            )
            guard provides != nil || needs != nil else { continue }
            if registration.role != .decorator {
                registered[module].insert(Int(registration.slot))
                // Who registers something within a scope registers the scope, whoever is first.
                registered[module].formUnion(blueprint.slots(of: registration.scope))
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
