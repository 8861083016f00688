import DependencyContainer
import Testing

@Suite("a generated app of 10,000 services")
struct GeneratedAppTests {
    private static let seeds: [UInt64] = [1, 2, 3, 4, 5]
    private static let count = 10_000

    #if DEBUG
        private static let longest = Duration.seconds(60)
    #else
        private static let longest = Duration.milliseconds(800)
    #endif

    @Test(
        "that is sound is accepted, and everything in it is made as it was registered",
        arguments: seeds
    )
    func sound(seed: UInt64) async throws {
        let app = AppGenerator.app(of: Self.count, seed: seed)
        let modules = app.containerModules()
        do {
            let container = try Container(modules: modules)
            let wrong = try await app.whatIsWrong(in: container)
            #expect(wrong.isEmpty, "seed \(seed)")
        } catch {
            Issue.record("seed \(seed): \(error)")
        }
    }

    @Test("with 50 faults of all kinds is refused with exactly these, in no time", arguments: seeds)
    func faulty(seed: UInt64) throws {
        var planter = FaultPlanter(AppGenerator.app(of: Self.count, seed: seed))
        planter.plant(50)
        let modules = planter.app.containerModules()
        var report: ValidationReport?
        let time = ContinuousClock().measure {
            do throws(ValidationReport) {
                _ = try Container(modules: modules)
            } catch {
                report = error
            }
        }
        let found = report?.faults.map { PlantedFault($0) } ?? []
        #expect(found.count == 50)
        let (missing, extra) = difference(planter.faults, found)
        #expect(missing.isEmpty, "not reported, seed \(seed)")
        #expect(extra.isEmpty, "reported besides, seed \(seed)")
        #expect(time < Self.longest, "seed \(seed)")
    }

    @Test(
        "is refused with the same report each time, and in another order of its modules with the same faults"
    )
    func order() throws {
        for seed in UInt64(100)..<120 {
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
            #expect(extra.isEmpty, "reported besides, seed \(seed)")
        }
    }

    private func report(_ modules: [GeneratedModule]) -> ValidationReport? {
        do throws(ValidationReport) {
            _ = try Container(modules: modules)
            return nil
        } catch {
            return error
        }
    }

    /// What the one has more often than the other, each way round.
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
