import Foundation
import Signing
import Testing

@Suite("A counter of tries")
struct TryCounterTests {
    @Test("is locked after five in a row, not before")
    func limit() {
        var counter = TryCounter()
        for number in 1...5 {
            #expect(!counter.isLocked)
            #expect(counter.count() == number)
        }
        #expect(counter.isLocked)
        #expect(counter.inARow == 5)
    }

    @Test("forgets the tries up to the right one, and none that came after it")
    func clearing() {
        var counter = TryCounter()
        counter.count()
        let right = counter.count()
        counter.count()
        counter.count()
        counter.count()
        #expect(counter.isLocked)
        counter.clear(through: right)
        #expect(counter.inARow == 3)
        counter.clear(through: 1)
        #expect(counter.inARow == 3, "a right try that is late brings nothing back")
        counter.clearAll()
        #expect(counter.inARow == 0)
        #expect(counter.counted == 5)
    }

    @Test(
        "is not read from numbers that no counting gives",
        arguments: [
            #"{"counted":-1,"cleared":0}"#, #"{"counted":1,"cleared":2}"#,
            #"{"counted":1,"cleared":-1}"#, #"{"counted":9223372036854775807,"cleared":0}"#,
            #"{"counted":3}"#,
        ]
    )
    func altered(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TryCounter.self, from: Data(text.utf8))
        }
    }

    @Test("comes back as it was kept")
    func roundTrip() throws {
        var counter = TryCounter()
        counter.count()
        counter.clearAll()
        counter.count()
        let data = try JSONEncoder().encode(counter)
        #expect(try JSONDecoder().decode(TryCounter.self, from: data) == counter)
    }
}
