/// A proof that a leaf is in a Merkle tree.
public struct InclusionProof: Sendable, Hashable {
    /// The number of the leaf, starting at 0.
    public let leaf: Int64
    /// The hashes of the sibling nodes, from the sibling of the leaf up to a child of the root.
    public let path: [SHA256Digest]

    public init(leaf: Int64, path: [SHA256Digest]) {
        self.leaf = leaf
        self.path = path
    }

    /// Returns whether the proof holds, by the algorithm of RFC 9162, section 2.1.3.2.
    /// - Parameters:
    ///   - hash: The hash of the leaf.
    ///   - head: The size and the root of the tree.
    public func proves(_ hash: SHA256Digest, in head: TreeHead) -> Bool {
        guard leaf >= 0, leaf < head.size else { return false }
        var (node, last) = (leaf, head.size - 1)
        var root = hash
        for sibling in path {
            guard last > 0 else { return false }
            if node.isOdd || node == last {
                root = MerkleTree.nodeHash(sibling, root)
                while !node.isOdd, node > 0 { (node, last) = (node >> 1, last >> 1) }
            } else {
                root = MerkleTree.nodeHash(root, sibling)
            }
            (node, last) = (node >> 1, last >> 1)
        }
        return last == 0 && root == head.root
    }
}

/// A proof that a Merkle tree is a prefix of a later tree, so that no leaf was changed or removed.
public struct ConsistencyProof: Sendable, Hashable {
    /// The hashes of subtrees, in the order of RFC 6962, section 2.1.2.
    public let path: [SHA256Digest]

    /// Returns whether the proof holds, by the algorithm of RFC 9162, section 2.1.4.2.
    ///
    /// The empty tree is a prefix of every tree, and every tree is a prefix of itself. In these two
    /// cases, the path must be empty.
    /// - Parameters:
    ///   - old: The size and the root of the earlier tree.
    ///   - new: The size and the root of the later tree.
    public func proves(_ old: TreeHead, isPrefixOf new: TreeHead) -> Bool {
        guard old.size > 0, old.size < new.size else {
            let isKnown = old == new || old == MerkleTree().head
            return isKnown && path.isEmpty && new.size >= 0
        }
        var rest = path[...]
        var (node, last) = (old.size - 1, new.size - 1)
        while node.isOdd { (node, last) = (node >> 1, last >> 1) }
        // A complete earlier tree is a node of the later one, which the proof leaves out.
        guard let first = node == 0 ? old.root : rest.popFirst() else { return false }
        var (oldRoot, newRoot) = (first, first)
        for hash in rest {
            guard last > 0 else { return false }
            if node.isOdd || node == last {
                oldRoot = MerkleTree.nodeHash(hash, oldRoot)
                newRoot = MerkleTree.nodeHash(hash, newRoot)
                while !node.isOdd, node > 0 { (node, last) = (node >> 1, last >> 1) }
            } else {
                newRoot = MerkleTree.nodeHash(newRoot, hash)
            }
            (node, last) = (node >> 1, last >> 1)
        }
        return last == 0 && oldRoot == old.root && newRoot == new.root
    }
}

extension Int64 {
    fileprivate var isOdd: Bool { self & 1 == 1 }
}
