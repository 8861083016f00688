import Synchronization
import Testing

@testable import Benchmarking

@Suite("Measuring", .serialized)
struct MeasuringTests {
    @Test("is done in turns, and the side that comes first changes with every round")
    func turns() throws {
        var order = ""
        var isMeasuring = false
        let samples = try TimeMeasurement.samples(
            of: .building(units: 2) {
                if isMeasuring { order += "m" }; return Self.busy()
            },
            with: .building(units: 1) {
                if order.isEmpty, isMeasuring { order = "f" } else if isMeasuring { order += "f" }
                isMeasuring = true
                return Self.busy()
            },
            rounds: 3,
            roundLength: 1
        )
        // The floor is tried once, to see how often it fits into a round, then the rounds begin.
        #expect(order == "fmmffm")
        #expect(samples.measured.count == 3)
        #expect(samples.floor.count == 3)
        #expect((samples.measured + samples.floor).allSatisfy { $0 > 0 })
    }

    @Test("tells more work from less")
    func proportion() throws {
        let samples = try TimeMeasurement.samples(
            of: .repeating { times in for _ in 0..<50 * times { blackHole(Self.busy()) } },
            with: .repeating { times in for _ in 0..<times { blackHole(Self.busy()) } },
            rounds: 25,
            roundLength: 1_000_000
        )
        // Other tests run meanwhile, and their time is that of the same process: the quietest rounds.
        let (measured, floor) = (samples.measured.min() ?? 0, samples.floor.min() ?? 0)
        #expect((10.0...250).contains(measured / floor))
    }

    @Test("leaves out what getting rid of the made costs")
    func building() throws {
        final class Slow {
            deinit { for _ in 0..<1_000 { blackHole(MeasuringTests.busy()) } }
        }
        let work = Work.building(units: 1) { Slow() }
        // The time is that of the process, in which other tests run: the quietest of many tries.
        let shares = try (0..<30).map { _ in
            let start = Stopwatch.now()
            let time = try work.time(3)
            return Double(time) / Double(Stopwatch.now() - start)
        }
        #expect(try #require(shares.min()) < 0.1)
    }

    @Test("counts do the work so many times and twice as many, each between marks of its own")
    func counting() throws {
        var done: [Int] = []
        var counting = Counting()
        try counting.run(.repeating { done.append($0) }, row: "a", isFloor: false)
        try counting.run(.building(units: 5) { done.append(-1) }, row: "b", isFloor: true)
        #expect(done == [1_000, 1_000, 2_000, -1, -1])
        #expect(
            counting.segments == [
                CountedSegment(row: "a", isFloor: false, units: 1_000, part: 2),
                CountedSegment(row: "a", isFloor: false, units: 2_000, part: 4),
                CountedSegment(row: "b", isFloor: true, units: 5, part: 6),
            ]
        )
    }

    @Test("sees what is held, and not what was freed")
    func memory() throws {
        let size = 1 << 20
        let held = try #require(Memory.growth { [UInt8](repeating: 1, count: size) })
        #expect((size..<size + 65_536).contains(held))
        let freed = try #require(
            Memory.growth {
                blackHole([UInt8](repeating: 1, count: size)); return 0
            }
        )
        #expect(abs(freed) < 65_536)
    }

    @Test("threads run the body once each, all at once, and are waited for")
    func threads() {
        let entered = Atomic(0)
        let left = Atomic(0)
        inThreads(3) {
            entered.add(1, ordering: .acquiringAndReleasing)
            // Would never end if they ran one after the other.
            while entered.load(ordering: .acquiring) < 3 {}
            left.add(1, ordering: .acquiringAndReleasing)
        }
        #expect(left.load(ordering: .acquiring) == 3)
    }

    /// Some work that takes time.
    @inline(never)
    static func busy() -> Int {
        var sum = 0
        for number in 0..<opaque(1_000) { sum &+= number &* opaque(3) }
        return sum
    }
}
