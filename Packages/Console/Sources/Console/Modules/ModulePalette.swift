import DependencyContainer
public import DependencyContainerGraph

/// The colors of the packages that register services in a container.
///
/// Each package is named by its Swift module and has the same color in all drawings.
public struct ModulePalette: Sendable, Equatable {
    /// The packages, in the order of their first registrations.
    public let packages: [String]

    /// Creates the palette of a container.
    ///
    /// - Parameter graph: The graph of the whole container.
    public init(of graph: Graph) {
        var packages: [String] = []
        for step in graph.nodes.flatMap(\.registrations)
        where !packages.contains(step.place.module) {
            packages.append(step.place.module)
        }
        self.packages = packages
    }

    /// Returns the color of a package; the color of ordinary text for a Swift module that registers
    /// no services.
    ///
    /// - Parameter package: The name of a Swift module.
    public func role(of package: String) -> ColorRole {
        packages.firstIndex(of: package).map(ColorRole.palette) ?? .plain
    }
}
