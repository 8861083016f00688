import Bookkeeping

/// A customer, as the book has it now.
package struct Customer: Sendable, Hashable {
    package let id: CustomerID
    package var record: CustomerRecord

    /// What the sealed copies of this customer's key are bound to.
    func context(of copy: SealContext.Copy) -> SealContext {
        SealContext(copy, customer: id, publicKey: record.publicKey)
    }
}
