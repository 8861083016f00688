import DependencyContainer

/// The safe box of an account, as other features see it.
@MainActor
public protocol SafeBoxInject {
    var balance: Int { get }
    var summary: String { get }
    func put(_ won: Int, password: String) throws -> String
}

public let safeBoxInject = MainInjectID<any SafeBoxInject>("SafeBoxInjectId")
