import Bookkeeping
import SigningInterface

/// What other features may know of the customers.
struct CustomerDirectory: CustomerInject {
    let book: CustomerBook

    func customer(_ id: CustomerID) async throws -> CustomerProfile {
        let customer: Customer = try await book.customer(id)
        return CustomerProfile(id: customer.id, name: customer.record.name)
    }
}
