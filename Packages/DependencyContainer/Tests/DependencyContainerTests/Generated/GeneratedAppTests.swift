import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Generated apps of 10,000 services")
struct GeneratedAppTests {
    private static let seeds = GeneratedWork.generatedApps.seeds()
    private static let count = 10_000

    @Test(
        "a valid generated app is accepted, and each service is made as registered",
        arguments: seeds
    )
    func sound(seed: UInt64) async throws {
        let app = AppGenerator.app(of: Self.count, seed: seed)
        let modules = app.containerModules()
        do {
            let container = try Container(modules: modules)
            let differences = try await app.differences(in: container)
            #expect(differences.isEmpty, "seed \(seed)")
            GeneratedWork.generatedApps.report(1)
        } catch {
            Issue.record("seed \(seed): \(error)")
        }
    }

    @Test("services are made as registered if the container has few of the program's ids")
    func fewAmongMany() async throws {
        for seed in GeneratedWork.smallerApps.seeds() {
            var app = AppGenerator.app(of: 200, seed: seed)
            for number in app.services.indices { app.services[number].name += " of \(seed)" }
            let known = try #require(app.services.first { $0.kind == .service })
            _ = GeneratedIDs.service(known.name)
            for number in 0..<10_000 { _ = GeneratedIDs.service("Between\(number) of \(seed)") }
            let container = try Container(modules: app.containerModules())
            #expect(container.wiring.nodeTable.slotCount == 0)
            let differences = try await app.differences(in: container)
            #expect(differences.isEmpty, "seed \(seed)")
        }
        GeneratedWork.smallerApps.report(GeneratedWork.smallerApps.amount)
    }

    @Test("a generated app with 50 faults is refused with exactly these", arguments: seeds)
    func faulty(seed: UInt64) throws {
        var planter = FaultPlanter(AppGenerator.app(of: Self.count, seed: seed))
        planter.plant(50)
        let modules = planter.app.containerModules()
        let found = report(modules)?.faults.map { PlantedFault($0) } ?? []
        #expect(found.count == 50)
        let (missing, extra) = difference(planter.faults, found)
        GeneratedWork.generatedApps.report(1)
        #expect(missing.isEmpty, "not reported, seed \(seed)")
        #expect(extra.isEmpty, "additionally reported, seed \(seed)")
    }

    @Test(
        "a generated app has the same report each time, and the same faults in any order of modules"
    )
    func order() throws {
        for seed in GeneratedWork.smallerApps.seeds() {
            var planter = FaultPlanter(AppGenerator.app(of: 1_000, seed: seed))
            planter.plant(30)
            let modules = planter.app.containerModules()
            let first = try #require(report(modules))
            #expect(report(modules) == first)
            #expect(report(modules)?.description == first.description)
            var random = SeededRandom(seed: seed)
            let shuffled = report(modules.shuffled(using: &random))?.faults.map { PlantedFault($0) }
            let (missing, extra) = difference(planter.faults, shuffled ?? [])
            #expect(missing.isEmpty, "not reported, seed \(seed)")
            #expect(extra.isEmpty, "additionally reported, seed \(seed)")
        }
        GeneratedWork.smallerApps.report(GeneratedWork.smallerApps.amount)
    }

    private func report(_ modules: [GeneratedModule]) -> ValidationReport? {
        validationReport(of: modules)
    }

    /// Returns the faults that only one of the lists has.
    private func difference(
        _ expected: [PlantedFault],
        _ found: [PlantedFault]
    ) -> (missing: [PlantedFault], extra: [PlantedFault]) {
        var missing = expected
        var extra: [PlantedFault] = []
        for fault in found {
            if let index = missing.firstIndex(of: fault) {
                missing.remove(at: index)
            } else {
                extra.append(fault)
            }
        }
        return (missing, extra)
    }
}
