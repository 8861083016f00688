/// A difference between the registrations of a module and its ``Module/provides`` or
/// ``Module/needs``.
public enum ModuleStatementFault: Sendable, Hashable, CustomStringConvertible {
    /// A service that a module needs but does not list in `needs`.
    case unstatedNeed(name: String, of: DependencyStep, provider: String)
    /// A service that a module needs, although the providing module does not list it in `provides`.
    case privateService(name: String, of: DependencyStep, provider: DependencyStep)
    /// A service that a module lists in `provides` but does not register.
    case emptyPromise(module: String, name: String)
    /// A service that a module lists in `needs` but does not need.
    case needlessStatement(module: String, name: String)

    /// The difference, its place and the fix.
    public var description: String {
        switch self {
        case .unstatedNeed(let name, let step, let provider):
            """
            module \(step.module) needs \(name) of module \(provider) without listing it.
            needed by: \(step)
            fix: add its id to the module's 'needs', or remove the need
            """
        case .privateService(let name, let step, let provider):
            """
            module \(step.module) needs \(name), which module \(provider.module) does not provide.
            needed by: \(step)
            registered: \(provider.place)
            fix: add its id to 'provides' of \(provider.module), or need a service that it provides
            """
        case .emptyPromise(let module, let name):
            """
            module \(module) lists \(name) in 'provides' but does not register it.
            fix: register it, or remove its id from the module's 'provides'
            """
        case .needlessStatement(let module, let name):
            """
            module \(module) lists \(name) in 'needs' but has no such need.
            fix: remove its id from the module's 'needs'
            """
        }
    }
}

extension Wiring {
    /// Returns the differences between the modules' registrations and their `provides` or `needs`.
    /// - Parameter explained: The slots to skip, because another fault reports them.
    func findStatementFaults(besides explained: Set<Int>) -> [ModuleStatementFault] {
        let modules = blueprint.modules
        guard !blueprint.isDerived,
            modules.contains(where: { $0.provides != nil || $0.needs != nil })
        else { return [] }
        let usage = ModuleUsage(blueprint)
        var faults: [ModuleStatementFault] = []
        var known: Set<ModuleStatementFault> = []
        for node in nodes.indices {
            for edge in edges(of: node) {
                for fault in statementFaults(of: edge, usage) where known.insert(fault).inserted {
                    faults.append(fault)
                }
            }
        }
        for (index, module) in modules.enumerated() {
            for slot in (module.provides ?? []).sorted() where !usage.registers(index, slot) {
                let name = SlotRegistry.name(of: slot)
                faults.append(.emptyPromise(module: module.name, name: name))
            }
            for slot in (module.needs ?? []).sorted()
            where !usage.needs(index, slot) && !explained.contains(slot) {
                let name = SlotRegistry.name(of: slot)
                faults.append(.needlessStatement(module: module.name, name: name))
            }
        }
        return faults
    }

    private func statementFaults(of edge: Edge, _ usage: ModuleUsage) -> [ModuleStatementFault] {
        let target = Int(edge.target)
        let module = Int(blueprint.registrations[Int(edge.registration)].module)
        let slot = nodes[target].slot
        // A module may need its own registrations, even if others contribute or replace.
        guard module != Int(nodes[target].owner), !usage.registers(module, slot) else { return [] }
        let name = SlotRegistry.name(of: slot)
        var faults: [ModuleStatementFault] = []
        if let needs = blueprint.modules[module].needs, !needs.contains(slot) {
            let provider = blueprint.modules[provider(of: target)].name
            faults.append(
                .unstatedNeed(name: name, of: step(edge.registration), provider: provider)
            )
        }
        if isPrivate(target) {
            let provider = firstStep(of: target)
            faults.append(
                .privateService(name: name, of: step(edge.registration), provider: provider)
            )
        }
        return faults
    }

    /// Returns the first module that lists a node in `provides`; the node's owner if no module
    /// lists the node.
    private func provider(of node: Int) -> Int {
        let slot = nodes[node].slot
        return modules(registering: node).first {
            blueprint.modules[$0].provides?.contains(slot) == true
        }
            ?? Int(nodes[node].owner)
    }

    /// Indicates whether only the modules that register a node may need it.
    private func isPrivate(_ node: Int) -> Bool {
        let slot = nodes[node].slot
        func isPrivate(in module: Int) -> Bool {
            blueprint.modules[module].provides.map { !$0.contains(slot) } ?? false
        }
        guard nodes[node].kind != .contribution, isPrivate(in: Int(nodes[node].owner)) else {
            return false
        }
        // A second registration is a separate fault.
        return modules(registering: node).allSatisfy(isPrivate)
    }

    /// Returns the modules that register a node, not counting replacements; for a scope, the
    /// modules with services within the scope.
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

/// The slots that each module registers and needs, for modules with a `provides` or `needs` list.
private struct ModuleUsage {
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
                registered[module].insert(registration.slot)
                // A service within a scope registers the scope, too.
                if let scope = blueprint.slot(of: registration.scope) {
                    registered[module].insert(scope)
                }
            }
            if needs != nil {
                for need in blueprint.needs(of: registration) { needed[module].insert(need.slot) }
            }
        }
    }

    /// Indicates whether the module registers the slot; a decorator does not count.
    func registers(_ module: Int, _ slot: Int) -> Bool { registered[module].contains(slot) }

    func needs(_ module: Int, _ slot: Int) -> Bool { needed[module].contains(slot) }
}
