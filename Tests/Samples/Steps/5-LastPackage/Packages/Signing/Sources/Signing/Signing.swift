import DependencyContainer
import SigningAPI

/// Signs with the password of the customer.
@MainActor
final class Signing: SigningInject {
    private let password = "4829"

    func sign(_ movement: String, password: String) throws -> String {
        guard password == self.password else { throw WrongPassword() }
        return "signed: \(movement)"
    }
}

struct WrongPassword: Error, CustomStringConvertible {
    let description = "wrong password"
}

public struct SigningModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.register(signingInject, make: Signing.init)
    }
}
