/// Signs what the customer has confirmed.
@MainActor
public protocol SigningInject {
    func sign(_ movement: String, password: String) throws -> String
}
