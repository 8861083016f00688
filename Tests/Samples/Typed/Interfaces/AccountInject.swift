import DependencyContainer
import Screens

protocol AccountInject {
    func accounts() -> Screen
    func account(_ number: Int) -> Screen
}

nonisolated let accountInject = MainInjectID<any AccountInject>("AccountInjectId")
