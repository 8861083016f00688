import DependencyContainer

/// An account, as other features see it.
@MainActor
public protocol AccountInject {
    var balance: Int { get }
    var summary: String { get throws }
    func withdraw(_ won: Int) throws
}

public let accountInject = MainInjectID<any AccountInject>("AccountInjectId")
