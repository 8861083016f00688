import DependencyContainer
import Testing

@Suite("the near names of a report")
struct NearestNamesTests {
    private static let asking = CollectionID<Service>("Nearest.Asking")

    /// What is missing in an app that registers the ones and needs the others.
    private func missing(_ registered: [String], _ needed: [String]) -> [MissingService] {
        let report = report(
            of: InlineModule { registrar in
                for name in registered { registrar.register(serviceID(name)) { Service() } }
                for name in needed {
                    registrar.contribute(to: Self.asking, needs: serviceID(name)) { $0 }
                }
            }
        )
        return (report?.faults ?? []).compactMap { fault in
            if case .missing(let fault) = fault { fault } else { nil }
        }
    }

    @Test("are those that comparing all with all finds", arguments: UInt64(1)...20)
    func reference(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func name() -> String {
            let letters = Array("abcAB.한")
            let count = 1 + random.index(below: 9)
            return String((0..<count).map { _ in letters[random.index(below: letters.count)] })
        }
        let registered = Set((0..<150).map { _ in name() })
        let needed = Set((0..<40).map { _ in name() }).subtracting(registered)
        let faults = missing(registered.sorted(), needed.sorted())
        #expect(faults.count == needed.count)
        for fault in faults {
            let nearest = Self.nearest(to: fault.name, among: registered)
            #expect(fault.nearest == nearest, "\(fault.name), seed \(seed)")
        }
    }

    @Test(
        "are found quickly among 10,000 long ones that are all alike, for however many faults",
        arguments: [50, 500, 5_000]
    )
    func alike(faults: Int) throws {
        let registered = (0..<10_000).map { "SomeFeatureServiceNumber\($0)" }
        let needed = (0..<faults).map { "SomeFeatureServiceNumbr\($0)" }
        var found: [MissingService] = []
        let time = ContinuousClock().measure { found = missing(registered, needed) }
        #expect(found.count == faults)
        #expect(found.first?.nearest.first == "SomeFeatureServiceNumber0")
        #if DEBUG
            #expect(time < .seconds(60))
        #else
            // A tenth of a second alone; a search of all pairs took thirteen. Others run beside it.
            #expect(time < .seconds(4))
        #endif
    }

    /// The same by the textbook, without any way round.
    private static func nearest(to name: String, among names: Set<String>) -> [String] {
        let asked = Array(name.lowercased().utf8)
        let limit = asked.count <= 3 ? 1 : max(2, asked.count / 3)
        return names.map { (distance(asked, Array($0.lowercased().utf8)), $0) }
            .filter { $0.0 <= limit }
            .sorted { $0 < $1 }
            .prefix(3)
            .map(\.1)
    }

    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in second.indices {
                let exchanged = diagonal + (letter == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
