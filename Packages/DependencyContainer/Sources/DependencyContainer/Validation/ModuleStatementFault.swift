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
    func findStatementFaults() -> [ModuleStatementFault] {
        let modules = blueprint.modules
        guard modules.contains(where: { $0.provides != nil || $0.needs != nil }) else { return [] }
        var faults: [ModuleStatementFault] = []
        var used = [Set<Int>](repeating: [], count: modules.count)
        var registered = used
        for node in nodes { registered[Int(node.owner)].insert(node.slot) }
        // Those that were replaced count too: a test does not change what a module says.
        for registration in blueprint.registrations {
            used[Int(registration.module)].formUnion(
                blueprint.needs(of: registration).lazy.map(\.slot)
            )
        }

        for node in nodes.indices {
            for edge in edges(of: node) {
                let target = nodes[Int(edge.target)]
                let module = Int(blueprint.registrations[Int(edge.registration)].module)
                guard module != Int(target.owner), target.kind != .scopeInput else { continue }
                let name = SlotRegistry.name(of: target.slot)
                if let needs = modules[module].needs, !needs.contains(target.slot) {
                    let fault = ModuleStatementFault.unstatedNeed(
                        name: name,
                        of: step(edge.registration),
                        provider: modules[Int(target.owner)].name
                    )
                    if !faults.contains(fault) { faults.append(fault) }
                }
                if let provides = modules[Int(target.owner)].provides,
                    !provides.contains(target.slot), target.kind != .contribution
                {
                    let fault = ModuleStatementFault.privateService(
                        name: name,
                        of: step(edge.registration),
                        provider: firstStep(of: Int(edge.target))
                    )
                    if !faults.contains(fault) { faults.append(fault) }
                }
            }
        }
        for (index, module) in modules.enumerated() {
            for slot in (module.provides ?? []).subtracting(registered[index]).sorted() {
                let name = SlotRegistry.name(of: slot)
                faults.append(.emptyPromise(module: module.name, name: name))
            }
            for slot in (module.needs ?? []).subtracting(used[index]).sorted() {
                let name = SlotRegistry.name(of: slot)
                faults.append(.needlessStatement(module: module.name, name: name))
            }
        }
        return faults
    }
}
