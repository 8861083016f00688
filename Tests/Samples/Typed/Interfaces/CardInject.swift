import DependencyContainer
import Screens

protocol CardInject {
    func cards() -> Screen
    func card(_ number: Int) -> Screen
}

nonisolated let cardInject = MainInjectID<any CardInject>("CardInjectId")
