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

    func value(in resolution: borrowing Resolution) throws(ResolutionError) -> String {
        "\(try hour.value(in: resolution)) \(try zone.value(in: resolution))"
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

    @Test("a need that reads an undeclared service gets the error of a missing service")
    func undeclared() throws {
        let owner = InjectID<Int>("NeedTests.Owner")
        let container = try Container(
            modules: InlineModule { $0.register(owner, needs: Undeclared()) { $0 } }
        )
        let error = #expect(throws: ResolutionError.self) { try container.resolve(owner) }
        let text = "'NeedTests.Undeclared' (InjectID<Int>) is not registered in this container;"
        #expect(error?.description.contains(text) == true)
    }
}

/// A need that reads a service without declaring it.
private struct Undeclared: Need {
    typealias Value = Int

    func declare(in needs: inout DeclaredNeeds) {}

    func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Int {
        try InjectID<Int>("NeedTests.Undeclared").value(in: resolution)
    }
}
