import DependencyContainer

/// What a graph is not as a test expects it to be.
///
/// It is thrown, not recorded with a test library, so it serves every one of them: a test that throws
/// fails, and prints it.
public struct GraphExpectationFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where it was expected.
    public let place: SourcePlace
    /// What was expected, and what is there instead.
    public let message: String

    /// `ShopTests/WiringTests.swift:14: Basket does not need Key; it needs: Prices`
    public var description: String { "\(place): \(message)" }
}
