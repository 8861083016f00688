import BenchmarkServices

/// The way of the articles that this repository grew from: a dictionary of strings, and `as?` where a
/// service is asked for.
public final class StringContainer: Sendable {
    private let services: [String: any Sendable]

    /// A container of what the other side shares, beside others to tell it from.
    public init() {
        var services: [String: any Sendable] = ["Shared": SharedThing.instance]
        for number in 0..<20 { services["Thing\(number)"] = PlainThing(number: number) }
        self.services = services
    }

    func resolve<Service>(_ name: String) -> Service? {
        services[name] as? Service
    }
}
