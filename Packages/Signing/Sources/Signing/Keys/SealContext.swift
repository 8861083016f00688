import Bookkeeping

/// What a sealed key belongs to. It is bound to what is sealed: a copy moved to another customer, or
/// to the other place of the same one, does not open.
package struct SealContext: Sendable {
    /// The bytes that are bound.
    let bytes: [UInt8]

    /// The two copies that are kept of each key.
    package enum Copy: String, Sendable {
        case password, recovery
    }

    package init(_ copy: Copy, customer: CustomerID, publicKey: HexBytes) {
        var bytes = CanonicalBytes()
        bytes.append("ModularBank sealed key v1")
        bytes.append(copy.rawValue)
        bytes.append(customer.rawValue)
        bytes.append(publicKey.description)
        self.bytes = bytes.bytes
    }
}
