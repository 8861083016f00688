import Bookkeeping

/// The owner and the kind of a sealed key, which sealing binds to it.
///
/// A copy that is moved to another customer, or to the other place of the same customer, does not
/// open.
package struct SealContext: Sendable {
    /// The bound bytes.
    let bytes: [UInt8]

    /// The two sealed copies of each key.
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
