import DependencyContainer
import SigningInterface

/// The two ways in which a RIB gets the builder of a RIB that its package cannot import.
public enum VerifyBuilderSource: Sendable {
    /// By its dependency: who builds the RIB can make the builder, and does when it is told for whom.
    case dependency(@MainActor @Sendable (any DIVerifyDependency) -> any DIVerifyBuildable)

    /// By the container of builders: the RIB looks the builder's type up under `verifyBuilder`, and
    /// initialises it itself.
    case builderContainer(BuilderContainer)

    /// A builder of Verify.
    ///
    /// - Parameter dependency: The component of the RIB that asks, for what is to be signed this time.
    /// - Throws: `ResolutionError` where the container of builders does not hold `verifyBuilder`.
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
