import Screens

protocol AccountInject {
    func accounts() -> Screen
    func account(_ number: Int) -> Screen
}
