import DependencyContainer
import Testing

private let hour = InjectID<Int>("NeedTests.Hour")
private let zone = InjectID<String>("NeedTests.Zone")

/// A need that is composed of two others, as in a client package.
private struct Clock: Need {
    typealias Value = String

    func declare(in needs: inout DeclaredNeeds) {
        hour.declare(in: &needs)
        zone.declare(in: &needs)
    }

    func value(in resolution: borrowing Resolution) -> String {
        "\(hour.value(in: resolution)) \(zone.value(in: resolution))"
    }
}

@Suite("Composed needs")
struct NeedTests {
    private let clock = InjectID<String>("NeedTests.Clock")

    @Test("a composed need has a value made of its parts")
    func value() throws {
        let container = try Container(
            modules: InlineModule { [clock] registrar in
                registrar.register(hour) { 9 }
                registrar.register(zone) { "Seoul" }
                registrar.register(clock, needs: Clock()) { $0 }
            }
        )
        #expect(try container.resolve(clock) == "9 Seoul")
    }

    @Test("each part of a composed need is validated")
    func validated() {
        let report = report(
            of: InlineModule { [clock] registrar in
                registrar.register(clock, needs: Clock()) { $0 }
            }
        )
        #expect(report?.faults.count == 2)
    }
}
