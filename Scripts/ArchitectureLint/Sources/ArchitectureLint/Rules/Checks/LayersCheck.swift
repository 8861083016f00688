/// Finds modules that depend on a layer above their own layer.
///
/// If the layers are closed, a module may depend only on its own layer and the next one.
struct LayersCheck: RuleCheck {
    static let kind = "layers"
    static let requiredKeys = ["layers"]
    static let optionalKeys = ["closed"]

    /// The groups of each layer, the uppermost layer first.
    private let layers: [[String]]
    private let isClosed: Bool

    init(_ fields: DocumentObject) {
        let list = fields["layers"]
        let values = list?.list ?? []
        if let list, values.count < 2 {
            list.report("needs two or more layers, the uppermost first")
        }
        var seen: Set<String> = []
        layers = values.map { layer in
            let names = layer.groups
            for name in names where !seen.insert(name).inserted {
                layer.mistakes.report("the group '\(name)' is in two layers", at: layer.place)
            }
            return names
        }
        isClosed = fields.flag("closed")
    }

    var groups: [String] { layers.flatMap { $0 } }

    func violations(in context: RuleContext) -> [Violation] {
        let members = layers.map(context.members)
        let all = members.reduce(into: Set<String>()) { $0.formUnion($1) }
        var above: Set<String> = []
        var found: [Violation] = []
        for (layer, own) in zip(layers, members) {
            let goals = above.subtracting(own)
            found += context.violations(
                from: own,
                to: goals,
                where: { _ in goals },
                endingAt: all,
                because: { goal in
                    let index = members.firstIndex { $0.contains(goal) } ?? 0
                    let upper = layers[index].joined(separator: ", ")
                    return "\(upper) is above \(layer.joined(separator: ", "))"
                },
                instead: "turn the dependency around: let the lower layer declare a protocol, "
                    + "and implement it above"
            )
            above.formUnion(own)
        }
        return found + (isClosed ? skipping(in: context, members) : [])
    }

    /// Returns the direct dependencies on layers below the next one.
    private func skipping(in context: RuleContext, _ members: [Set<String>]) -> [Violation] {
        func layer(of module: String) -> Int? { members.firstIndex { $0.contains(module) } }
        let network = context.network
        let edges = network.edges(ofPairs: network.both) { number in
            let edge = network.edges[number]
            guard let from = layer(of: edge.from), let to = layer(of: edge.to) else { return false }
            return to > from + 1
        }
        return edges.map { edge in
            let from = layer(of: edge.from) ?? 0
            let next = layers[from + 1].joined(separator: ", ")
            return Violation(
                edge,
                "\(context.described(edge.from)) \(edge.verb) \(context.described(edge.to)): "
                    + "\(layers[from].joined(separator: ", ")) may use only the next layer, \(next)",
                instead: "let a module of \(next) offer what is needed"
            )
        }
    }

    func isIdle(in context: RuleContext) -> Bool {
        layers.count { !context.members(of: $0).isEmpty } < 2
    }

    func measure(in context: RuleContext) -> Measure {
        context.edges(leaving: context.members(of: groups))
    }
}
