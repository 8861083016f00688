public import BenchmarkServices
public import DependencyContainer

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
        self.init(names: (0..<count).map { "Thing\($0)" }, needs: Self.needs(count: count))
    }

    /// Creates a module and its ids.
    ///
    /// - Parameters:
    ///   - names: The names of the services.
    ///   - needs: The indices of two earlier services for each.
    public init(names: [String], needs: [(Int, Int)]) {
        self.names = names
        self.needs = needs
        ids = names.map { InjectID($0) }
    }

    /// Returns the indices of two earlier services that each service may need.
    public static func needs(count: Int) -> [(Int, Int)] {
        var random = RandomNumbers(seed: 1)
        return (0..<count).map { number in
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
        Self.fillDictionary(of: names)
    }

    /// Returns a dictionary of closures by these names.
    @inline(never)
    public static func fillDictionary(of names: [String]) -> [String: @Sendable () -> any Thing] {
        var closures: [String: @Sendable () -> any Thing] = [:]
        for number in names.indices {
            closures[names[number]] = { PlainThing(number: number) }
        }
        return closures
    }
}
