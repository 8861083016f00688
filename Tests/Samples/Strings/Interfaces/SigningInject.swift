import Screens

protocol SigningInject {
    func verify(_ movement: String, then next: @escaping () throws -> Screen) -> Screen
}
