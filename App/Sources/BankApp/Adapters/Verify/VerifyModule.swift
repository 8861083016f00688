import DependencyContainer
import SigningInterface

/// Offers Signing's Verify to features that cannot import it.
///
/// A module of its own: what a bank without it says at launch is tested by leaving it out.
struct VerifyModule: Module {
    var provides: [any ServiceID]? { [verifyBuilder] }

    var needs: [any ServiceID]? { [] }

    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, DIVerifyBuilderAdapter.self)
    }
}
