/// Groups for the libraries of one area, by the suffixes of names, by folders, and by layers.
struct LibraryGroups {
    enum Kind: Hashable {
        /// Libraries whose names have the same suffix.
        case suffix(String)
        /// Targets of one package whose folders are in the same folder.
        case folder(String)
        /// A single library, if there are only a few libraries.
        case single
        /// All libraries of the area, if no structure was found.
        case all
        /// Libraries that no other library uses.
        case top
        case middle
        /// Libraries that most other libraries use, and libraries that use no other library.
        case foundation

        var isSuffix: Bool { if case .suffix = self { true } else { false } }
    }

    struct Group: Equatable {
        let kind: Kind
        /// The name of the group, without the name of the area.
        let name: String
        /// The names of the modules, sorted.
        let members: [String]
    }

    private(set) var groups: [Group] = []
    private let names: [String]
    /// For each library, the libraries of the area that it uses.
    private let uses: [[Int]]

    /// The suffixes of library names that describe the role of a library.
    private static let suffixes = [
        "Feature", "Features", "Screen", "Screens", "Scene", "Scenes", "Flow", "Module", "UI",
        "SwiftUI", "UIKit", "View", "Views", "Presentation", "Live", "Implementation", "Impl",
        "Middleware", "Command", "Commands", "Service", "Services", "Client", "Clients",
        "Repository", "Repositories", "Interface", "Interfaces", "API", "Protocols", "Contracts",
        "Domain", "Data", "Core", "Kit", "Model", "Models", "Plugin",
    ]

    /// Groups the libraries of an area.
    ///
    /// - Parameters:
    ///   - libraries: The libraries of the area.
    ///   - dependencies: For each module, the modules that it depends on.
    ///   - limit: The maximum number of groups.
    init(of libraries: [Module], dependencies: [String: Set<String>], atMost limit: Int) {
        let libraries = libraries.sorted { $0.name < $1.name }
        let names = libraries.map(\.name)
        let numbers = Dictionary(firstOf: zip(names, names.indices))
        self.names = names
        uses = names.map { name in
            (dependencies[name] ?? []).subtracting([name]).compactMap { numbers[$0] }.sorted()
        }
        let all = Group(kind: .all, name: "libraries", members: names)
        guard libraries.count > 1, limit > 1, uses.contains(where: { !$0.isEmpty }) else {
            groups = libraries.isEmpty ? [] : [all]
            return
        }
        if libraries.count <= min(5, limit) {
            groups = libraries.map {
                Group(kind: .single, name: $0.target.name, members: [$0.name])
            }
            return
        }
        var families = families(of: libraries)
        while true {
            families = connected(families)
            if let found = tiers(between: families, atMost: limit), found.count <= limit {
                groups = found
                return
            }
            guard
                let smallest = families.indices.min(by: {
                    families[$0].members.count < families[$1].members.count
                })
            else { break }
            families.remove(at: smallest)
        }
        groups = [all]
    }

    /// Libraries that belong together by name or folder.
    private struct Family {
        let kind: Kind
        let name: String
        var members: [Int]
    }

    private func families(of libraries: [Module]) -> [Family] {
        var found: [Family] = []
        let bySuffix = Dictionary(grouping: libraries.indices) { number in
            let name = libraries[number].target.name
            return Self.suffixes.filter { name.hasSuffix($0) && name != $0 }
                .max { $0.count < $1.count } ?? ""
        }
        for (suffix, members) in bySuffix where !suffix.isEmpty && isFamily(members) {
            found.append(Family(kind: .suffix(suffix), name: suffix, members: members))
        }
        let taken = Set(found.flatMap(\.members))
        guard Set(libraries.map(\.package.path)).count == 1 else {
            return found.sorted { $0.name < $1.name }
        }
        let byFolder = Dictionary(grouping: libraries.indices.filter { !taken.contains($0) }) {
            libraries[$0].folder.folder
        }
        for (folder, members) in byFolder
        where byFolder.count > 1 && !folder.isEmpty && isFamily(members) {
            found.append(
                Family(kind: .folder(folder), name: String(folder.lastName), members: members)
            )
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Returns whether libraries may become one group.
    ///
    /// A group has at least three libraries, and at most three fifths of all libraries. Fewer than
    /// a third of the possible dependencies between its libraries exist.
    private func isFamily(_ members: [Int]) -> Bool {
        let own = Set(members)
        let edges = members.reduce(0) { $0 + uses[$1].count(where: own.contains) }
        return members.count >= 3 && members.count * 5 <= names.count * 3
            && edges * 3 < members.count * (members.count - 1)
    }

    /// Returns families that form no cycle.
    ///
    /// Of families in a cycle, the smallest is removed. If a few single libraries form a cycle with
    /// one family, they join the family.
    private func connected(_ start: [Family]) -> [Family] {
        var families = start
        while true {
            let graph = Contraction(families.map(\.members), uses)
            let cycle = stronglyConnectedComponents(graph.uses).first { component in
                component.count > 1 && component.contains { $0 < families.count }
            }
            guard let cycle else { return families }
            let own = cycle.filter { $0 < families.count }.sorted {
                families[$0].members.count < families[$1].members.count
            }
            let others = cycle.filter { $0 >= families.count }
            let room =
                families[own[0]].kind.isSuffix ? max(1, families[own[0]].members.count / 4) : 0
            if own.count > 1 || others.count > room {
                families.remove(at: own[0])
            } else {
                families[own[0]].members += others.flatMap { graph.members[$0] }
            }
        }
    }

    /// Returns groups for the families, and for layers of the other libraries; nil if these groups
    /// would form a cycle.
    private func tiers(between families: [Family], atMost limit: Int) -> [Group]? {
        let graph = Contraction(families.map(\.members), uses)
        let floors = graph.floors
        let isUsed = Set(graph.uses.joined())
        let singles = graph.members.indices.dropFirst(families.count)
        let own = floors.prefix(families.count)
        let users = Dictionary(uses.joined().map { ($0, 1) }, uniquingKeysWith: +)
        let popular = singles.filter { (users[graph.members[$0][0]] ?? 0) * 2 >= names.count - 1 }
        let highest = floors.max() ?? 0
        let lowest = own.min() ?? 0
        // The libraries that half of the others use and all that these use, or else the libraries
        // below all families.
        let ground = popular.isEmpty && lowest * 2 <= highest ? lowest : 0
        let base = reachable(from: popular) { graph.uses[$0] }
        let foundation = singles.filter { node in
            base.contains(node)
                || floors[node] <= ground && (isUsed.contains(node) || graph.uses[node].isEmpty)
        }
        let roof = own.max().map { $0 > ground ? $0 : highest } ?? highest
        let top = singles.filter { node in
            !foundation.contains(node) && (!isUsed.contains(node) || floors[node] > roof)
        }
        var middle = [singles.filter { !foundation.contains($0) && !top.contains($0) }]
            .filter { !$0.isEmpty }
        func split(_ index: Int, above floor: Int) -> Bool {
            let low = middle[index].filter { floors[$0] <= floor }
            guard !low.isEmpty, low.count < middle[index].count else { return false }
            middle[index] = middle[index].filter { floors[$0] > floor }
            middle.append(low)
            return true
        }
        /// Returns the parts of the area: the families, the foundation, the top, and then the
        /// middle.
        func parts() -> [[Int]] { families.indices.map { [$0] } + [foundation, top] + middle }
        while let cycle = graph.cycle(among: parts()) {
            let start = families.count + 2
            let floorsOfFamilies = cycle.filter { $0 < families.count }.map { floors[$0] }
            let isSplit = cycle.filter { $0 >= start }.contains { part in
                floorsOfFamilies.contains { split(part - start, above: $0) }
            }
            guard isSplit else { return nil }
        }
        func count() -> Int { parts().count { !$0.isEmpty } }
        while count() < limit,
            let index = middle.indices.filter({ index in
                middle[index].count > 6 && Set(middle[index].map { floors[$0] }).count > 2
            }).max(by: { middle[$0].count < middle[$1].count })
        {
            guard let half = Self.half(of: middle[index].map { floors[$0] }),
                split(index, above: half)
            else { break }
        }
        middle.sort { left, right in
            (left.map { floors[$0] }.max() ?? 0) > (right.map { floors[$0] }.max() ?? 0)
        }
        return named(families, top, middle, foundation, in: graph)
    }

    /// Returns the floor that divides a list of floors into two parts of similar size.
    private static func half(of floors: [Int]) -> Int? {
        func distance(_ floor: Int) -> Int { abs(floors.count { $0 <= floor } * 2 - floors.count) }
        return Set(floors).sorted().dropLast().min { distance($0) < distance($1) }
    }

    /// Returns the groups for families and layers, the uppermost layer first, without empty groups.
    private func named(
        _ families: [Family],
        _ top: [Int],
        _ middle: [[Int]],
        _ foundation: [Int],
        in graph: Contraction
    ) -> [Group] {
        let middleNames =
            switch middle.count {
            case 1: ["shared"]
            case 2: ["upper", "lower"]
            case 3: ["upper", "middle", "lower"]
            default: middle.indices.map { "tier \(middle.count - $0)" }
            }
        func tier(_ kind: Kind, _ name: String, _ nodes: [Int]) -> Family {
            Family(kind: kind, name: name, members: nodes.flatMap { graph.members[$0] })
        }
        let tiers =
            [tier(.top, "top", top)] + zip(middleNames, middle).map { tier(.middle, $0, $1) }
            + [tier(.foundation, "foundation", foundation)]
        return (families + tiers).filter { !$0.members.isEmpty }.map { part in
            let members = part.members.map { names[$0] }.sorted()
            return Group(kind: part.kind, name: part.name, members: members)
        }
    }

    /// The graph with one node for each family, followed by one node for each other library.
    private struct Contraction {
        let members: [[Int]]
        let uses: [[Int]]
        let floors: [Int]

        init(_ families: [[Int]], _ edges: [[Int]]) {
            let taken = Set(families.joined())
            let members = families + edges.indices.filter { !taken.contains($0) }.map { [$0] }
            uses = Self.quotient(of: members, edges)
            floors = Floors.of(uses)
            self.members = members
        }

        /// Returns the indices of parts that form a cycle, if any; each part is a list of nodes.
        func cycle(among parts: [[Int]]) -> [Int]? {
            stronglyConnectedComponents(Self.quotient(of: parts, uses)).first { $0.count > 1 }
        }

        private static func quotient(of parts: [[Int]], _ edges: [[Int]]) -> [[Int]] {
            var partOf = [Int](repeating: 0, count: edges.count)
            for (part, members) in parts.enumerated() {
                for member in members { partOf[member] = part }
            }
            return parts.enumerated().map { part, members in
                Set(members.flatMap { edges[$0].map { partOf[$0] } }).subtracting([part]).sorted()
            }
        }
    }
}
