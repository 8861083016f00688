import DependencyContainer

/// Signs what the customer has confirmed.
@MainActor
public protocol SigningInject {
    func sign(_ movement: String, password: String) throws -> String
}

public let signingInject = MainInjectID<any SigningInject>("SigningInjectId")
