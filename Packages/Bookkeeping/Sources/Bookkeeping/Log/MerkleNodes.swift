/// The root node of a complete subtree, whose hash never changes when leaves are added.
public struct MerkleNode: Sendable, Hashable {
    /// The position of a node in a Merkle tree.
    public struct Position: Sendable, Hashable {
        /// The height above the leaves: the subtree has 2^level leaves.
        public let level: Int
        /// The number of the node on its level, starting at 0.
        ///
        /// The subtree begins at the leaf `index * 2^level`.
        public let index: Int64

        /// Creates a position.
        /// - Parameters:
        ///   - level: The height above the leaves, 0 to 62.
        ///   - index: The number of the node on its level, starting at 0.
        public init(level: Int, index: Int64) {
            self.level = level
            self.index = index
        }
    }

    /// The position of the node in the tree.
    public let position: Position
    /// The hash of the node.
    public let hash: SHA256Digest

    public init(position: Position, hash: SHA256Digest) {
        self.position = position
        self.hash = hash
    }
}

/// A reader of stored nodes, which computes the root and the proofs for any earlier or current size
/// of the log.
///
/// The number of nodes that are read for a root or a proof grows with the logarithm of the size.
public struct MerkleNodes {
    private let read: (MerkleNode.Position) throws -> SHA256Digest

    /// Creates a reader of stored nodes.
    /// - Parameter read: Returns the hash of the node at a position, or throws if it is not stored.
    public init(read: @escaping (MerkleNode.Position) throws -> SHA256Digest) {
        self.read = read
    }

    /// Returns the size and the root of the tree of the first `size` leaves.
    /// - Parameter size: The number of leaves, zero or more.
    /// - Throws: ``BankError`` `log.range` for a size below zero, or the error of reading a node.
    public func head(ofSize size: Int64) throws -> TreeHead {
        TreeHead(size: size, root: MerkleTree.root(of: try peaks(ofSize: size)))
    }

    /// Returns the proof that a leaf is in the tree of the first `size` leaves.
    /// - Parameters:
    ///   - leaf: The number of the leaf, starting at 0, less than `size`.
    ///   - size: The number of leaves.
    /// - Throws: ``BankError`` `log.range` for numbers out of range, or the error of reading a
    ///   node.
    public func inclusionProof(ofLeaf leaf: Int64, inSize size: Int64) throws -> InclusionProof {
        guard leaf >= 0, leaf < size else { throw Self.rangeError(leaf, size) }
        var siblings: [Range<Int64>] = []
        var tree = 0..<size
        while tree.count > 1 {
            let (left, right) = tree.subtrees
            siblings.append(left.contains(leaf) ? right : left)
            tree = left.contains(leaf) ? left : right
        }
        return InclusionProof(leaf: leaf, path: try siblings.reversed().map { try root(of: $0) })
    }

    /// Returns the proof that the tree of the first `old` leaves is a prefix of the tree of the
    /// first `size` leaves.
    /// - Parameters:
    ///   - old: The number of leaves of the earlier tree, from zero to `size`.
    ///   - size: The number of leaves of the later tree.
    /// - Throws: ``BankError`` `log.range` for numbers out of range, or the error of reading a
    ///   node.
    public func consistencyProof(from old: Int64, to size: Int64) throws -> ConsistencyProof {
        guard old >= 0, old <= size else { throw Self.rangeError(old, size) }
        guard old > 0 else { return ConsistencyProof(path: []) }
        var subtrees: [Range<Int64>] = []
        var tree = 0..<size
        while tree.upperBound != old {
            let (left, right) = tree.subtrees
            subtrees.append(old <= right.lowerBound ? right : left)
            tree = old <= right.lowerBound ? left : right
        }
        // The verifier knows the root of the whole earlier tree.
        if tree.lowerBound > 0 { subtrees.append(tree) }
        return ConsistencyProof(path: try subtrees.reversed().map { try root(of: $0) })
    }

    /// Returns the hashes of the largest complete subtrees of the first `size` leaves, from left to
    /// right.
    func peaks(ofSize size: Int64) throws -> [SHA256Digest] {
        guard size >= 0 else { throw Self.rangeError(size, size) }
        return try MerkleNode.Position.covering(0..<size).map { try read($0) }
    }

    private func root(of leaves: Range<Int64>) throws -> SHA256Digest {
        MerkleTree.root(of: try MerkleNode.Position.covering(leaves).map { try read($0) })
    }

    private static func rangeError(_ number: Int64, _ size: Int64) -> BankError {
        BankError(
            .badData,
            code: "log.range",
            "the number \(number) is outside of the log, which has \(size) entries"
        )
    }
}

extension MerkleNode.Position {
    /// Returns the positions of the largest complete subtrees that cover `leaves`, from left to
    /// right.
    ///
    /// As in RFC 6962, the number of the first leaf must be a multiple of a power of two. This
    /// power must be at least the number of leaves in `leaves`.
    static func covering(_ leaves: Range<Int64>) -> [MerkleNode.Position] {
        var positions: [MerkleNode.Position] = []
        var start = leaves.lowerBound
        while start < leaves.upperBound {
            let level = (leaves.upperBound - start).floorOfLogarithm
            positions.append(MerkleNode.Position(level: level, index: start >> Int64(level)))
            start += 1 << Int64(level)
        }
        return positions
    }
}

extension Range<Int64> {
    /// The two subtrees of a tree with at least two leaves.
    ///
    /// The number of leaves in the left subtree is the largest power of two below the total.
    fileprivate var subtrees: (left: Range, right: Range) {
        let middle = lowerBound + 1 << Int64((upperBound - lowerBound - 1).floorOfLogarithm)
        return (lowerBound..<middle, middle..<upperBound)
    }
}

extension Int64 {
    /// The exponent of the greatest power of two up to this number; the number must be above zero.
    fileprivate var floorOfLogarithm: Int { Self.bitWidth - 1 - leadingZeroBitCount }
}
