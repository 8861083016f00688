/// An append-only Merkle tree as RFC 6962, section 2.1, defines it.
///
/// The tree keeps only the hashes of its largest complete subtrees, at most 63.
/// ``append(_:writing:)`` passes every completed node to the caller. A ledger stores these nodes
/// and never changes them.
public struct MerkleTree: Sendable, Hashable {
    /// The number of leaves.
    public private(set) var size: Int64
    /// The hashes of the largest complete subtrees, from left to right.
    private var peaks: [SHA256Digest]

    /// Creates an empty tree.
    public init() {
        size = 0
        peaks = []
    }

    /// Creates a tree from stored nodes, and reads one node for each 1 bit of `size`.
    /// - Parameters:
    ///   - size: The number of leaves, zero or more.
    ///   - nodes: The stored nodes.
    /// - Throws: ``BankError`` `log.range` for a size below zero, or the error of reading a node.
    public init(size: Int64, from nodes: MerkleNodes) throws {
        self.size = size
        peaks = try nodes.peaks(ofSize: size)
    }

    /// Appends a leaf.
    /// - Parameters:
    ///   - leaf: The hash of the leaf; see ``leafHash(of:)``.
    ///   - write: Receives each node that the leaf completes, beginning with the node of the leaf
    ///     itself.
    /// - Throws: The error of `write`. After an error, the tree must not be used.
    public mutating func append(
        _ leaf: SHA256Digest,
        writing write: (MerkleNode) throws -> Void
    ) rethrows {
        var node = MerkleNode(position: .init(level: 0, index: size), hash: leaf)
        try write(node)
        // A node with an odd index completes its parent.
        while !node.position.index.isMultiple(of: 2), let left = peaks.popLast() {
            node = MerkleNode(
                position: .init(level: node.position.level + 1, index: node.position.index / 2),
                hash: Self.nodeHash(left, node.hash)
            )
            try write(node)
        }
        peaks.append(node.hash)
        size += 1
    }

    /// The number of leaves and the root of the tree.
    public var head: TreeHead {
        TreeHead(size: size, root: Self.root(of: peaks))
    }

    /// Returns the hash of a leaf.
    /// - Parameter bytes: The canonical bytes of an entry.
    public static func leafHash(of bytes: [UInt8]) -> SHA256Digest {
        SHA256.digest(of: [0x00] + bytes)
    }

    /// Returns the hash of a node with two children.
    public static func nodeHash(_ left: SHA256Digest, _ right: SHA256Digest) -> SHA256Digest {
        // Sound: all 65 bytes are written before they are read, and no pointer leaves.
        withUnsafeTemporaryAllocation(byteCount: 1 + 2 * SHA256Digest.length, alignment: 1) {
            bytes in
            bytes[0] = 0x01
            left.withBytes {
                UnsafeMutableRawBufferPointer(rebasing: bytes[1...]).copyMemory(from: $0)
            }
            right.withBytes {
                UnsafeMutableRawBufferPointer(rebasing: bytes[(1 + SHA256Digest.length)...])
                    .copyMemory(from: $0)
            }
            return SHA256.digest(of: UnsafeRawBufferPointer(bytes))
        }
    }

    /// Returns the root of a tree from the roots of its complete subtrees, largest subtree first.
    static func root(of subtrees: [SHA256Digest]) -> SHA256Digest {
        guard var root = subtrees.last else { return SHA256.digest(of: []) }
        for left in subtrees.dropLast().reversed() { root = nodeHash(left, root) }
        return root
    }
}

/// The size and the root of a Merkle tree, which determine all of its leaves.
public struct TreeHead: Sendable, Hashable {
    /// The number of leaves.
    public let size: Int64
    /// The hash over all leaves.
    public let root: SHA256Digest

    /// Creates a tree head.
    /// - Parameters:
    ///   - size: The number of leaves, zero or more.
    ///   - root: The hash over all leaves.
    public init(size: Int64, root: SHA256Digest) {
        self.size = size
        self.root = root
    }
}
