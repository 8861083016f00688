import Bookkeeping
import SigningInterface

/// What is signed of a movement, byte by byte.
///
/// ``CanonicalBytes`` of: the text `ModularBank signature v1`, which keeps these bytes apart from
/// whatever else the same key might sign; how many parameters there are; and of each, sorted by its
/// key, the key and the value. The parameters are those of
/// ``SigningInterface/SigningParameters`` without the signature itself.
package enum SignatureBytes {
    package static func of(_ movement: Movement, expires: Timestamp) -> [UInt8] {
        let signed = SignedMovement(movement: movement, expires: expires, signature: "")
        let parameters = signed.parameters.filter { $0.key != SigningParameters.signature }
        var bytes = CanonicalBytes()
        bytes.append("ModularBank signature v1")
        bytes.append(UInt32(parameters.count))
        for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
            bytes.append(key)
            bytes.append(value)
        }
        return bytes.bytes
    }
}
