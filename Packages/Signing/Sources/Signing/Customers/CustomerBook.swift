import Bookkeeping
import LedgerInterface

/// The customers in the ledger: one record each, `customer C000001`.
package struct CustomerBook: Sendable {
    static let collection = "customer"

    package let ledger: any Ledger

    package init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// - Throws: `BankError` `customer.unknown`.
    package func customer(_ id: CustomerID) async throws -> Customer {
        Customer(id: id, record: try await held(id).value)
    }

    /// All of them, by id.
    package func customers() async throws -> [Customer] {
        try await ledger.records(in: Self.collection, linkedTo: nil).map(Self.customer)
            .sorted { $0.id.number < $1.id.number }
    }

    /// Enters a new customer under the next free id.
    /// - Parameters:
    ///   - intent: What was asked for.
    ///   - make: The record of a customer of that id; runs again when somebody else got the id.
    /// - Returns: What the book says of it; its result has the id, under `customer`.
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

    /// Changes a customer durably: when this returns, it is on the disk.
    /// - Parameter change: Changes what the book has at that moment, or throws; runs again when
    ///   somebody else was quicker.
    /// - Returns: The customer as it was written.
    @discardableResult
    func update(
        _ id: CustomerID,
        for purpose: Purpose,
        _ change: @Sendable (inout CustomerRecord) throws -> Void
    ) async throws -> Customer {
        try await ledger.retryingConflicts {
            var held = try await held(id)
            try change(&held.value)
            _ = try await ledger.post(
                TransactionDraft(
                    Intent(id: .random(), purpose: purpose, content: ["customer": id.rawValue]),
                    authority: .unneeded,
                    records: [held.update()]
                )
            )
            return Customer(id: id, record: held.value)
        }
    }

    private func held(_ id: CustomerID) async throws -> TypedRecord<CustomerRecord> {
        guard let held = try await ledger.record(Self.key(of: id), as: CustomerRecord.self) else {
            throw BankError(
                .notFound,
                code: "customer.unknown",
                "there is no customer “\(id)”; “bank customer list” shows who is"
            )
        }
        return held
    }

    private static func key(of id: CustomerID) -> RecordKey {
        RecordKey(collection, id.rawValue)
    }

    private static func customer(_ record: Record) throws -> Customer {
        Customer(id: CustomerID(record.key.name), record: try record.decode())
    }
}

/// What Signing's transactions tell beside the movement.
enum SigningResult {
    /// The id of who joined.
    static let customer = "customer"
}

extension CustomerID {
    /// `C000001` for 1.
    init(number: Int) {
        let digits = String(number)
        self.init("C" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
    }

    /// 1 for `C000001`; 0 for what the bank never gave out.
    var number: Int {
        guard rawValue.first == "C", rawValue.utf8.count <= 10 else { return 0 }
        return Int(rawValue.dropFirst()) ?? 0
    }
}
