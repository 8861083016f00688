import DependencyContainer
import DependencyContainerGraph

extension Graph.Node {
    /// Creates a node that a module registers in a file with the name of the node.
    init(
        _ name: String,
        _ kind: Kind = .service,
        scope: Scope = .container,
        module: String = "M",
        decorators: [String] = [],
        needs: [Graph.Need] = []
    ) {
        func step(_ module: String) -> DependencyStep {
            DependencyStep(
                name: name,
                module: module,
                place: SourcePlace(file: "\(module).swift", line: 1)
            )
        }
        self.init(
            name: name,
            kind: kind,
            scope: scope,
            registrations: [step(module)],
            decorators: decorators.map(step),
            needs: needs
        )
    }
}

extension Graph {
    /// A node of every kind that a container registers, each named by its kind.
    static let ofAllKinds = Graph(
        nodes: Node.Kind.allCases.filter { $0 != .absent }.map { Node($0.rawValue, $0) }
    )

    /// `Commands` → `SafeBox` ⇢ `Audit`, both → `Ledger` (new, decorated twice); `Commands` ⇢
    /// `Hints`, which is absent.
    static let ofSafeBox = Graph(nodes: [
        Node(
            "Commands",
            .collection,
            needs: [
                Need(name: "SafeBox", node: 1, isDeferred: false),
                Need(name: "Hints", node: nil, isDeferred: true),
            ]
        ),
        Node(
            "SafeBox",
            module: "SafeBox",
            needs: [
                Need(name: "Ledger", node: 3, isDeferred: false),
                Need(name: "Audit", node: 2, isDeferred: true),
            ]
        ),
        Node(
            "Audit",
            .asyncService,
            module: "App",
            needs: [Need(name: "Ledger", node: 3, isDeferred: false)]
        ),
        Node("Ledger", scope: .new, module: "Ledger", decorators: ["App", "Cache"]),
    ])
}
