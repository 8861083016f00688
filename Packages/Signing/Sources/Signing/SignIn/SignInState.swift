import Console
import SigningInterface

/// What the screen of SignIn shows.
enum SignInState: Sendable, Equatable {
    /// The customers are being looked up.
    case looking
    /// Whoever it is may say so; nobody can when there are none.
    case choosing([CustomerProfile], problem: Notice? = nil)
    /// The one who was chosen types the password.
    case proving(CustomerProfile, PasswordEntry)
}
