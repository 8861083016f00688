/// The chains from one module to another: the answer of `archlint why`.
struct WhyReport: Sendable {
    private let from: NamedModules
    private let to: NamedModules
    private let declared: ShortestChains
    private let imported: ShortestChains
    /// The chains over edges of any kind; nil if they add nothing to `declared` and `imported`.
    private let combined: ShortestChains?
    private let searched: (packages: Int, modules: Int, declared: Int, imports: Int)
    // A module of the toolchain is only imported.
    private let canBeDeclared: Bool

    init(from: NamedModules, to: NamedModules, in workspace: Workspace) {
        func chains(_ edges: [Edge]) -> ShortestChains {
            // Dependencies within a package say nothing about two packages.
            let within = from.modules.intersection(to.modules)
            let useful = within.count < 2 ? edges : edges.filter { !within.contains($0.to) }
            return ShortestChains(over: useful, from: from.modules, to: to.modules)
        }
        let all = workspace.edges
        let declarations = all.filter { $0.kind == .declared }
        let imports = all.filter { $0.kind == .imported }
        self.from = from
        self.to = to
        declared = chains(declarations)
        imported = chains(imports)
        let combined = chains(all)
        let isShared = combined.chains.contains { $0.count == 1 && $0.first?.kind == .shared }
        let isNeeded = isShared || (declared.chains.isEmpty && imported.chains.isEmpty)
        self.combined = isNeeded && !combined.chains.isEmpty ? combined : nil
        let repository = workspace.repository
        searched = (
            repository.packages.count, repository.modules.count, declarations.count, imports.count
        )
        canBeDeclared = !to.modules.isDisjoint(with: repository.modules.map(\.name))
    }

    private var isFoundOnALevel: Bool { !declared.chains.isEmpty || !imported.chains.isEmpty }
    private var isFound: Bool { isFoundOnALevel || combined != nil }

    var status: ExitCode { isFound ? .success : .violations }

    var text: String {
        guard let combined else { return levels }
        let verbs = Set(combined.chains.joined().map(\.verb))
        let order = verbs.sorted { ($0.contains(" ") ? 1 : 0, $0) < ($1.contains(" ") ? 1 : 0, $1) }
        let block = block(order.joined(separator: " or "), combined)
        return isFoundOnALevel ? levels + "\n" + block : block
    }

    /// The text about the chains of declarations and the chains of imports.
    private var levels: String {
        let counts = [
            searched.packages.counted("package"), searched.modules.counted("module"),
            searched.declared.counted("declared dependency"), searched.imports.counted("import"),
        ]
        let searched = "Searched: \(counts.joined(separator: ", ")).\n"
        guard isFound else {
            return "\(title(from, article: "The")) does not reach \(title(to)).\n" + searched
        }
        let showsDeclared = canBeDeclared || !declared.chains.isEmpty
        let isComplete = !imported.chains.isEmpty && !(showsDeclared && declared.chains.isEmpty)
        return (showsDeclared ? block("declares", declared) + "\n" : "")
            + block("imports", imported) + (isComplete ? "" : "\n" + searched)
    }

    private func title(_ names: NamedModules, article: String = "the") -> String {
        names.kind == .module ? names.name : "\(article) \(names.kind.rawValue) \(names.name)"
    }

    private func block(_ verb: String, _ found: ShortestChains) -> String {
        guard let length = found.chains.first?.count else {
            return "There is no chain in which each module \(verb) the next.\n"
        }
        let count = found.count == 1 ? "" : ", \(found.count) such chains"
        let lines = found.chains.map { chain in
            let names = chain.map { "\($0.from) → \($0.to)" }
            let width = names.map(\.count).max() ?? 0
            return zip(names, chain).map {
                "    \($0.padded(to: width))  \($1.place)\($1.shownCondition.onOneLine)\n"
            }.joined()
        }
        let rest = found.count - found.chains.count
        return "Each module \(verb) the next (\(length.counted("step"))\(count)):\n"
            + lines.joined(separator: "\n") + (rest > 0 ? "    … \(rest) more\n" : "")
    }

    var json: JSONObject {
        func name(_ names: NamedModules) -> JSONObject {
            ["name": names.name, "kind": names.kind.rawValue]
        }
        func level(_ found: ShortestChains) -> JSONObject {
            ["count": found.count, "chains": found.chains.map { $0.map(\.entry) }]
        }
        let searched: JSONObject = [
            "packages": searched.packages, "modules": searched.modules,
            "declaredDependencies": searched.declared, "imports": searched.imports,
        ]
        return [
            "from": name(from), "to": name(to), "declared": level(declared),
            "imported": level(imported), "together": combined.map(level), "searched": searched,
        ]
    }
}
