import DependencyContainer
import SigningInterface

/// The two ways in which a RIB gets the builder of a RIB from another package.
public enum VerifyBuilderSource: Sendable {
    /// A closure in the dependency, which makes the builder.
    case dependency(@MainActor @Sendable (any DIVerifyDependency) -> any DIVerifyBuildable)

    /// A container of builders, in which the RIB finds the type of the builder by `verifyBuilder`.
    case builderContainer(BuilderContainer)

    /// Returns a builder of Verify.
    /// - Parameter dependency: The component of the RIB that asks for a signature.
    /// - Throws: `ResolutionError` when the container of builders has no `verifyBuilder`.
    @MainActor
    public func builder(
        for dependency: any DIVerifyDependency
    ) throws(ResolutionError) -> any DIVerifyBuildable {
        switch self {
        case .dependency(let make): make(dependency)
        case .builderContainer(let builders):
            try builders.builder(verifyBuilder).init(dependency: dependency)
        }
    }
}
