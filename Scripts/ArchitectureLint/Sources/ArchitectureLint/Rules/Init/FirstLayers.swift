/// Which groups stand above which, as they know each other now.
struct FirstLayers {
    /// The groups of each layer, the uppermost first.
    let layers: [[String]]
    /// The groups that are left out, since they know each other in a circle.
    let circle: [String]

    /// Tests are in no layer: everybody knows that they stand above what they test.
    init(_ first: FirstGroups) {
        let (groups, known) = (first.groups, first.known)
        var floors = Floors.of(known)
        let isInCircle = groups.indices.map { number in
            known[number].contains { floors[$0] == floors[number] }
        }
        let top = floors.max() ?? 0
        var users = [[Int]](repeating: [], count: groups.count)
        for number in groups.indices {
            for other in known[number] { users[other].append(number) }
        }
        // A program that nobody knows is to stay so, however little it knows itself.
        for number in groups.indices where groups[number].role == .executable {
            if users[number].allSatisfy({ groups[$0].role == .test && users[$0].isEmpty }) {
                floors[number] = top
            }
        }
        let placed = groups.indices.filter { groups[$0].role != .test && !isInCircle[$0] }
        layers = Dictionary(grouping: placed) { floors[$0] }.sorted { $0.key > $1.key }
            .map { $0.value.map { groups[$0].name } }
        circle = groups.indices.filter { isInCircle[$0] }.map { groups[$0].name }
    }
}
