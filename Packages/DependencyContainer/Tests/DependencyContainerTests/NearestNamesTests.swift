import DependencyContainer
import Testing

@Suite("Similar names in a report")
struct NearestNamesTests {
    private static let list = CollectionID<Service>("Nearest.List")

    /// Returns the faults of a container that registers some names and needs others.
    private func missing(_ registered: [String], _ needed: [String]) -> [MissingService] {
        let report = report { registrar in
            for name in registered { registrar.register(serviceID(name)) { Service() } }
            for name in needed {
                registrar.register(Self.list, needs: serviceID(name)) { $0 }
            }
        }
        return (report?.faults ?? []).compactMap { fault in
            if case .missing(let fault) = fault { fault } else { nil }
        }
    }

    @Test(
        "similar names are the same as by comparing all pairs",
        arguments: GeneratedWork.misspelledNames.seeds(of: 40)
    )
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
        GeneratedWork.misspelledNames.report(faults.count)
    }

    @Test(
        "many faults among 10,000 long, similar names have suggestions",
        arguments: [50, 500, 5_000]
    )
    func alike(faults: Int) throws {
        let registered = (0..<10_000).map { "SomeFeatureServiceNumber\($0)" }
        let needed = (0..<faults).map { "SomeFeatureServiceNumbr\($0)" }
        let found = missing(registered, needed)
        #expect(found.count == faults)
        #expect(found.first?.nearest.first == "SomeFeatureServiceNumber0")
    }

    /// Compares all pairs with the textbook algorithm.
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
