import Testing

@testable import BankApp

@Suite("What the person is told that does not end the command")
struct WarningsTests {
    @Test("waits for the end of a session of screens, in its order, and is told once")
    func held() async throws {
        let told = Told()
        let warnings = Warnings(told.tell)
        warnings.show("before")
        await warnings.hold {
            warnings.show("first")
            warnings.show("second")
            #expect(told.all == ["before"])
        }
        #expect(told.all == ["before", "first", "second"])
        warnings.show("after")
        #expect(told.all == ["before", "first", "second", "after"])
    }

    @Test("is told also when the session fails")
    func failing() async {
        let told = Told()
        let warnings = Warnings(told.tell)
        await #expect(throws: CancellationError.self) {
            try await warnings.hold {
                warnings.show("first")
                throw CancellationError()
            }
        }
        #expect(told.all == ["first"])
    }
}
