import Screens

protocol CardInject {
    func cards() -> Screen
    func card(_ number: Int) -> Screen
}
