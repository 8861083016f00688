import Bookkeeping
import LedgerInterface
import SigningInterface

/// Finds customers by the text that a person types.
struct FindCustomers: Sendable {
    /// A customer with the phone number, which distinguishes customers with the same name.
    struct Match: Sendable, Hashable {
        let profile: CustomerProfile
        let phone: PhoneNumber
    }

    let book: CustomerBook

    /// Returns the customers whose id, phone number or name is `text`; empty if there is no book
    /// yet.
    func callAsFunction(_ text: String) async throws -> [Match] {
        let phone = try? PhoneNumber(parsing: text)
        let id = CustomerID(text.uppercased())
        let found = try await book.ledger.unlessMissing {
            if let record = try await book.ledger.record(CustomerBook.key(of: id)) {
                return [try Match(record)]
            }
            return try await book.ledger.records(in: CustomerBook.collection)
                .map { records in
                    try records.map(Match.init).filter {
                        $0.profile.name == text || $0.phone == phone
                    }
                }
                .joined()
        }
        return found ?? []
    }
}

extension FindCustomers.Match {
    fileprivate init(_ record: Record) throws {
        let customer = try record.decode(as: CustomerRecord.self)
        let id = CustomerID(record.key.name)
        self.init(profile: CustomerProfile(id: id, name: customer.name), phone: customer.phone)
    }
}
