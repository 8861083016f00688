/// The password of the customer, for the whole app.
@MainActor
final class PasswordManager {
    static let shared = PasswordManager()
    private let password = "4829"

    func sign(_ movement: String, password: String) throws -> String {
        guard password == self.password else { throw WrongPassword() }
        return "signed: \(movement)"
    }
}

struct WrongPassword: Error, CustomStringConvertible {
    let description = "wrong password"
}
