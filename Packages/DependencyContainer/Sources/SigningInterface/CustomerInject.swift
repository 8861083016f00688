import Bookkeeping
import DependencyContainer

/// What other features may know of a customer.
public struct CustomerProfile: Sendable, Hashable {
    public let id: CustomerID
    public let name: String

    public init(id: CustomerID, name: String) {
        self.id = id
        self.name = name
    }
}

/// The bank's customers, for features that need to know that there is one.
public protocol CustomerInject: Sendable {
    /// - Throws: `BankError` `customer.unknown`.
    func customer(_ id: CustomerID) async throws -> CustomerProfile
}

public let customerInject = InjectID<any CustomerInject>("CustomerInject")
