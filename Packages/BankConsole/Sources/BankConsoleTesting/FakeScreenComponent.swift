import BankConsole
import DependencyContainer
import RIBs
import SigningInterface
import SigningInterfaceTesting

/// The component of a RIB that is tested alone: a customer who is signed in, and a Verify that
/// signs at once.
public final class FakeScreenComponent: VerifyingDependency {
    public let signedInSession: any SignedInSession = FakeSignedInSession()
    public let builders: BuilderContainer

    /// Creates the component.
    ///
    /// - Throws: `ValidationReport` or `ResolutionError` if the fakes cannot be wired.
    public init() throws {
        builders = try Container(modules: FakeSigningModule(), BuildersModule()).resolve(
            buildersInject
        )
    }
}

private let buildersInject = InjectID<BuilderContainer>("FakeScreenComponent.Builders")

private struct BuildersModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(buildersInject, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
    }
}
