import DependencyContainer
import SigningAPI

/// Signs with the app's own password, until Signing is a package.
struct SigningImplement: SigningInject {
    func sign(_ movement: String, password: String) throws -> String {
        try PasswordManager.shared.sign(movement, password: password)
    }
}

struct SigningImplementModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject) { SigningImplement() }
    }
}
