import Bookkeeping
import LedgerInterface
import SigningInterface

/// The customers in the ledger, each in a record such as `customer C000001`.
package struct CustomerBook: Sendable {
    static let collection = "customer"

    package let ledger: any Ledger

    package init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// Returns a customer.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    package func customer(_ id: CustomerID) async throws -> Customer {
        Customer(id: id, record: try await stored(id).value)
    }

    /// Returns all customers by id.
    package func customers() async throws -> [Customer] {
        try await ledger.records(in: Self.collection, linkedTo: nil).map(Self.customer)
            .sorted { $0.id.number < $1.id.number }
    }

    /// Adds a customer with the next free id.
    ///
    /// - Parameters:
    ///   - intent: The request.
    ///   - make: Returns the record of a customer with that id; runs again if the id was taken
    ///     meanwhile.
    /// - Returns: The receipt, whose result contains the id under `customer`.
    func add(
        _ intent: Intent,
        make: @Sendable (CustomerID) throws -> CustomerRecord
    ) async throws -> Receipt {
        try await ledger.retryingConflicts {
            let last = try await customers().last?.id.number ?? 0
            let id = CustomerID(number: last + 1)
            return try await ledger.post(
                TransactionDraft(
                    intent,
                    authority: .unneeded,
                    records: [.create(Self.key(of: id), try make(id))],
                    result: [SigningResult.customer: id.rawValue]
                )
            )
        }
    }

    /// Changes a customer durably: the change is on the disk when this returns.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - purpose: The purpose of the transaction.
    ///   - change: Changes the present record or throws; runs again after a conflicting change.
    /// - Returns: The customer that was written.
    @discardableResult
    func update(
        _ id: CustomerID,
        for purpose: Purpose,
        _ change: @Sendable (inout CustomerRecord) throws -> Void
    ) async throws -> Customer {
        try await ledger.retryingConflicts {
            var stored = try await stored(id)
            try change(&stored.value)
            _ = try await ledger.post(
                TransactionDraft(
                    Intent(id: .random(), purpose: purpose, content: ["customer": id.rawValue]),
                    authority: .unneeded,
                    records: [stored.update()]
                )
            )
            return Customer(id: id, record: stored.value)
        }
    }

    private func stored(_ id: CustomerID) async throws -> TypedRecord<CustomerRecord> {
        guard let stored = try await ledger.record(Self.key(of: id), as: CustomerRecord.self) else {
            throw Self.unknown(id)
        }
        return stored
    }

    static func unknown(_ id: CustomerID) -> BankError {
        BankError(
            .notFound,
            code: "customer.unknown",
            "there is no customer '\(id)'; list them with 'bank customer list'"
        )
    }

    static func key(of id: CustomerID) -> RecordKey {
        RecordKey(collection, id.rawValue)
    }

    private static func customer(_ record: Record) throws -> Customer {
        Customer(id: CustomerID(record.key.name), record: try record.decode())
    }
}

/// The keys in the results of Signing's transactions.
enum SigningResult {
    /// The id of the customer who joined.
    static let customer = "customer"
}

extension CustomerID {
    /// `C000001` for 1.
    init(number: Int) {
        let digits = String(number)
        self.init("C" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
    }

    /// The number, such as 1 for `C000001`; 0 for an id that the bank never issues.
    var number: Int {
        guard rawValue.first == "C", rawValue.utf8.count <= 10 else { return 0 }
        return Int(rawValue.dropFirst()) ?? 0
    }
}

/// The customers, for other features.
struct CustomerDirectory: CustomerInject {
    let book: CustomerBook

    func customer(_ id: CustomerID) async throws -> CustomerProfile {
        let customer: Customer = try await book.customer(id)
        return CustomerProfile(id: customer.id, name: customer.record.name)
    }
}
