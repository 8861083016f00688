import Foundation
import Signing
import SigningInterface
import Testing

@Suite("The count of failed attempts")
struct TryCounterTests {
    @Test("locks after five consecutive failures, not before")
    func limit() {
        var counter = FailedAttempts()
        for number in 1...5 {
            #expect(!counter.isLocked)
            #expect(counter.count() == number)
        }
        #expect(counter.isLocked)
        #expect(counter.inARow == 5)
    }

    @Test("a success clears the attempts before it, and none after it")
    func clearing() {
        var counter = FailedAttempts()
        counter.count()
        let right = counter.count()
        counter.count()
        counter.count()
        counter.count()
        #expect(counter.isLocked)
        counter.clear(through: right)
        #expect(counter.inARow == 3)
        counter.clear(through: 1)
        #expect(counter.inARow == 3, "a late success restores nothing")
        counter.clearAll()
        #expect(counter.inARow == 0)
        #expect(counter.counted == 5)
    }

    @Test(
        "refuses numbers that counting cannot reach",
        arguments: [
            #"{"counted":-1,"cleared":0}"#, #"{"counted":1,"cleared":2}"#,
            #"{"counted":1,"cleared":-1}"#, #"{"counted":9223372036854775807,"cleared":0}"#,
            #"{"counted":3}"#,
        ]
    )
    func altered(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FailedAttempts.self, from: Data(text.utf8))
        }
    }

    @Test("is decoded as it was encoded")
    func roundTrip() throws {
        var counter = FailedAttempts()
        counter.count()
        counter.clearAll()
        counter.count()
        let data = try JSONEncoder().encode(counter)
        #expect(try JSONDecoder().decode(FailedAttempts.self, from: data) == counter)
    }
}
