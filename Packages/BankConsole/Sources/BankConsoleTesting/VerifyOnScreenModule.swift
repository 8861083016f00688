import DependencyContainer
import SigningInterface

/// Puts ``VerifyOnScreen`` in the place of the fake that signs at once.
public struct VerifyOnScreenModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.replacing { $0.register(verifyBuilder, VerifyOnScreen.self) }
    }
}
