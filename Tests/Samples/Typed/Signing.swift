import DependencyContainer
import Screens

struct SigningScreens: SigningInject {
    func verify(_ movement: String, then next: @escaping () throws -> Screen) -> Screen {
        Screen("Password to \(movement)", ["4829": next])
    }
}

struct SigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject, make: SigningScreens.init)
    }
}
