import Bookkeeping
import SigningInterface

/// The bytes of a movement that a signature covers.
///
/// The bytes are the ``CanonicalBytes`` of these parts, in this order:
///
/// * the text `ModularBank signature v2`, which no other use of the key begins with;
/// * the number of parameters;
/// * the key and the value of each parameter, sorted by key.
///
/// The parameters come from `SigningParameters`, without the signature.
package enum SignatureBytes {
    package static func of(_ movement: Movement, expires: Timestamp) -> [UInt8] {
        let signed = SignedMovement(movement: movement, expires: expires, signature: "")
        let parameters = signed.parameters.filter { $0.key != SigningParameters.signature }
        var bytes = CanonicalBytes()
        bytes.append("ModularBank signature v2")
        bytes.append(UInt32(parameters.count))
        for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
            bytes.append(key)
            bytes.append(value)
        }
        return bytes.bytes
    }
}
