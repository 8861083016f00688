public import Bookkeeping
public import DependencyContainer

/// A customer, with the properties that other features may use.
public struct CustomerProfile: Sendable, Hashable {
    /// The customer's name in the book, such as `C000001`.
    public let id: CustomerID
    /// The customer's name for people.
    public let name: String

    public init(id: CustomerID, name: String) {
        self.id = id
        self.name = name
    }
}

/// The customers of the bank, for features that look up a customer.
public protocol CustomerInject: Sendable {
    /// Returns the profile of a customer.
    /// - Throws: `BankError` `customer.unknown` if the customer does not exist.
    func customer(_ id: CustomerID) async throws -> CustomerProfile

    /// Returns the only customer of the bank.
    /// - Throws: ``Bookkeeping/BankError/notOneCustomer(count:)`` if the bank has no customer or
    ///   several.
    func onlyCustomer() async throws -> CustomerID
}

extension BankError {
    /// Returns the error for a request that names no customer, if the bank has no customer or
    /// several.
    /// - Parameter count: The number of customers.
    public static func notOneCustomer(count: Int) -> BankError {
        count == 0
            ? BankError(.badData, code: "customer.none", "the bank has no customer yet")
            : BankError(.badData, code: "customer.several", "the bank has \(count) customers")
    }
}

/// The id of the ``CustomerInject`` service.
public let customerInject = InjectID<any CustomerInject>("CustomerInject")
