import DependencyContainer
import Screens

protocol SigningInject {
    func verify(_ movement: String, then next: @escaping () throws -> Screen) -> Screen
}

nonisolated let signingInject = MainInjectID<any SigningInject>("SigningInjectId")
