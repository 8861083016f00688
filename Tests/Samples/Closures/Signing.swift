import Screens

/// Asks for the password, and then goes on.
func verifyScreen(_ movement: String, then next: @escaping () throws -> Screen) -> Screen {
    Screen("Password to \(movement)", ["4829": next])
}
