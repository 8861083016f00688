package import Bookkeeping
package import LedgerInterface
import SigningInterface

/// The customers in the ledger, each in three records such as `customer C000001`.
package struct CustomerBook: Sendable {
    /// The collection of the customers' permanent data.
    static let collection = "customer"
    /// The collection of the sealed keys.
    static let credentials = "credential"

    package let ledger: any Ledger

    package init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// Returns the customer with the id `id`.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    package func customer(_ id: CustomerID) async throws -> Customer {
        try await customer(id, record: try await record(of: id))
    }

    private func customer(_ id: CustomerID, record: CustomerRecord) async throws -> Customer {
        let attempts = try await ledger.record(Self.attemptsKey(of: id), as: AttemptsRecord.self)
        return Customer(id: id, record: record, attempts: attempts?.value ?? AttemptsRecord())
    }

    /// Returns all customers, sorted by id.
    package func customers() -> some AsyncSequence<[Customer], any Error> {
        ledger.records(in: Self.collection).map { records in
            var customers: [Customer] = []
            for record in records {
                let id = CustomerID(record.key.name)
                customers.append(try await customer(id, record: try record.decode()))
            }
            return customers
        }
    }

    /// Returns the count of customers, which is also the number in the id of the last customer.
    func count() async throws -> Int {
        func exists(_ number: Int) async throws -> Bool {
            try await ledger.record(Self.key(of: CustomerID(number: number))) != nil
        }
        var (known, unknown) = (0, 1)
        while try await exists(unknown) { (known, unknown) = (unknown, unknown * 2) }
        while unknown - known > 1 {
            let middle = known + (unknown - known) / 2
            if try await exists(middle) { known = middle } else { unknown = middle }
        }
        return known
    }

    /// Returns the customer, if the bank has exactly one customer.
    ///
    /// - Throws: `BankError` `customer.none`, `customer.several`.
    func onlyCustomer() async throws -> CustomerID {
        let count = try await count()
        guard count == 1 else { throw BankError.notOneCustomer(count: count) }
        return CustomerID(number: 1)
    }

    /// Returns the permanent data of a customer.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    func record(of id: CustomerID) async throws -> CustomerRecord {
        guard let stored = try await ledger.record(Self.key(of: id), as: CustomerRecord.self) else {
            throw Self.unknown(id)
        }
        return stored.value
    }

    /// Returns the sealed copies of a customer's signing key.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    package func credential(of id: CustomerID) async throws -> TypedRecord<CredentialRecord> {
        let key = Self.credentialKey(of: id)
        guard let stored = try await ledger.record(key, as: CredentialRecord.self) else {
            throw Self.unknown(id)
        }
        return stored
    }

    /// Returns the sealed copies of all customers' signing keys.
    func credentials() -> some AsyncSequence<[CredentialRecord], any Error> {
        ledger.records(in: Self.credentials).map { try $0.map { try $0.decode() } }
    }

    /// Changes the failed attempts of a customer; the change is on the disk when this returns.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - purpose: The purpose of the transaction.
    ///   - authority: The bank's authority to count attempts.
    ///   - change: Changes the current attempts or throws an error; runs again after a conflict.
    /// - Returns: The customer with the attempts that were written.
    @discardableResult
    func changeAttempts(
        of id: CustomerID,
        for purpose: Purpose,
        by authority: BankAuthority,
        _ change: @Sendable (inout AttemptsRecord) async throws -> Void
    ) async throws -> Customer {
        let record = try await record(of: id)
        return try await ledger.retryingConflicts {
            let key = Self.attemptsKey(of: id)
            let stored = try await ledger.record(key)
            var attempts = try stored?.decode() ?? AttemptsRecord()
            try await change(&attempts)
            _ = try await ledger.post(
                TransactionDraft(
                    Intent(id: .random(), CustomerRequest(purpose: purpose, customer: id)),
                    authority: .bank(authority),
                    records: [
                        try stored.map { try .update($0, to: attempts) } ?? .create(key, attempts)
                    ]
                )
            )
            return Customer(id: id, record: record, attempts: attempts)
        }
    }

    static func unknown(_ id: CustomerID) -> BankError {
        BankError(
            .notFound,
            code: "customer.unknown",
            "there is no customer '\(id)'; list all customers with 'bank customer list'"
        )
    }

    static func key(of id: CustomerID) -> RecordKey { RecordKey(collection, id.rawValue) }

    static func credentialKey(of id: CustomerID) -> RecordKey {
        RecordKey(credentials, id.rawValue)
    }

    static func attemptsKey(of id: CustomerID) -> RecordKey {
        RecordKey(AttemptsRecord.collection, id.rawValue)
    }
}

/// The keys in the results of the Signing module's transactions.
enum SigningResult {
    /// The key for the id of the customer who joined.
    static let customer = "customer"
}

/// Gives other features the names of customers.
struct CustomerDirectory: CustomerInject {
    let book: CustomerBook

    func customer(_ id: CustomerID) async throws -> CustomerProfile {
        CustomerProfile(id: id, name: try await book.record(of: id).name)
    }

    func onlyCustomer() async throws -> CustomerID { try await book.onlyCustomer() }
}
