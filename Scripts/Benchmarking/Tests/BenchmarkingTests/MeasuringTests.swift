import Synchronization
import Testing

@testable import Benchmarking

@Suite("Measuring", .serialized)
struct MeasuringTests {
    /// A clock that advances by the work of a test.
    private final class Clock {
        private(set) var time: Int64 = 0

        func advance(by nanoseconds: Int64) { time += nanoseconds }
    }

    @Test("both sides are measured in turns, and the first side alternates")
    func turns() throws {
        let clock = Clock()
        var order = ""
        let samples = try TimeMeasurement.samples(
            of: .building(units: 2) {
                order += "m"
                clock.advance(by: 12)
                return ()
            },
            with: .building(units: 1) {
                order += "f"
                clock.advance(by: 5)
                return ()
            },
            rounds: 3,
            roundLength: 1
        ) { clock.time }
        // One execution of each side determines its number in a round; then the rounds begin.
        #expect(order == "mf" + "fmmffm")
        #expect(samples.measured == [6, 6, 6])
        #expect(samples.floor == [5, 5, 5])
    }

    @Test("more work takes more time in proportion")
    func proportion() throws {
        let clock = Clock()
        let samples = try TimeMeasurement.samples(
            of: .repeating { times in for _ in 0..<50 * times { clock.advance(by: 3) } },
            with: .repeating { times in for _ in 0..<times { clock.advance(by: 3) } },
            rounds: 2,
            roundLength: 1_000
        ) { clock.time }
        #expect(samples.measured == [150, 150])
        #expect(samples.floor == [3, 3])
    }

    @Test("the release of a product is not measured")
    func building() throws {
        final class Product {
            let clock: Clock
            init(_ clock: Clock) { self.clock = clock }
            deinit { clock.advance(by: 1_000) }
        }
        let clock = Clock()
        let work = Work.building(units: 1) {
            clock.advance(by: 10)
            return Product(clock)
        }
        let samples = try TimeMeasurement.samples(
            of: work,
            with: work,
            rounds: 1,
            roundLength: 30
        ) { clock.time }
        #expect(samples.measured == [10])
        #expect(samples.floor == [10])
    }

    @Test("each creation is prepared, which is neither measured nor counted")
    func preparing() throws {
        let clock = Clock()
        var order = ""
        let prepare = {
            clock.advance(by: 1_000)
            order += "p"
        }
        let work = Work.building(units: 1, prepare: prepare) {
            clock.advance(by: 10)
            order += "m"
            return ()
        }
        let samples = try TimeMeasurement.samples(
            of: work,
            with: work,
            rounds: 1,
            roundLength: 15
        ) { clock.time }
        #expect(samples.measured == [10])
        #expect(samples.floor == [10])
        var counting = Counting()
        try counting.run(work, row: "a", isFloor: false)
        // Each side fills a round with two creations, the second time; callgrind counts the second.
        #expect(order == String(repeating: "pm", count: 2 * (1 + 2 + 2) + 2))
    }

    @Test("the process time increases with the work of the process")
    func processTime() {
        let start = TimeMeasurement.processTime()
        while TimeMeasurement.processTime() == start { blackHole(Self.busy()) }
        #expect(TimeMeasurement.processTime() > start)
    }

    @Test("counted work is repeated so many times and twice as many, between marks")
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

    @Test("memory growth includes held memory and not freed memory")
    func memory() throws {
        let size = 1 << 20
        // Tests on other threads allocate and free in between, but not in each of twenty turns.
        let held = try (0..<20).map { _ in
            try #require(Memory.growth { [UInt8](repeating: 1, count: size) })
        }
        #expect(held.contains { (size..<size + 65_536).contains($0) }, "\(held)")
        let freed = try (0..<20).map { _ in
            try #require(
                Memory.growth {
                    blackHole([UInt8](repeating: 1, count: size)); return 0
                }
            )
        }
        #expect(freed.contains { abs($0) < 65_536 }, "\(freed)")
    }

    @Test("threads run the body once each, all at once, until all have ended")
    func threads() {
        let entered = Atomic(0)
        let left = Atomic(0)
        inThreads(3) { _ in
            entered.add(1, ordering: .acquiringAndReleasing)
            // Never ends if they run one after the other.
            while entered.load(ordering: .acquiring) < 3 {}
            left.add(1, ordering: .acquiringAndReleasing)
        }
        #expect(left.load(ordering: .acquiring) == 3)
    }

    @inline(never)
    static func busy() -> Int {
        var sum = 0
        for number in 0..<opaque(1_000) { sum &+= number &* opaque(3) }
        return sum
    }
}
