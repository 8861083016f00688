import BenchmarkServices
import DependencyContainer

/// A module of many services, a third each with no, one and two needs.
public struct GraphModule: Module {
    /// The ids of the services, such as `InjectID<any Thing>("Thing17")`.
    public let ids: [InjectID<any Thing>]
    /// The names of the ids.
    public let names: [String]
    /// The indices of two earlier services that each service may need.
    private let needs: [(Int, Int)]

    /// Creates a module, with the same graph for the same number.
    ///
    /// - Parameter count: The number of services.
    public init(count: Int) {
        names = (0..<count).map { "Thing\($0)" }
        ids = names.map { InjectID($0) }
        var random = RandomNumbers(seed: 1)
        needs = (0..<count).map { number in
            (random.next(below: max(number, 1)), random.next(below: max(number, 1)))
        }
    }

    /// Registers the services.
    public func register(in registrar: inout Registrar) {
        for number in ids.indices {
            let (first, second) = needs[number]
            switch number % 3 {
            case 0: registrar.register(ids[number]) { PlainThing(number: number) }
            case 1: registrar.register(ids[number], needs: ids[first]) { WrappingThing($0) }
            default:
                registrar.register(ids[number], needs: ids[first], ids[second]) {
                    JoiningThing($0, $1)
                }
            }
        }
    }

    /// Registers and validates the services, and seals a container.
    @inline(never)
    public func seal() throws(ValidationReport) -> Container {
        try Container(modules: self)
    }

    /// Returns a dictionary of as many closures.
    @inline(never)
    public func fillDictionary() -> [String: @Sendable () -> any Thing] {
        var closures: [String: @Sendable () -> any Thing] = [:]
        for number in names.indices {
            closures[names[number]] = { PlainThing(number: number) }
        }
        return closures
    }
}
