public import Bookkeeping
public import SigningInterface

/// Fake customers with names, without the feature Signing.
public struct FakeCustomers: CustomerInject {
    private let names: [CustomerID: String]

    /// Creates fake customers.
    /// - Parameter names: The names by customer, by default 김하나 (C000001) and 이두리 (C000002).
    public init(
        _ names: [CustomerID: String] = [
            CustomerID("C000001"): "김하나", CustomerID("C000002"): "이두리",
        ]
    ) {
        self.names = names
    }

    /// Returns the profile of a customer.
    public func customer(_ id: CustomerID) async throws -> CustomerProfile {
        guard let name = names[id] else {
            throw BankError(.notFound, code: "customer.unknown", "there is no customer '\(id)'")
        }
        return CustomerProfile(id: id, name: name)
    }

    /// Returns the only customer.
    public func onlyCustomer() async throws -> CustomerID {
        guard let only = names.keys.first, names.count == 1 else {
            throw BankError.notOneCustomer(count: names.count)
        }
        return only
    }
}
