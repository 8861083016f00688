import Bookkeeping

extension MerkleTree {
    /// Appends a leaf without storing the nodes that it completes.
    mutating func append(_ leaf: SHA256Digest) {
        append(leaf) { _ in }
    }
}
