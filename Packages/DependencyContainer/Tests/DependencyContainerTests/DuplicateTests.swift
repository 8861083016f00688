import DependencyContainer
import Testing

@Suite("Duplicate registrations")
struct DuplicateTests {
    @Test("a duplicate registration is refused with both places")
    func wholeText() {
        let clock = serviceID("Clock")
        let report = report(
            of: InlineModule("App") {
                $0.register(clock, file: "App/AppModule.swift", line: 3) { Service() }
            },
            InlineModule("Ledger") {
                $0.register(clock, file: "Ledger/LedgerModule.swift", line: 30) { Service() }
            }
        )
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. Clock is registered twice.
                   registered: App/AppModule.swift:3 in module App
                               Ledger/LedgerModule.swift:30 in module Ledger
                   fix: keep one; a test derives a container with 'replacing'

                """
        )
    }

    @Test("many registrations of one id are one fault")
    func manyTimes() {
        let clock = serviceID("Clock")
        let report = report(
            of: InlineModule { registrar in
                for _ in 0..<5 { registrar.register(clock) { Service() } }
            }
        )
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Clock is registered 5 times.") == true)
    }

    @Test("an id with the same name and type in another module is the same id")
    func declaredTwice() {
        let one = InjectID<Service>("DuplicateTests.Clock")
        let other = InjectID<Service>("DuplicateTests.Clock")
        let report = report(
            of: InlineModule { registrar in
                registrar.register(one) { Service() }
                registrar.register(other) { Service() }
            }
        )
        #expect(report?.faults.count == 1)
    }
}
