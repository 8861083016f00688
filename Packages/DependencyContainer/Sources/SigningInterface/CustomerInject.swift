import Bookkeeping
import DependencyContainer

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

/// The customers of the bank, for features that need to look one up.
public protocol CustomerInject: Sendable {
    /// Returns a customer.
    /// - Throws: `BankError` `customer.unknown`.
    func customer(_ id: CustomerID) async throws -> CustomerProfile

    /// Returns the customer of a bank with one customer.
    /// - Throws: ``Bookkeeping/BankError/notOneCustomer(count:)``.
    func onlyCustomer() async throws -> CustomerID
}

extension BankError {
    /// The bank has no customer or several, so a request must name one.
    /// - Parameter count: The number of customers.
    public static func notOneCustomer(count: Int) -> BankError {
        count == 0
            ? BankError(.badData, code: "customer.none", "the bank has no customer yet")
            : BankError(.badData, code: "customer.several", "the bank has \(count) customers")
    }
}

/// The id of the customers.
public let customerInject = InjectID<any CustomerInject>("CustomerInject")
