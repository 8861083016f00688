import Testing

@testable import BankApp

@Suite("Warnings")
struct WarningsTests {
    @Test("warnings wait for the end of a session and are shown once, in order")
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

    @Test("warnings are shown after a session that fails")
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
